import { rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { storable } from '../../../../core/database/storable.ts'
import { syncFolder } from '../../../../core/disk/durable-file.ts'
import { isAbsent } from '../../../../core/disk/errors.ts'
import { isFailure } from '../../../../core/failure.ts'
import { sha256 } from '../../../../core/files/hash.ts'
import { MAX_NAME_BYTES } from '../../../../core/pictures/picture-names.ts'
import { StoreError } from '../../../store-platform.ts'
import type { LocalContext } from '../context.ts'
import { editFile } from '../edit-file.ts'
import { placeInside } from '../store-errors.ts'
import { readRegularFile } from '../store-file.ts'

/*
 * The alt text of a picture that no JSON lists is in a text file beside the picture, such as red-mug.jpg.alt.txt. Each
 * picture has a separate file, so that a change to one of 50,000 alt texts does not rewrite the others.
 */

const ENDING = '.alt.txt'

/** The largest alt file that we read. No platform accepts an alt text that is nearly as long. */
const MAX_BYTES = 64 * 1024

export const isAltFile = (name: string): boolean => name.endsWith(ENDING)

/**
 * Returns the path of a picture's alt file. If the picture's name is so long that the ending does not fit, the alt
 * file is named after the hash of that name.
 */
export function altFileOf(picture: string): string {
  const folder = picture.slice(0, picture.lastIndexOf('/') + 1)
  const name = picture.slice(folder.length)
  const isTooLong = Buffer.byteLength(name) + ENDING.length > MAX_NAME_BYTES
  return folder + (isTooLong ? sha256(name).slice(0, 32) : name) + ENDING
}

/** Returns the alt text in the alt file, or '' when there is no readable alt file. */
export async function readAltFile(context: LocalContext, picture: string): Promise<string> {
  const path = altFileOf(picture)
  try {
    return textIn(await readRegularFile(join(context.directory, path), MAX_BYTES))
  } catch (error) {
    if (!isAbsent(error)) context.warnOnce(path, 'This file of the store cannot be read')
    return ''
  }
}

/** Returns the alt text that an alt file with these bytes has. */
export const textIn = (bytes: Buffer | null): string =>
  storable((bytes?.toString('utf8') ?? '').replace(/^\uFEFF/, '').trim())

/**
 * Changes the alt file; null stands for no alt file.
 * @throws StoreError `refused` when it is no file of ours or the merchant's, such as a link
 */
export async function editAltFile(
  context: LocalContext,
  picture: string,
  edit: (bytes: Buffer | null) => Promise<Buffer | null>
): Promise<void> {
  const path = altFileOf(picture)
  const place = await placeInside(context.directory, path)
  try {
    await editFile(place, { maxBytes: MAX_BYTES, isWhole: () => true }, edit)
  } catch (error) {
    if (!isAbsent(error) && !isFailure(error, 'gone', 'too-large')) throw error
    throw new StoreError('refused', `${path} is not a file with an alt text`, { cause: error })
  }
}

/** Renames the alt file of a picture. A missing file counts as already renamed, so repeating the call is harmless. */
export async function moveAltFile(context: LocalContext, from: string, to: string): Promise<void> {
  const place = await placeInside(context.directory, altFileOf(to))
  try {
    await rename(await placeInside(context.directory, altFileOf(from)), place)
  } catch (error) {
    if (isAbsent(error)) return
    throw error
  }
  await syncFolder(dirname(place))
}

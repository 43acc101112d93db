import { dirname, relative } from 'node:path/posix'
import { goneError, isAbsent, isGone, placeInside } from '../../../core/disk-errors.ts'
import { findRegularFile, readRegularFile } from '../../../core/regular-file.ts'
import type { StoreImage } from '../../store-platform.ts'
import type { LocalContext } from './context.ts'
import { jsonOfPicture, layoutOf } from './items/layout.ts'
import { readAltFile } from './json/alt-file.ts'
import { NO_JSON, readItemJson } from './json/item-json.ts'
import { settlePending } from './pending.ts'
import { findFile } from './sql.ts'
import { storeImage } from './store-image.ts'

/** One image as a listing would show it. Only within a turn. */
export async function getImage(context: LocalContext, imageId: string): Promise<StoreImage> {
  await settlePending(context)
  const path = await pathOf(context, imageId)
  return imageAt(context, imageId, path, await aboutOf(context, path))
}

/** What the address of a picture needs of it: no alt text, and a turn only when it seems to be gone. */
export function viewImage(context: LocalContext, imageId: string): Promise<StoreImage> {
  return lookTwice(context, imageId, (path) =>
    imageAt(context, imageId, path, { alt: '', variant: '' })
  )
}

export function readImage(
  context: LocalContext,
  imageId: string,
  maxBytes: number
): Promise<Uint8Array> {
  return lookTwice(context, imageId, async (path) =>
    readRegularFile(await placeInside(context.directory, path), maxBytes)
  )
}

async function imageAt(
  context: LocalContext,
  imageId: string,
  path: string,
  about: { alt: string; variant: string }
): Promise<StoreImage> {
  const stats = await findRegularFile(await placeInside(context.directory, path))
  if (!stats) throw goneError(path)
  return storeImage(imageId, { path, ...about, stats })
}

async function aboutOf(
  context: LocalContext,
  path: string
): Promise<{ alt: string; variant: string }> {
  const jsonPath = jsonOfPicture(await layoutOf(context.directory), path)
  const { images } = jsonPath === undefined ? NO_JSON : await readItemJson(context, jsonPath)
  const file = relative(dirname(jsonPath ?? ''), path).normalize()
  const listed = images.find((image) => image.file.normalize() === file)
  return {
    alt: listed?.alt ?? (await readAltFile(context, path)),
    variant: listed?.variant ?? ''
  }
}

async function pathOf(context: LocalContext, imageId: string): Promise<string> {
  const file = await findFile(context.db, context.shopId, 'image', imageId)
  if (!file) throw goneError(`Image ${imageId}`)
  return file.path
}

/** The second time within a turn: the file may just have got another name, or a crash left one half-way. */
async function lookTwice<T>(
  context: LocalContext,
  imageId: string,
  look: (path: string) => Promise<T>
): Promise<T> {
  // An id that never was takes no turn: anybody may ask for those.
  const path = await pathOf(context, imageId)
  try {
    return await look(path)
  } catch (error) {
    if (!isAbsent(error) && !isGone(error)) throw error
  }
  return context.turns(async () => {
    await settlePending(context)
    return look(await pathOf(context, imageId))
  })
}

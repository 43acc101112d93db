import { dirname, relative } from 'node:path/posix'
import type { StoreImage } from '../platform.ts'
import type { LocalContext } from './context.ts'
import { goneError, isAbsent, placeInside } from './disk-errors.ts'
import { readItemJson } from './item-json.ts'
import { jsonOfPicture, layoutOf } from './layout.ts'
import { settlePending } from './pending.ts'
import { findRegularFile, readRegularFile } from './regular-file.ts'
import { findImageFile } from './sql.ts'
import { storeImage } from './store-image.ts'

/** One image as a listing would show it. Only within a turn. */
export async function getImage(context: LocalContext, imageId: string): Promise<StoreImage> {
  const file = await findImageFile(context.db, context.shopId, imageId)
  if (!file) throw goneError(`Image ${imageId}`)
  const stats = await findRegularFile(await placeInside(context.directory, file.path))
  if (!stats) throw goneError(file.path)
  return storeImage(imageId, { path: file.path, alt: await altOf(context, file.path), stats })
}

async function altOf(context: LocalContext, path: string): Promise<string> {
  const jsonPath = jsonOfPicture(await layoutOf(context.directory), path)
  if (jsonPath === undefined) return ''
  const { images } = await readItemJson(context, jsonPath)
  const file = relative(dirname(jsonPath), path).normalize()
  return images.find((image) => image.file.normalize() === file)?.alt ?? ''
}

/** Looks a second time within a turn: the file may just have got another name, or a crash left one half-way. */
export async function readImage(context: LocalContext, imageId: string): Promise<Uint8Array> {
  try {
    return await readNow(context, imageId)
  } catch (error) {
    if (!isAbsent(error) && !isGone(error)) throw error
  }
  return context.turns(async () => {
    await settlePending(context)
    return readNow(context, imageId)
  })
}

async function readNow(context: LocalContext, imageId: string): Promise<Uint8Array> {
  const file = await findImageFile(context.db, context.shopId, imageId)
  if (!file) throw goneError(`Image ${imageId}`)
  return readRegularFile(await placeInside(context.directory, file.path))
}

const isGone = (error: unknown): boolean =>
  error instanceof Error && 'failure' in error && error.failure === 'gone'

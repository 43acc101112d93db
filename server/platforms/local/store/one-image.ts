import { dirname, relative } from 'node:path/posix'
import { isAbsent } from '../../../core/disk/errors.ts'
import { findRegularFile } from '../../../core/disk/regular-file.ts'
import type { OpenPicture } from '../../../core/pictures/open-picture.ts'
import type { StoreImage } from '../../store-platform.ts'
import type { LocalContext } from './context.ts'
import { jsonOfPicture, layoutOf } from './items/layout.ts'
import { readAltFile } from './json/alt-file.ts'
import { NO_JSON, readItemJson } from './json/item-json.ts'
import { reconcilePending } from './pending.ts'
import { findFile } from './sql.ts'
import { goneError, isGone, placeInside } from './store-errors.ts'
import { openRegularFile, readRegularFile } from './store-file.ts'
import { storeImage } from './store-image.ts'

/** Returns one image as a listing would show it. Call this only while holding the store mutex. */
export async function getImage(context: LocalContext, imageId: string): Promise<StoreImage> {
  await reconcilePending(context)
  const path = await pathOf(context, imageId)
  return imageAt(context, imageId, path, await aboutOf(context, path))
}

export function readImage(
  context: LocalContext,
  imageId: string,
  maxBytes: number
): Promise<Uint8Array> {
  return retryUnderMutex(context, imageId, async (path) =>
    readRegularFile(await placeInside(context.directory, path), maxBytes)
  )
}

/** Opens the picture; the caller closes the file. */
export function openImage(
  context: LocalContext,
  imageId: string,
  maxBytes: number
): Promise<OpenPicture & { version: string }> {
  return retryUnderMutex(context, imageId, async (path) =>
    openRegularFile(await placeInside(context.directory, path), maxBytes)
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

/**
 * Calls `attempt`. If the file is missing, it may just have been renamed, or a crash may have interrupted a rename.
 * `attempt` is then called again under the store mutex.
 */
async function retryUnderMutex<T>(
  context: LocalContext,
  imageId: string,
  attempt: (path: string) => Promise<T>
): Promise<T> {
  // Anybody may request an unknown id. Such a request fails here, before it can occupy the mutex.
  const path = await pathOf(context, imageId)
  try {
    return await attempt(path)
  } catch (error) {
    if (!isAbsent(error) && !isGone(error)) throw error
  }
  return context.withLock(async () => {
    await reconcilePending(context)
    return attempt(await pathOf(context, imageId))
  })
}

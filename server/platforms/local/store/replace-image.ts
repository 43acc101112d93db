import { lstat, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { moveIntoFree, writeBeside } from '../../../core/disk/atomic-file.ts'
import { moveDurably, syncFolder } from '../../../core/disk/durable-file.ts'
import { codeOf, isAbsent } from '../../../core/disk/errors.ts'
import { findRegularFile, versionOf } from '../../../core/disk/regular-file.ts'
import { sha256 } from '../../../core/files/hash.ts'
import { isPictureName, namesLike } from '../../../core/pictures/picture-names.ts'
import type { ImageChange } from '../../store-platform.ts'
import type { LocalContext } from './context.ts'
import { altFileOf } from './json/alt-file.ts'
import { renameMentions } from './json/rename-mentions.ts'
import { reconcilePending } from './pending.ts'
import { findFile, type LocalFile, setPath, setPendingPath } from './sql.ts'
import { changedError, goneError, placeInside } from './store-errors.ts'
import { hashRegularFile } from './store-file.ts'

/** The new bytes: the temporary file that holds them, and their hash. */
type Written = { temporary: string; hash: string }

/** The picture's file as it was just before the swap. */
type Found = { file: LocalFile; place: string; version: string }

/**
 * Writes the new bytes beside the picture, then swaps them in. Writing is the slow part. It happens without the store
 * mutex, so that listings do not have to wait for it.
 */
export async function replaceFile(
  context: LocalContext,
  imageId: string,
  { bytes, fileName, expectedHash }: ImageChange
): Promise<void> {
  if (!isPictureName(fileName) || fileName !== basename(fileName) || fileName.includes('\0')) {
    throw new Error(`Expected the name of a picture for fileName but received ${fileName}`)
  }
  const { place } = await context.withLock(async () => {
    await reconcilePending(context)
    return getPicture(context, imageId)
  })
  const written = { temporary: await writeBeside(place, bytes), hash: sha256(bytes) }
  try {
    await context.withLock(() => swap(context, imageId, fileName, expectedHash, written))
  } finally {
    await rm(written.temporary, { force: true })
  }
}

/**
 * Swaps the new bytes in. Only now is the picture checked: somebody may have replaced it while the new bytes were
 * being written.
 */
async function swap(
  context: LocalContext,
  imageId: string,
  fileName: string,
  expectedHash: string | null,
  written: Written
): Promise<void> {
  const { file, place } = await getPicture(context, imageId)
  const { hash, version } = await hashRegularFile(place)
  if (hash !== expectedHash && hash !== written.hash) throw changedError(file.path)
  for (;;) {
    const path = await freePath(context, file.path, fileName)
    // The file may already have these bytes, for example when the call is repeated. Writing them again would look like
    // a change of the picture.
    if (path === file.path && hash === written.hash) return
    try {
      if (path === file.path) await swapBytes({ file, place, version }, written)
      else await swapName(context, { file, place, version }, path, written)
      return
    } catch (error) {
      // Somebody has given this name to a file since we found it free. The next name is tried.
      if (codeOf(error) !== 'EEXIST') throw error
    }
  }
}

async function getPicture(
  context: LocalContext,
  imageId: string
): Promise<{ file: LocalFile; place: string }> {
  const file = await findFile(context.db, context.shopId, 'image', imageId)
  if (!file) throw goneError(`Image ${imageId}`)
  const place = await placeInside(context.directory, file.path)
  if (!(await findRegularFile(place))) throw goneError(file.path)
  return { file, place }
}

/**
 * Returns the path that the picture will have with the name `fileName`. This is the picture's current path if it
 * already has that name, otherwise the first path that is free.
 */
async function freePath(context: LocalContext, own: string, fileName: string): Promise<string> {
  const folder = own.slice(0, own.lastIndexOf('/') + 1)
  for (const name of namesLike(fileName)) {
    const path = folder + name
    if (path === own) return path
    const place = join(context.directory, path)
    // The name of the alt file must be free as well. A deleted picture may have left one, and its alt text would become
    // that of this picture.
    if (!(await isTaken(place)) && !(await isTaken(altFileOf(place)))) return path
  }
  throw new Error('namesLike never ends')
}

/**
 * Returns whether anything exists at this place. Folders and links count, because they must not be overwritten either.
 */
async function isTaken(place: string): Promise<boolean> {
  try {
    await lstat(place)
    return true
  } catch (error) {
    if (isAbsent(error)) return false
    throw error
  }
}

/**
 * Returns whether the file still exists, and throws when it has changed. Hashing the file took time; this last check
 * happens just before the old bytes are replaced.
 */
async function isStillThere({ file, place, version }: Found): Promise<boolean> {
  const stats = await findRegularFile(place)
  if (stats && versionOf(stats) !== version) throw changedError(file.path)
  return stats !== undefined
}

async function swapBytes(found: Found, { temporary }: Written): Promise<void> {
  if (!(await isStillThere(found))) throw goneError(found.file.path)
  await moveDurably(temporary, found.place)
}

/**
 * Replaces the picture with a file of another name. The steps are in such an order that, after a crash at any point,
 * reconcilePending can undo or complete the rename. At every moment, the picture is on the disk under at least one of
 * the two names.
 */
async function swapName(
  context: LocalContext,
  found: Found,
  path: string,
  { temporary, hash }: Written
): Promise<void> {
  const { file, place } = found
  await setPendingPath(context.db, file.id, path, hash)
  try {
    await moveIntoFree(temporary, await placeInside(context.directory, path))
    await renameMentions(context, file, file.path, path)
    // Somebody may delete the old file at this point. After a crash, this looks as if we had deleted it, so the rename
    // is completed.
    if (await isStillThere(found)) await rm(place)
    await syncFolder(dirname(place))
    await setPath(context.db, file, path)
    context.renames.note(file.path, path)
  } catch (error) {
    await reconcilePending(context)
    throw error
  }
}

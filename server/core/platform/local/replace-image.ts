import { lstat, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { moveInto, syncFolder, writeBeside } from './atomic-file.ts'
import type { LocalContext } from './context.ts'
import { goneError, isAbsent, placeInside } from './disk-errors.ts'
import { renameInItemJson } from './item-file-name.ts'
import { hashOf, settlePending } from './pending.ts'
import { isPictureName, namesLike } from './picture-names.ts'
import { findRegularFile, readRegularFile } from './regular-file.ts'
import { findImageFile, type LocalFile, setPath, setPendingPath } from './sql.ts'

/**
 * Writes the new bytes beside the picture, then swaps them in. The slow part, the write, happens outside
 * of the turn, so a listing does not wait for it.
 */
export async function replaceFile(
  context: LocalContext,
  imageId: string,
  bytes: Uint8Array,
  fileName: string
): Promise<void> {
  if (!isPictureName(fileName) || fileName !== basename(fileName) || fileName.includes('\0')) {
    throw new Error(`Expected the name of a picture for fileName but received ${fileName}`)
  }
  const { place } = await context.turns(async () => {
    await settlePending(context)
    return getPicture(context, imageId)
  })
  const temporary = await writeBeside(place, bytes)
  try {
    await context.turns(async () => {
      const { file, place: now } = await getPicture(context, imageId)
      const path = await freePath(context, file.path, fileName)
      if (path !== file.path) await swapName(context, file, path, temporary, hashOf(bytes))
      else if (!(await holds(now, bytes))) await moveInto(temporary, now)
    })
  } finally {
    await rm(temporary, { force: true })
  }
}

async function getPicture(
  context: LocalContext,
  imageId: string
): Promise<{ file: LocalFile; place: string }> {
  const file = await findImageFile(context.db, context.shopId, imageId)
  if (!file) throw goneError(`Image ${imageId}`)
  const place = await placeInside(context.directory, file.path)
  if (!(await findRegularFile(place))) throw goneError(file.path)
  return { file, place }
}

/** The path for `fileName` beside the picture: its own, or the first that no other file has. */
async function freePath(context: LocalContext, own: string, fileName: string): Promise<string> {
  const folder = own.slice(0, own.lastIndexOf('/') + 1)
  for (const name of namesLike(fileName)) {
    const path = folder + name
    if (path === own) return path
    const place = join(context.directory, path)
    if (!(await isTaken(place))) return path
  }
  throw new Error('namesLike never ends')
}

/** By anything at all: a folder or a link of that name must not be written over either. */
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
 * In this order, so that after a crash at any point settlePending finds the way back or on, and the
 * picture is on the disk under one name or the other all the time.
 */
async function swapName(
  context: LocalContext,
  file: LocalFile,
  path: string,
  temporary: string,
  hash: string
): Promise<void> {
  const old = await placeInside(context.directory, file.path)
  await setPendingPath(context.db, file.id, path, hash)
  try {
    await moveInto(temporary, await placeInside(context.directory, path))
    await renameInItemJson(context, file.path, path)
    await rm(old)
    await syncFolder(dirname(old))
    await setPath(context.db, file, path)
    context.moves.note(file.path, path)
  } catch (error) {
    await settlePending(context)
    throw error
  }
}

/** Already so, for example when a call is repeated: writing it again would look like a change. */
async function holds(place: string, bytes: Uint8Array): Promise<boolean> {
  const stats = await findRegularFile(place)
  if (stats?.size !== BigInt(bytes.length)) return false
  return (await readRegularFile(place)).equals(bytes)
}

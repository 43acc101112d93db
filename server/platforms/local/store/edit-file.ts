import { lstatSync, renameSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { moveIntoFree, writeBeside } from '../../../core/disk/atomic-file.ts'
import { syncFolder } from '../../../core/disk/durable-file.ts'
import { codeOf } from '../../../core/disk/errors.ts'
import { findRegularFile, versionOf } from '../../../core/disk/regular-file.ts'
import { changedError } from './store-errors.ts'
import { openWhole, savedSince, type WholeFile } from './whole-file.ts'

/** Returns the new content of a file; null for no file, and the same bytes if nothing has to change. */
type Edit = (bytes: Buffer | null) => Promise<Buffer | null>

/** Nobody saves a file this often while we write it once, so something else is wrong with it. */
const MOST_ATTEMPTS = 100

/**
 * Changes a file that the merchant may save at any moment, with an editor that renames its file into place or with one
 * that overwrites the old file. A file that was saved after it was read is read and edited again. Only a rename of
 * theirs that falls between our last look and our own rename is not noticed (decision 011).
 * @param isWhole whether these bytes can be all that the file is to have
 * @throws StoreError `changed` when the file does not keep still, and whatever `edit` throws
 */
export async function editFile(
  place: string,
  { maxBytes, isWhole }: { maxBytes: number; isWhole(bytes: Buffer): boolean },
  edit: Edit
): Promise<void> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const found = await openIfThere(place, maxBytes, isWhole)
    try {
      const bytes = found?.bytes ?? null
      const edited = await edit(bytes)
      if (edited === bytes) return
      const written = await replaceIfSame(place, found?.version, edited)
      if (!written.isDone) continue
      const theirs = found && (await savedSince(found, isWhole))
      if (!theirs) return
      await replaceIfSame(place, written.version, theirs)
    } finally {
      await found?.file.close()
    }
  }
  throw changedError(place)
}

async function openIfThere(
  place: string,
  maxBytes: number,
  isWhole: (bytes: Buffer) => boolean
): Promise<WholeFile | undefined> {
  try {
    return await openWhole(place, maxBytes, isWhole)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

type Replaced = { isDone: boolean; version?: string | undefined }

/** Puts these bytes in the place of the file of this version, or removes it, unless another file is there now. */
async function replaceIfSame(
  place: string,
  version: string | undefined,
  bytes: Buffer | null
): Promise<Replaced> {
  if (bytes === null) {
    const isDone = versionAt(place) === version
    if (isDone) rmSync(place)
    await syncFolder(dirname(place))
    return { isDone }
  }
  const temporary = await writeBeside(place, bytes)
  try {
    const stats = await findRegularFile(temporary)
    const ours = stats && versionOf(stats)
    if (version === undefined) {
      await moveIntoFree(temporary, place)
      return { isDone: true, version: ours }
    }
    // Nothing may come between these two calls, so both are synchronous.
    if (versionAt(place) !== version) return { isDone: false }
    renameSync(temporary, place)
    await syncFolder(dirname(place))
    return { isDone: true, version: ours }
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return { isDone: false }
    throw error
  } finally {
    await rm(temporary, { force: true })
  }
}

function versionAt(place: string): string | undefined {
  const stats = lstatSync(place, { bigint: true, throwIfNoEntry: false })
  return stats && versionOf(stats)
}

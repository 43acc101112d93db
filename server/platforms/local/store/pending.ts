import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { syncFolder } from '../../../core/disk/durable-file.ts'
import { isForbidden } from '../../../core/disk/errors.ts'
import { findRegularFile } from '../../../core/disk/regular-file.ts'
import type { LocalContext } from './context.ts'
import { renameMentions } from './json/rename-mentions.ts'
import { type LocalFile, listPendingFiles, setPath, setPendingPath } from './sql.ts'
import { placeInside } from './store-errors.ts'
import { hashRegularFile } from './store-file.ts'

/**
 * Finishes every rename that a crash interrupted. If the old file no longer exists, the rename is completed. Otherwise
 * it is undone, because nobody was told that it had succeeded. Call this only while holding the store mutex.
 * @returns the paths of new files that could not be removed and must not be listed
 */
export async function reconcilePending(context: LocalContext): Promise<Set<string>> {
  const unfinished = new Set<string>()
  for (const file of await listPendingFiles(context.db, context.shopId)) {
    try {
      await finishRename(context, file)
    } catch (error) {
      context.warnOnce(file.path, `An interrupted rename could not be finished: ${String(error)}`)
      if (file.pending_path) unfinished.add(file.pending_path)
    }
  }
  return unfinished
}

async function finishRename(context: LocalContext, file: LocalFile): Promise<void> {
  const { path, pending_path: pending } = file
  if (pending === null) return
  const isNewThere = await isOurs(context, pending, file.pending_hash)
  const isOldThere = (await findRegularFile(await placeInside(context.directory, path))) != null
  if (isNewThere && !isOldThere) {
    await renameMentions(context, file, path, pending).catch(unlessForbidden)
    await setPath(context.db, file, pending)
    context.renames.note(path, pending)
    return
  }
  if (isNewThere) {
    await renameMentions(context, file, pending, path)
    const place = await placeInside(context.directory, pending)
    await rm(place)
    await syncFolder(dirname(place))
  }
  await setPendingPath(context.db, file.id, null, null)
}

/**
 * Returns whether the file at this path is the one that we wrote. A different file, which somebody else has put there,
 * stays as a separate picture.
 */
async function isOurs(context: LocalContext, path: string, hash: string | null): Promise<boolean> {
  const place = await placeInside(context.directory, path)
  if ((await findRegularFile(place)) === undefined) return false
  return (await hashRegularFile(place)).hash === hash
}

function unlessForbidden(error: unknown): void {
  if (!isForbidden(error)) throw error
}

import { randomBytes } from 'node:crypto'
import { link, lstat, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { moveDurably, syncFolder, writeNewFile } from './durable-file.ts'
import { codeOf } from './errors.ts'
import { findRegularFile } from './regular-file.ts'

/** Matches the names of our temporary files. They are hidden, and no person or other program would choose them. */
const TEMPORARY = /^\.page-speed-boost-[0-9a-f]{16}\.tmp$/

/** No write of ours takes this long, so a temporary file older than this must be left over from a crash. */
const STALE_AFTER_MS = 10 * 60_000

/** Returns a temporary name in the folder of `place`, for a file that is renamed to `place` once it is complete. */
export const temporaryBeside = (place: string): string =>
  join(dirname(place), `.page-speed-boost-${randomBytes(8).toString('hex')}.tmp`)

export const isTemporaryName = (name: string): boolean => TEMPORARY.test(name)

/**
 * Writes and syncs `bytes` to a temporary file beside `place`, with the mode and owner of the file at `place`.
 * @returns the path of the temporary file
 */
export async function writeBeside(place: string, bytes: Uint8Array): Promise<string> {
  const temporary = temporaryBeside(place)
  const model = await findRegularFile(place)
  const like = model && {
    uid: Number(model.uid),
    gid: Number(model.gid),
    mode: Number(model.mode)
  }
  await writeNewFile(temporary, bytes, like)
  return temporary
}

/**
 * Gives the temporary file the name `place`, but never overwrites an existing file.
 * @throws EEXIST when another file has taken the name in the meantime
 */
export async function moveIntoFree(temporary: string, place: string): Promise<void> {
  try {
    await link(temporary, place)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw error
    // The disk has no hard links (FAT, some network shares), so the file is renamed. That would overwrite a file of the
    // same name; only the check that the caller made earlier prevents it.
    await moveDurably(temporary, place)
    return
  }
  await rm(temporary)
  await syncFolder(dirname(place))
}

export async function writeAtomically(place: string, bytes: Uint8Array): Promise<void> {
  const temporary = await writeBeside(place, bytes)
  try {
    await moveDurably(temporary, place)
  } finally {
    await rm(temporary, { force: true })
  }
}

/**
 * Removes a temporary file that a crash left behind, if possible. If it stays, it does no harm, because it is hidden.
 */
export async function removeStaleTemporary(place: string, nowMs: number): Promise<void> {
  try {
    const { mtimeMs } = await lstat(place)
    if (nowMs - mtimeMs > STALE_AFTER_MS) await rm(place, { force: true })
  } catch {}
}

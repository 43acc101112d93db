import { randomBytes } from 'node:crypto'
import { link, lstat, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { codeOf } from './disk-errors.ts'
import { moveDurably, syncFolder, writeNewFile } from './durable-file.ts'
import { findRegularFile } from './regular-file.ts'

/** Hidden, and like no name a person or another program gives. */
const TEMPORARY = /^\.page-speed-boost-[0-9a-f]{16}\.tmp$/

/** No write of ours takes this long, so an older one is left over from a crash. */
const STALE_AFTER_MS = 10 * 60_000

/** A name in the folder of `place` for what is moved there once it is whole. */
export const temporaryBeside = (place: string): string =>
  join(dirname(place), `.page-speed-boost-${randomBytes(8).toString('hex')}.tmp`)

export const isTemporaryName = (name: string): boolean => TEMPORARY.test(name)

/** Writes `bytes` beside `place`, on the disk for certain, with the mode and owner of the file there. */
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
 * Gives the temporary file a name that nobody has, never in the place of another file.
 * @throws EEXIST when somebody took the name just now
 */
export async function moveIntoFree(temporary: string, place: string): Promise<void> {
  try {
    await link(temporary, place)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw error
    // No hard links on this disk (FAT, some shares): the caller's look a moment ago has to do.
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

/** Best effort: a left-over that cannot be removed is hidden and does no harm. */
export async function removeStaleTemporary(place: string, nowMs: number): Promise<void> {
  try {
    const { mtimeMs } = await lstat(place)
    if (nowMs - mtimeMs > STALE_AFTER_MS) await rm(place, { force: true })
  } catch {}
}

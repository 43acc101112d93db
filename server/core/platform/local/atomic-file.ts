import { randomBytes } from 'node:crypto'
import { chmod, chown, lstat, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { findRegularFile } from './regular-file.ts'

/** Hidden, and like no name a person or another program gives. */
const TEMPORARY = /^\.page-speed-boost-[0-9a-f]{16}\.tmp$/

/** No write of ours takes this long, so an older one is left over from a crash. */
const STALE_AFTER_MS = 10 * 60_000

export const isTemporaryName = (name: string): boolean => TEMPORARY.test(name)

/** Writes `bytes` beside `place`, on the disk for certain, with the mode and owner of the file there. */
export async function writeBeside(place: string, bytes: Uint8Array): Promise<string> {
  const temporary = join(dirname(place), `.page-speed-boost-${randomBytes(8).toString('hex')}.tmp`)
  const model = await findRegularFile(place)
  const file = await open(temporary, 'wx', 0o644)
  try {
    await file.writeFile(bytes)
    if (model) {
      // Only root may give files away; elsewhere the owner is us already or cannot be kept.
      await chown(temporary, Number(model.uid), Number(model.gid)).catch(() => {})
      await chmod(temporary, Number(model.mode) & 0o7777)
    }
    await file.sync()
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  } finally {
    await file.close()
  }
  return temporary
}

/** The rename is what makes it atomic; the folder's sync is what makes it last. */
export async function moveInto(temporary: string, place: string): Promise<void> {
  await rename(temporary, place)
  await syncFolder(dirname(place))
}

export async function writeAtomically(place: string, bytes: Uint8Array): Promise<void> {
  const temporary = await writeBeside(place, bytes)
  try {
    await moveInto(temporary, place)
  } finally {
    await rm(temporary, { force: true })
  }
}

export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } catch (error) {
    // Some network file systems cannot sync a folder and say so with these.
    if (!['EINVAL', 'ENOTSUP'].includes(String((error as NodeJS.ErrnoException).code))) throw error
  } finally {
    await handle.close()
  }
}

/** Best effort: a left-over that cannot be removed is hidden and does no harm. */
export async function removeStaleTemporary(place: string, nowMs: number): Promise<void> {
  try {
    const { mtimeMs } = await lstat(place)
    if (nowMs - mtimeMs > STALE_AFTER_MS) await rm(place, { force: true })
  } catch {}
}

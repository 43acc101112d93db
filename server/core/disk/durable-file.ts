import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Whose file it is and who may read it, as `lstat` gives them. */
type Owner = { uid: number; gid: number; mode: number }

/**
 * A new file at `path`, on the disk when this returns. Nothing stays of one that could not be written
 * whole. The name itself is only safe once its folder is synced too.
 */
export async function writeNewFile(path: string, bytes: Uint8Array, like?: Owner): Promise<void> {
  const file = await open(path, 'wx', 0o644)
  try {
    await file.writeFile(bytes)
    if (like) {
      // Only root may give files away; elsewhere the owner is us already or cannot be kept.
      await file.chown(like.uid, like.gid).catch(() => {})
      await file.chmod(like.mode & 0o7777)
    }
    await syncWhole(file, bytes.length)
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await file.close()
  }
}

/**
 * The file is on the disk when this returns. One `write` may take less than it was given and report no error, which a
 * disk does when it fills up; `writeFile` goes on until all is taken.
 * @throws where the file has another size than what was written to it
 */
export async function syncWhole(file: FileHandle, sizeBytes: number): Promise<void> {
  await file.sync()
  const { size } = await file.stat()
  if (size !== sizeBytes)
    throw new Error(`Expected ${sizeBytes} bytes to be written but the disk took ${size}`)
}

/** For a file that another library wrote: its bytes are on the disk when this returns. */
export async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** The rename is what makes it whole or not at all; the folder's sync is what makes it last. */
export async function moveDurably(from: string, to: string): Promise<void> {
  await rename(from, to)
  await syncFolder(dirname(to))
}

/** Makes the folder with those above it; a power cut leaves no picture in a folder that is lost. */
export async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true })
  if (first !== undefined) await syncFoldersAbove(path, dirname(first))
}

/** Syncs every folder from the one that holds `path` up to and with `last`. */
export async function syncFoldersAbove(path: string, last: string): Promise<void> {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    await syncFolder(folder)
    if (folder === last || folder === dirname(folder)) return
  }
}

/**
 * What file systems answer that do not sync folders: network shares, FUSE, and Windows, where a folder
 * cannot even be opened. There the rename is as lasting as it gets, and a backup must not fail for it.
 */
const CANNOT_SYNC = new Set([
  'EINVAL',
  'ENOTSUP',
  'EOPNOTSUPP',
  'ENOSYS',
  'EPERM',
  'EACCES',
  'EISDIR',
  'EBADF'
])

/** A new name, or the end of an old one, is only safe from a power cut once its folder is synced. */
export async function syncFolder(path: string): Promise<void> {
  try {
    const folder = await open(path, 'r')
    try {
      await folder.sync()
    } finally {
      await folder.close()
    }
  } catch (error) {
    if (!CANNOT_SYNC.has(String((error as NodeJS.ErrnoException).code))) throw error
  }
}

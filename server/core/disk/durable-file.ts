import { constants, existsSync } from 'node:fs'
import { access, type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** The owner and mode of a file, as `lstat` returns them. */
type Owner = { uid: number; gid: number; mode: number }

/**
 * Writes a new file at `path` and syncs its content. If not everything can be written, the file is removed again. The
 * file's name survives a power cut only once the caller has synced the folder as well.
 */
export async function writeNewFile(path: string, bytes: Uint8Array, like?: Owner): Promise<void> {
  const file = await open(path, 'wx', 0o644)
  try {
    await file.writeFile(bytes)
    if (like) {
      // Only root can change the owner of a file. For anyone else, the owner is either already correct or stays wrong,
      // so an error is ignored.
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
 * Syncs a file and checks that all bytes were written. On a full disk, a single `write` may store only some of the
 * bytes without reporting an error, whereas `writeFile` continues until all are written.
 * @throws when the file's size is not `sizeBytes`
 */
export async function syncWhole(file: FileHandle, sizeBytes: number): Promise<void> {
  await file.sync()
  const { size } = await file.stat()
  if (size !== sizeBytes)
    throw new Error(`Expected ${sizeBytes} bytes to be written but the disk took ${size}`)
}

/** Syncs a file that another library has written, so that its content survives a power cut. */
export async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/**
 * Renames a file atomically: the new name leads either to the complete file or to nothing. Then syncs the folder, so
 * that a power cut does not undo the rename.
 */
export async function moveDurably(from: string, to: string): Promise<void> {
  await rename(from, to)
  await syncFolder(dirname(to))
}

/**
 * Creates the folder and the missing folders above it. All of them are synced, so that a power cut cannot lose the
 * folder of a stored picture.
 */
export async function makeFolder(path: string, mode = 0o777): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode }).catch(async (error) => {
    await expectWritable(path)
    throw error
  })
  if (first !== undefined) await syncFoldersAbove(path, dirname(first))
}

/** On a read-only disk, making several folders at once fails as if something were missing. This throws the reason. */
async function expectWritable(path: string): Promise<void> {
  let above = dirname(path)
  while (!existsSync(above)) above = dirname(above)
  await access(above, constants.W_OK)
}

/** Syncs the folder of `path` and every folder above it up to and including `last`. */
export async function syncFoldersAbove(path: string, last: string): Promise<void> {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    await syncFolder(folder)
    if (folder === last || folder === dirname(folder)) return
  }
}

/**
 * The error codes of file systems that cannot sync folders: network shares, FUSE, and Windows, where a folder cannot
 * even be opened. These errors are ignored, because nothing more can be done there and a backup must not fail because
 * of them.
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

/** Syncs a folder. A new or a removed name survives a power cut only once its folder is synced. */
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

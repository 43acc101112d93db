import { createHash, randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, openSync, rmSync, statSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export const sha256 = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex')

/**
 * Where originals are kept until their 30 days are over, by content: one shop's equal pictures are
 * stored once. A shop's files are readable under its own id only.
 */
export type Files = {
  /** Returns the sha-256 once the bytes are on the disk for good; keeping the same bytes again is cheap. */
  keep(shopId: number, bytes: Uint8Array): Promise<string>
  /** @throws when the file is missing, or no longer has the content its name promises */
  read(shopId: number, hash: string): Promise<Uint8Array>
  pathOf(shopId: number, hash: string): string
  /** Removes what was kept before `before`; something kept again since stays. */
  removeOld(shopId: number, hash: string, before: Date): void
  /** Hashes of what was kept before `before`. */
  list(shopId: number, before: Date): Promise<string[]>
  /** A path for a result in the making, for which nothing exists yet. */
  scratchPath(): string
  /** Forgets results that a crash left half-made. To be called before work starts. */
  clearScratch(): Promise<void>
  /** A small picture for lists, made at most once for each version of an image. */
  thumbnailPath(shopId: number, name: string): string
}

export async function openFiles(directory: string): Promise<Files> {
  const scratch = join(directory, 'scratch')
  await mkdir(scratch, { recursive: true })
  const folderOf = (shopId: number) => join(directory, 'originals', String(shopId))
  const pathOf = (shopId: number, hash: string) => join(folderOf(shopId), hash.slice(0, 2), hash)
  const scratchPath = () => join(scratch, randomUUID())

  return {
    pathOf,
    scratchPath,
    thumbnailPath: (shopId, name) => join(directory, 'thumbnails', String(shopId), name),

    async keep(shopId, bytes) {
      const hash = sha256(bytes)
      const path = pathOf(shopId, hash)
      if (await touch(path, bytes.length)) return hash
      const temporary = scratchPath()
      try {
        await mkdir(dirname(path), { recursive: true })
        await writeDurably(temporary, bytes)
        await rename(temporary, path)
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
      syncFolder(dirname(path))
      syncFolder(dirname(dirname(path)))
      return hash
    },

    async read(shopId, hash) {
      const bytes = await readFile(pathOf(shopId, hash))
      if (sha256(bytes) !== hash)
        throw new Error(`Expected kept file ${hash} to have its content but received other bytes`)
      return bytes
    },

    // Without a pause between look and removal: keep() cannot renew the file in between.
    removeOld(shopId, hash, before) {
      const path = pathOf(shopId, hash)
      const found = statSync(path, { throwIfNoEntry: false })
      if (found && found.mtime < before) rmSync(path)
    },

    async list(shopId, before) {
      const entries = await readdir(folderOf(shopId), {
        recursive: true,
        withFileTypes: true
      }).catch(emptyWhenMissing)
      const hashes: string[] = []
      for (const entry of entries) {
        if (!entry.isFile()) continue
        const { mtime } = await stat(join(entry.parentPath, entry.name))
        if (mtime < before) hashes.push(entry.name)
      }
      return hashes
    },

    async clearScratch() {
      await rm(scratch, { recursive: true, force: true })
      await mkdir(scratch, { recursive: true })
    }
  }
}

/** True if the file is there whole; its time is renewed, so that a sweep leaves it alone. */
async function touch(path: string, sizeBytes: number): Promise<boolean> {
  try {
    if ((await stat(path)).size !== sizeBytes) return false
    const now = new Date()
    await utimes(path, now, now)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return false
  }
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A new name is only safe from a power cut once its folder is written too. */
function syncFolder(path: string): void {
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}

function emptyWhenMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return []
  throw error
}

import { createHash, randomUUID } from 'node:crypto'
import { rmSync, statSync } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import {
  makeFolder,
  moveDurably,
  syncFolder,
  syncFoldersAbove,
  writeNewFile
} from './durable-file.ts'

/** In hex. */
export const sha256 = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest('hex')

/** Of any size, without holding it in memory. The file stays open. */
export async function sha256OfFile(file: FileHandle): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of file.createReadStream({ start: 0, autoClose: false }))
    hash.update(chunk as Buffer)
  return hash.digest('hex')
}

/**
 * Where originals are kept until their 30 days are over, by content: one shop's equal pictures are
 * stored once. A shop's files are readable under its own id only.
 */
export type Files = {
  /**
   * Returns the sha-256 once the bytes are on the disk for good. What is kept already is read, not
   * trusted: it may be the last copy of a picture.
   */
  keep(shopId: number, bytes: Uint8Array): Promise<string>
  /** The same for a file on our disk that was written whole and synced; `hash` is what it was computed to be. */
  keepFile(shopId: number, path: string, hash: string): Promise<void>
  /** @throws when the file is missing, or no longer has the content its name promises */
  read(shopId: number, hash: string): Promise<Uint8Array>
  pathOf(shopId: number, hash: string): string
  /** Removes what was kept before `before`; something kept again since stays. */
  removeOld(shopId: number, hash: string, before: Date): void
  /** Hashes of what was kept before `before`. */
  list(shopId: number, before: Date): Promise<string[]>
  /** Everything of the shop, for good. */
  removeShop(shopId: number): Promise<void>
  /** A path for a result in the making, for which nothing exists yet. */
  scratchPath(): string
  /** Forgets results that a crash left half-made. To be called before work starts. */
  clearScratch(): Promise<void>
  /** A small picture for lists, made at most once for each version of an image. */
  thumbnailPath(shopId: number, name: string): string
  /** Removes those made before `before`; they are made anew when somebody looks. */
  removeThumbnails(shopId: number, before: Date): Promise<void>
}

export async function openFiles(storageDir: string): Promise<Files> {
  const directory = resolve(storageDir)
  const scratch = join(directory, 'scratch')
  await makeFolder(scratch)
  const folderOf = (shopId: number) => join(directory, 'originals', String(shopId))
  const pathOf = (shopId: number, hash: string) => join(folderOf(shopId), hash.slice(0, 2), hash)
  const scratchPath = () => join(scratch, randomUUID())
  const lasting = new Set<string>()

  /** A folder that is there may be the work of a process killed before it could sync it. */
  async function openFolder(path: string): Promise<void> {
    await mkdir(path, { recursive: true })
    if (lasting.has(path)) return
    // Up to the one above the storage: it holds the storage's own name.
    await syncFoldersAbove(join(path, 'any'), dirname(directory))
    lasting.add(path)
  }

  return {
    pathOf,
    scratchPath,
    thumbnailPath: (shopId, name) => join(directory, 'thumbnails', String(shopId), name),

    async removeThumbnails(shopId, before) {
      const folder = join(directory, 'thumbnails', String(shopId))
      for (const name of await readdir(folder).catch(emptyWhenMissing)) {
        const { mtime } = await stat(join(folder, name))
        if (mtime < before) await rm(join(folder, name), { force: true })
      }
    },

    async keep(shopId, bytes) {
      const hash = sha256(bytes)
      const path = pathOf(shopId, hash)
      await openFolder(dirname(path))
      if (await renewIfWhole(path, hash)) {
        // Whoever put it there may be about to sync it, or have been killed before.
        await syncFolder(dirname(path))
        return hash
      }
      const temporary = scratchPath()
      try {
        await writeNewFile(temporary, bytes)
        await moveDurably(temporary, path)
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
      return hash
    },

    async keepFile(shopId, path, hash) {
      const kept = pathOf(shopId, hash)
      await openFolder(dirname(kept))
      if (await renewIfWhole(kept, hash)) await syncFolder(dirname(kept))
      else await moveDurably(path, kept)
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

    async removeShop(shopId) {
      await rm(folderOf(shopId), { recursive: true, force: true })
      await rm(join(directory, 'thumbnails', String(shopId)), { recursive: true, force: true })
    },

    async clearScratch() {
      await rm(scratch, { recursive: true, force: true })
      await mkdir(scratch, { recursive: true })
    }
  }
}

/** True if the file is there with its content; its time is renewed first, so that a sweep leaves it alone. */
async function renewIfWhole(path: string, hash: string): Promise<boolean> {
  try {
    await using file = await open(path, 'r')
    const now = new Date()
    await file.utimes(now, now)
    // A sweep may have removed the name just before.
    return (await sha256OfFile(file)) === hash && (await stat(path)).ino === (await file.stat()).ino
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return false
  }
}

function emptyWhenMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return []
  throw error
}

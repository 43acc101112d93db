import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { type Clock, systemClock } from '../clock.ts'
import {
  makeFolder,
  moveDurably,
  syncFolder,
  syncFoldersAbove,
  writeNewFile
} from '../disk/durable-file.ts'
import type { OpenPicture } from '../pictures/open-picture.ts'
import { type Ends, openRecords, RECORD_ENDING, type Removed } from './kept-records.ts'

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

/** How files are called here: by their sha-256. */
const KEPT = /^[0-9a-f]{64}(\.json)?$/

/** What is kept of a shop under one hash: a file with its record, or one of them after a crash. */
export type Kept = { hash: string; hasFile: boolean; hasRecord: boolean }

/**
 * Where originals are kept until their 30 days are over, by content: one shop's equal pictures are
 * stored once. A shop's files are readable under its own id only. A record beside each file says when it
 * was last needed.
 */
export type Files = {
  /**
   * Returns the sha-256 once the bytes and their record are on the disk for good. What is kept already is
   * read, not trusted: it may be the last copy of a picture.
   */
  keep(shopId: number, bytes: Uint8Array): Promise<string>
  /**
   * The same for an upload, a file on our disk that was written whole and synced; `hash` is what it was
   * computed to be. It waits until a run takes it, which renews it.
   * @throws when the file has another content, and leaves it where it is
   */
  keepFile(shopId: number, path: string, hash: string): Promise<void>
  /** Notes of a file that is kept that it is needed now; given `before`, only if that was last noted before then. */
  renew(shopId: number, hash: string, before?: Date): Promise<void>
  /** @throws when the file is missing, or no longer has the content its name promises */
  read(shopId: number, hash: string): Promise<Uint8Array>
  /**
   * Opens a file for who sends it on, without holding it in memory. The caller closes it.
   * @throws as read does
   */
  open(shopId: number, hash: string): Promise<OpenPicture>
  pathOf(shopId: number, hash: string): string
  /** Shops of which something is kept, whether or not the database knows them. */
  listShops(): Promise<number[]>
  list(shopId: number): Promise<Kept[]>
  /**
   * Deletes a file that, by its own record, nobody has needed for long. One without a readable record
   * stays, and gets a record that begins now.
   * @returns undefined where no file was deleted
   */
  removeOld(shopId: number, hash: string, ends: Ends): Promise<Removed | undefined>
  /** Deletes everything of the shop, records and thumbnails included, whatever its age. */
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

export async function openFiles(storageDir: string, clock: Clock = systemClock): Promise<Files> {
  const directory = resolve(storageDir)
  const scratch = join(directory, 'scratch')
  await makeFolder(scratch)
  const originals = join(directory, 'originals')
  const folderOf = (shopId: number) => join(originals, String(shopId))
  const pathOf = (shopId: number, hash: string) => join(folderOf(shopId), hash.slice(0, 2), hash)
  const scratchPath = () => join(scratch, randomUUID())
  const records = openRecords({ clock, pathOf, scratchPath })
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
      // The record first: a sweep has either removed the file by now, or will leave it alone.
      await records.renew(shopId, hash)
      if (await isWhole(path, hash)) {
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
      // What was sent is no proof of what the disk took.
      if (!(await isWhole(path, hash)))
        throw new Error(`Expected ${path} to have the content ${hash} but it has another one`)
      await openFolder(dirname(kept))
      await records.renewWaiting(shopId, hash)
      if (await isWhole(kept, hash)) await syncFolder(dirname(kept))
      else await moveDurably(path, kept)
    },

    async renew(shopId, hash, before) {
      const known = before && (await records.read(shopId, hash))
      if (known && !known.isWaiting && Date.parse(known.neededAt) >= before.getTime()) return
      if (await records.renewKept(shopId, hash)) await syncFolder(dirname(pathOf(shopId, hash)))
    },

    async read(shopId, hash) {
      const bytes = await readFile(pathOf(shopId, hash))
      if (sha256(bytes) !== hash) throw otherContent(hash)
      return bytes
    },

    async open(shopId, hash) {
      const file = await open(pathOf(shopId, hash), 'r')
      try {
        if ((await sha256OfFile(file)) !== hash) throw otherContent(hash)
        return { file, sizeBytes: (await file.stat()).size }
      } catch (error) {
        await file.close()
        throw error
      }
    },

    async listShops() {
      const names = await readdir(originals).catch(emptyWhenMissing)
      return names.filter((name) => /^\d+$/.test(name)).map(Number)
    },

    async list(shopId) {
      const entries = await readdir(folderOf(shopId), {
        recursive: true,
        withFileTypes: true
      }).catch(emptyWhenMissing)
      const names = new Set(entries.map(({ name }) => name).filter((name) => KEPT.test(name)))
      const hashes = new Set([...names].map((name) => basename(name, RECORD_ENDING)))
      return [...hashes].map((hash) => ({
        hash,
        hasFile: names.has(hash),
        hasRecord: names.has(hash + RECORD_ENDING)
      }))
    },

    removeOld: records.removeOld,

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

const otherContent = (hash: string) =>
  new Error(`Expected kept file ${hash} to have its content but received other bytes`)

/** True if the file is there with the content that its name promises. */
async function isWhole(path: string, hash: string): Promise<boolean> {
  const file = await open(path, 'r').catch(undefinedWhenMissing)
  if (!file) return false
  try {
    return (await sha256OfFile(file)) === hash
  } finally {
    await file.close()
  }
}

function undefinedWhenMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

function emptyWhenMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return []
  throw error
}

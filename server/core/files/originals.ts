import { readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Clock } from '../clock.ts'
import type { OpenPicture } from '../pictures/open-picture.ts'
import { openKeeping } from './keeping.ts'
import { RECORD_ENDING } from './kept-record.ts'
import { type Ends, openRecords, type Removed } from './kept-records.ts'
import { emptyWhenMissing } from './missing.ts'
import type { Scratch } from './scratch.ts'
import { openWhole, readWhole } from './whole-file.ts'

/** How files are called here: by their sha-256. */
const KEPT = /^[0-9a-f]{64}(\.json)?$/

/** What is kept of a shop under one hash: a file with its record, or one of them after a crash. */
export type Kept = { hash: string; hasFile: boolean; hasRecord: boolean }

/**
 * Where originals are kept until their 30 days are over, by content: one shop's equal pictures are
 * stored once. A shop's files are readable under its own id only. A record beside each file says when it
 * was last needed.
 */
export type Originals = {
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
}

type OriginalsDeps = Pick<Scratch, 'scratchPath'> & {
  clock: Clock
  /** The whole storage, of which originals are a part. */
  directory: string
}

type OpenOriginals = Originals & { removeShop(shopId: number): Promise<void> }

export function openOriginals({ clock, directory, scratchPath }: OriginalsDeps): OpenOriginals {
  const originals = join(directory, 'originals')
  const folderOf = (shopId: number) => join(originals, String(shopId))
  const pathOf = (shopId: number, hash: string) => join(folderOf(shopId), hash.slice(0, 2), hash)
  const records = openRecords({ clock, pathOf, scratchPath })
  return {
    pathOf,
    ...openKeeping({ directory, pathOf, scratchPath, records }),
    read: (shopId, hash) => readWhole(pathOf(shopId, hash), hash),
    open: (shopId, hash) => openWhole(pathOf(shopId, hash), hash),

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
    removeShop: (shopId) => rm(folderOf(shopId), { recursive: true, force: true })
  }
}

import { posix } from 'node:path'
import type { Clock } from '../clock.ts'
import { mappedInSteps } from '../in-steps.ts'
import { invariant } from '../invariant.ts'
import type { WithLock } from '../keyed-mutex.ts'
import type { OpenPicture } from '../pictures/open-picture.ts'
import { isHash } from './hash.ts'
import { openKeeping } from './keep-originals.ts'
import { RECORD_ENDING } from './kept-record.ts'
import { type Announce, type Ends, type KeyOf, openRecords, type Removed } from './kept-records.ts'
import type { ObjectStorage } from './object-storage.ts'
import { hashOfUse, openUses, type Uses } from './uses.ts'

/** Matches the file names in storage: the SHA-256 of the content for a file, with `.json` added for its record. */
const KEPT = /^[0-9a-f]{64}(\.json)?$/

/**
 * What storage holds for one hash of a shop: a file with its record or, after a crash, only one of the two, and how many
 * uses are described beside it.
 */
type Kept = { hash: string; hasFile: boolean; hasRecord: boolean; uses: number }

/**
 * Keeps originals until their retention ends. They are named by their content, so that equal pictures of one shop are
 * stored once. A shop's files can be read only under that shop's id. A record beside each file says when it was last
 * needed.
 */
export type Originals = Uses & {
  /**
   * Stores the bytes and their record. Returns the SHA-256 once both survive a power cut. If the file already exists,
   * its content is checked first, because it may be the last copy of a picture.
   */
  keep(shopId: number, bytes: Uint8Array): Promise<string>
  /**
   * Stores an upload in the same way as `keep`. `path` is a file on our disk that has been completely written and
   * synced and that may be moved away, and `hash` is the hash that was computed during the upload. The file counts as waiting until a run takes
   * it and renews its record.
   * @throws when the file's content does not match `hash`; the file then stays where it is
   */
  keepFile(shopId: number, path: string, hash: string): Promise<void>
  /**
   * Records that a stored file is needed now. If `before` is given, a file whose recorded time is not earlier is left
   * as it is, unless it is a waiting upload.
   */
  renew(shopId: number, hash: string, before?: Date): Promise<void>
  /**
   * Returns the bytes of a stored file.
   * @throws when the file is missing, or when its content no longer matches its name
   */
  read(shopId: number, hash: string): Promise<Uint8Array>
  /**
   * Opens a stored file for sending, without holding it in memory. The caller closes it.
   * @throws as `read` does
   */
  open(shopId: number, hash: string): Promise<OpenPicture>
  /** Tells whether the file exists and has the content its name promises. */
  isWhole(shopId: number, hash: string): Promise<boolean>
  /**
   * Calls `use` with the path of a local file that has the content of a stored file, for programs that read files. The
   * file may be read until `use` resolves.
   * @throws when the file is missing from a bucket, or has other content there
   */
  withFile<T>(shopId: number, hash: string, use: (path: string) => Promise<T>): Promise<T>
  /** Names a stored file for the operator: its path, or its address in the bucket. */
  nameOf(shopId: number, hash: string): string
  /** Lists the shops that have files in storage, whether or not the database knows them. */
  listShops(): Promise<number[]>
  list(shopId: number): Promise<Kept[]>
  /**
   * Deletes a file if its record says that nobody has needed it since the cut-off time. If the record is missing or
   * cannot be read, the file stays and gets a new record with the current time.
   * @returns undefined when no file was deleted
   */
  removeOld(
    shopId: number,
    hash: string,
    ends: Ends,
    announce: Announce
  ): Promise<Removed | undefined>
}

type OriginalsDeps = { clock: Clock; storage: ObjectStorage; withLock: WithLock }

type OpenOriginals = Originals & { removeShop(shopId: number): Promise<void> }

export function openOriginals({ clock, storage, withLock }: OriginalsDeps): OpenOriginals {
  const folderOf = (shopId: number) => `originals/${shopId}`
  const keyOf: KeyOf = (shopId, hash) => {
    invariant('hash-names-a-file', isHash(hash), { shop: shopId, file: hash })
    return `${folderOf(shopId)}/${hash.slice(0, 2)}/${hash}`
  }
  const records = openRecords({ clock, storage, keyOf, withLock })
  return {
    nameOf: (shopId, hash) => storage.nameOf(keyOf(shopId, hash)),
    ...openUses({ storage, folderOf, keyOf }),
    ...openKeeping({ storage, keyOf, records }),
    read: (shopId, hash) => storage.read(keyOf(shopId, hash), hash),
    open: (shopId, hash) => storage.open(keyOf(shopId, hash), hash),
    isWhole: (shopId, hash) => storage.isWhole(keyOf(shopId, hash), hash),
    withFile: (shopId, hash, use) => storage.withFile(keyOf(shopId, hash), hash, use),

    async listShops() {
      const names = await storage.listFolders('originals')
      return names.filter((name) => /^\d+$/.test(name)).map(Number)
    },

    async list(shopId) {
      const found = new Map<string, Kept>()
      const keptOf = (hash: string) => {
        const kept = found.get(hash) ?? { hash, hasFile: false, hasRecord: false, uses: 0 }
        found.set(hash, kept)
        return kept
      }
      // A large shop has tens of thousands, which would keep the server from answering for half a second.
      await mappedInSteps(await storage.list(folderOf(shopId)), (key) => {
        const name = posix.basename(key)
        const used = hashOfUse(name)
        if (used) keptOf(used).uses++
        else if (KEPT.test(name))
          keptOf(posix.basename(name, RECORD_ENDING))[
            name.endsWith(RECORD_ENDING) ? 'hasRecord' : 'hasFile'
          ] = true
      })
      return [...found.values()].filter(({ hasFile, hasRecord }) => hasFile || hasRecord)
    },

    removeOld: records.removeOld,
    removeShop: (shopId) => storage.removeAll(folderOf(shopId))
  }
}

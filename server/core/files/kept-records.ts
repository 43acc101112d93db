import { posix } from 'node:path'
import { type Clock, toText } from '../clock.ts'
import type { WithLock } from '../keyed-mutex.ts'
import { type KeptRecord, RECORD_ENDING, readRecord, textOf } from './kept-record.ts'
import type { ObjectStorage } from './object-storage.ts'
import { hashOfUse } from './uses.ts'

/** A deleted file and the content of its record. */
export type Removed = KeptRecord & { bytes: number }

/**
 * Cut-off times: a file that was last needed before its cut-off time has expired. `waiting` applies to uploads that no
 * run has taken yet, `kept` to all other files.
 */
export type Ends = { kept: Date; waiting: Date }

/** Called before a file is deleted. If the call fails, the file stays. */
export type Announce = (file: Removed) => Promise<void>

/** Returns the key of a shop's file in storage. */
export type KeyOf = (shopId: number, hash: string) => string

type RecordsDeps = {
  clock: Clock
  storage: ObjectStorage
  keyOf: KeyOf
  /**
   * Ensures that no file is deleted while its record is being renewed. It has to exclude every process that uses the
   * storage.
   */
  withLock: WithLock
}

export type Records = ReturnType<typeof openRecords>

export function openRecords({ clock, storage, keyOf, withLock }: RecordsDeps) {
  const read = (shopId: number, hash: string) =>
    readRecord(storage, keyOf(shopId, hash), shopId, hash)

  async function write(
    shopId: number,
    hash: string,
    known: KeptRecord | undefined,
    isWaiting: boolean
  ): Promise<void> {
    const neededAt = laterOf(known, toText(clock.now()))
    const record: KeptRecord = { shop: shopId, sha256: hash, neededAt, isWaiting }
    await storage.putText(keyOf(shopId, hash) + RECORD_ENDING, textOf(record))
  }

  return {
    read,

    /**
     * Renews the record of a file that is about to be written. The record survives a power cut only once its folder
     * has been synced.
     */
    renew: (shopId: number, hash: string): Promise<void> =>
      withLock(keyOf(shopId, hash), async () =>
        write(shopId, hash, await read(shopId, hash), false)
      ),

    /**
     * Renews the record of a file that is already stored.
     * @returns false when there is no such file. Nothing is written then, so that the folder of an erased shop is not
     * created again.
     */
    renewKept: (shopId: number, hash: string): Promise<boolean> =>
      withLock(keyOf(shopId, hash), async () => {
        if ((await storage.sizeOf(keyOf(shopId, hash))) === undefined) return false
        await write(shopId, hash, await read(shopId, hash), false)
        return true
      }),

    /**
     * Renews the record of an upload. A new upload counts as waiting; a picture that is already stored as an original
     * remains an original.
     */
    renewWaiting: (shopId: number, hash: string): Promise<void> =>
      withLock(keyOf(shopId, hash), async () => {
        const known = await read(shopId, hash)
        const isNew = (await storage.sizeOf(keyOf(shopId, hash))) === undefined
        await write(shopId, hash, known, known ? known.isWaiting : isNew)
      }),

    /** Does what Originals.removeOld describes. */
    removeOld: (
      shopId: number,
      hash: string,
      ends: Ends,
      announce: Announce
    ): Promise<Removed | undefined> =>
      withLock(keyOf(shopId, hash), async () => {
        const record = await read(shopId, hash)
        if (!record) {
          await write(shopId, hash, undefined, false)
          return undefined
        }
        return removeExpired(storage, keyOf(shopId, hash), { record, ends, announce })
      })
  }
}

/**
 * Returns when the file was last needed. If the clock was set back, this is the later time from the record: the
 * current time would make the file look older than it is.
 */
const laterOf = (known: KeptRecord | undefined, now: string): string =>
  known !== undefined && Date.parse(known.neededAt) > Date.parse(now) ? known.neededAt : now

type Expiring = { record: KeptRecord; ends: Ends; announce: Announce }

async function removeExpired(
  storage: ObjectStorage,
  key: string,
  { record, ends, announce }: Expiring
): Promise<Removed | undefined> {
  const end = record.isWaiting ? ends.waiting : ends.kept
  if (Date.parse(record.neededAt) >= end.getTime()) return undefined
  const bytes = await storage.sizeOf(key)
  if (bytes !== undefined) await announce({ ...record, bytes })
  // The record is deleted last. In the opposite order, a power cut in between could leave a file without a record, and
  // such a file is kept for another full retention period.
  await storage.remove(key)
  for (const beside of await storage.listBeside(key))
    if (hashOfUse(posix.basename(beside)) === record.sha256) await storage.remove(beside)
  await storage.remove(key + RECORD_ENDING)
  return bytes === undefined ? undefined : { ...record, bytes }
}

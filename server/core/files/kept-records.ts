import { readFile, rename, rm, stat } from 'node:fs/promises'
import { type Clock, toText } from '../clock.ts'
import { writeNewFile } from '../disk/durable-file.ts'
import { openKeyedMutex } from '../keyed-mutex.ts'

/**
 * One line of JSON beside each stored file. It tells how old the file is, whatever happened to the database (decision
 * 041).
 */
export type KeptRecord = {
  shop: number
  sha256: string
  /** When the file was last stored or relied on: ISO 8601, UTC. */
  neededAt: string
  /** True for an upload that no run has taken yet. */
  isWaiting: boolean
}

/** A deleted file and the content of its record. */
export type Removed = KeptRecord & { bytes: number }

/**
 * Cut-off times: a file whose record names an earlier time has expired. `waiting` applies to uploads that no run has
 * taken yet, `kept` to all other files.
 */
export type Ends = { kept: Date; waiting: Date }

export const RECORD_ENDING = '.json'

type RecordsDeps = {
  clock: Clock
  pathOf(shopId: number, hash: string): string
  /** Returns a free path on the same disk. */
  scratchPath(): string
}

export function openRecords({ clock, pathOf, scratchPath }: RecordsDeps) {
  // Keeps a file from being deleted while its record is being renewed.
  const withLock = openKeyedMutex()
  const recordPathOf = (shopId: number, hash: string) => pathOf(shopId, hash) + RECORD_ENDING

  /** Returns undefined when there is no record, or it is damaged or belongs to another file. */
  async function read(shopId: number, hash: string): Promise<KeptRecord | undefined> {
    const text = await readFile(recordPathOf(shopId, hash), 'utf8').catch(undefinedWhenMissing)
    if (text === undefined) return undefined
    const record = parse(text)
    const isOwn = record?.shop === shopId && record.sha256 === hash
    return isOwn && !Number.isNaN(Date.parse(record.neededAt)) ? record : undefined
  }

  /**
   * Writes the record. When the clock was set back, the later time stays, because an earlier one would make the file
   * look older than it is.
   */
  async function write(
    shopId: number,
    hash: string,
    known: KeptRecord | undefined,
    isWaiting: boolean
  ): Promise<void> {
    const now = toText(clock.now())
    const isAhead = known !== undefined && Date.parse(known.neededAt) > Date.parse(now)
    const neededAt = isAhead ? known.neededAt : now
    const record: KeptRecord = { shop: shopId, sha256: hash, neededAt, isWaiting }
    const temporary = scratchPath()
    try {
      await writeNewFile(temporary, Buffer.from(`${JSON.stringify(record)}\n`))
      await rename(temporary, recordPathOf(shopId, hash))
    } catch (error) {
      await rm(temporary, { force: true })
      throw error
    }
  }

  return {
    read,

    /**
     * Renews the record of a file that is about to be written or looked up. The record survives a power cut once its
     * folder is synced.
     */
    renew: (shopId: number, hash: string): Promise<void> =>
      withLock(pathOf(shopId, hash), async () =>
        write(shopId, hash, await read(shopId, hash), false)
      ),

    /**
     * Renews the record of an existing file.
     * @returns false when there is no such file; nothing is written then, not even into the folder of an erased shop
     */
    renewKept: (shopId: number, hash: string): Promise<boolean> =>
      withLock(pathOf(shopId, hash), async () => {
        if ((await sizeOf(pathOf(shopId, hash))) === undefined) return false
        await write(shopId, hash, await read(shopId, hash), false)
        return true
      }),

    /** Renews the record of an upload. When the same picture is already stored as an original, it stays one. */
    renewWaiting: (shopId: number, hash: string): Promise<void> =>
      withLock(pathOf(shopId, hash), async () => {
        const known = await read(shopId, hash)
        const isNew = (await sizeOf(pathOf(shopId, hash))) === undefined
        await write(shopId, hash, known, known ? known.isWaiting : isNew)
      }),

    /** See Files.removeOld. */
    removeOld: (shopId: number, hash: string, ends: Ends): Promise<Removed | undefined> =>
      withLock(pathOf(shopId, hash), async () => {
        const record = await read(shopId, hash)
        if (!record) {
          await write(shopId, hash, undefined, false)
          return undefined
        }
        const end = record.isWaiting ? ends.waiting : ends.kept
        if (Date.parse(record.neededAt) >= end.getTime()) return undefined
        const bytes = await sizeOf(pathOf(shopId, hash))
        // The record is deleted last: if the power failed in between, a file without a record would get a new one that
        // starts now.
        await rm(pathOf(shopId, hash), { force: true })
        await rm(recordPathOf(shopId, hash), { force: true })
        return bytes === undefined ? undefined : { ...record, bytes }
      })
  }
}

function parse(text: string): KeptRecord | null | undefined {
  try {
    return JSON.parse(text) as KeptRecord | null
  } catch {
    return undefined
  }
}

/** Returns the size in bytes; undefined when there is no such file. */
async function sizeOf(path: string): Promise<number | undefined> {
  return (await stat(path).catch(undefinedWhenMissing))?.size
}

function undefinedWhenMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

import { readFile, rename, rm, stat } from 'node:fs/promises'
import { type Clock, toText } from './clock.ts'
import { writeNewFile } from './durable-file.ts'
import { openKeyedMutex } from './keyed-mutex.ts'

/**
 * One line of JSON beside each kept file. It says how old the file is, whatever became of the database
 * (decision 041).
 */
export type KeptRecord = {
  shop: number
  sha256: string
  /** When the file was last kept, or relied on again: ISO 8601, UTC. */
  neededAt: string
  /** A merchant has sent it, and no run has taken it yet. */
  isWaiting: boolean
}

/** A file that was deleted, and what its record said. */
export type Removed = KeptRecord & { bytes: number }

/** Files whose record names an earlier moment have outlived their use. */
export type Ends = { kept: Date; waiting: Date }

export const RECORD_ENDING = '.json'

type Needs = {
  clock: Clock
  pathOf(shopId: number, hash: string): string
  /** On the same disk, where nothing exists yet. */
  scratchPath(): string
}

export function openRecords({ clock, pathOf, scratchPath }: Needs) {
  // A file is never deleted while its record is being renewed.
  const withLock = openKeyedMutex()
  const recordPathOf = (shopId: number, hash: string) => pathOf(shopId, hash) + RECORD_ENDING

  /** Undefined where there is none that can be read and is the file's own. */
  async function read(shopId: number, hash: string): Promise<KeptRecord | undefined> {
    const text = await readFile(recordPathOf(shopId, hash), 'utf8').catch(undefinedWhenMissing)
    if (text === undefined) return undefined
    const record = parse(text)
    const isOwn = record?.shop === shopId && record.sha256 === hash
    return isOwn && !Number.isNaN(Date.parse(record.neededAt)) ? record : undefined
  }

  /** A clock that was set back does not make a file older than it is. */
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

    /** Of a file that is about to be written, or to be looked for. It lasts once its folder is synced. */
    renew: (shopId: number, hash: string): Promise<void> =>
      withLock(pathOf(shopId, hash), async () =>
        write(shopId, hash, await read(shopId, hash), false)
      ),

    /** @returns false when there is no such file; nothing is written then, not even into an erased shop's folder */
    renewKept: (shopId: number, hash: string): Promise<boolean> =>
      withLock(pathOf(shopId, hash), async () => {
        if ((await sizeOf(pathOf(shopId, hash))) === undefined) return false
        await write(shopId, hash, await read(shopId, hash), false)
        return true
      }),

    /** Of an upload. The same picture may be an original already, and stays one. */
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
        // The record goes last: without one the file would begin anew if the power failed in between.
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

/** Bytes; undefined where there is no such file. */
async function sizeOf(path: string): Promise<number | undefined> {
  return (await stat(path).catch(undefinedWhenMissing))?.size
}

function undefinedWhenMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

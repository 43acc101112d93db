import type { Db } from '../database/db.ts'
import { isFailure } from '../failure.ts'
import type { TimedJob } from '../jobs.ts'
import { openKeyedMutex } from '../keyed-mutex.ts'
import { isForbidden } from './errors.ts'
import { type Found, findTrouble, type Occasion } from './find-trouble.ts'
import { type Folders, type Room, roomsOf } from './room.ts'
import { type DiskTrouble, TROUBLE_WORDS, troubleIn } from './trouble.ts'

/** What waits for the disk. Both may be called again, and may fail because of the disk. */
export type Waiting = {
  pause(trouble: DiskTrouble): Promise<void>
  resume(): Promise<void>
}

export type DiskWatch = {
  /** What is known to be wrong with our disks now. */
  trouble(): DiskTrouble | undefined
  /**
   * For an error that somebody met: looks whether the disk is the cause.
   * @param neededBytes what has to fit before it is worth trying again
   * @returns undefined when the error is another one, or there is room for it
   */
  meet(error: unknown, neededBytes?: number): Promise<DiskTrouble | undefined>
  /** Looks by writing. What waits goes on once there is room for all that failed. */
  look(): Promise<DiskTrouble | undefined>
  /** The same, and without writing while all is well: for the clock. */
  lookBriefly(): Promise<DiskTrouble | undefined>
  rooms(): Promise<Room[]>
  wait(waiting: Waiting): void
}

type Log = { error(what: object, text: string): void; info(text: string): void }

/** Knows whether the server can write. Told once in the log, however many notice it (decision 043). */
export function openDiskWatch(db: Db, folders: Folders, log: Log): DiskWatch {
  const withLock = openKeyedMutex()
  const waiting: Waiting[] = []
  let known: DiskTrouble | undefined
  /** What is known is that we may not write to a folder, which is no trouble otherwise. */
  let isDenial = false
  let neededBytes = 0

  const look = (occasion: Occasion) =>
    withLock('look', async () => {
      // Of several who met it at once the first one looks. By the next look it may be over, which says nothing of before.
      if (occasion === 'error' && known) return known
      const found = await findTrouble(db, folders, {
        occasion: known ? (isDenial ? 'error' : 'start') : occasion,
        neededBytes
      })
      if (found) await pause(found)
      else if (known) await resumeAll()
      return known
    })

  async function pause({ trouble, isDenied = false, ...where }: Found): Promise<void> {
    isDenial = isDenied
    if (!known) log.error(where, `${TROUBLE_WORDS[trouble]}: all runs wait until there is room`)
    known = trouble
    for (const one of waiting)
      await one.pause(trouble).catch((error) => {
        if (!troubleIn(error)) throw error
      })
  }

  async function resumeAll(): Promise<void> {
    try {
      for (const one of waiting) await one.resume()
    } catch (error) {
      if (troubleIn(error)) return
      throw error
    }
    known = undefined
    neededBytes = 0
    log.info('the disk can be written again: runs go on')
  }

  return {
    trouble: () => known,
    async meet(error, needed = 0) {
      if (!troubleIn(error) && !isForbidden(causeOf(error))) return undefined
      neededBytes += needed
      if (known) return known
      const found = await look('error')
      if (!found) neededBytes -= needed
      return found
    },
    look: () => look('start'),
    lookBriefly: () => look('clock'),
    rooms: () => roomsOf(folders),
    wait: (one) => void waiting.push(one)
  }
}

/** What a store's error was made of. */
const causeOf = (error: unknown): unknown =>
  isFailure(error, 'read-only', 'unreachable') ? error.cause : error

/** Costs a question to each disk while all is well. */
export const lookForRoom: TimedJob = {
  name: 'core/look-for-room',
  schedule: '*/10 * * * * *',
  run: async ({ disk }) => void (await disk.lookBriefly())
}

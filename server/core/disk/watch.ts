import type { Db } from '../database/db.ts'
import { isFailure } from '../failure.ts'
import type { TimedJob } from '../jobs.ts'
import { openKeyedMutex } from '../keyed-mutex.ts'
import { isForbidden } from './errors.ts'
import { type Found, findTrouble, type Occasion } from './find-trouble.ts'
import { type Folders, type Room, roomsOf } from './room.ts'
import { type DiskTrouble, TROUBLE_WORDS, troubleIn } from './trouble.ts'

/**
 * Work that waits while the disk cannot be written. Both functions may be called repeatedly, and may fail because of
 * the disk.
 */
export type Waiting = {
  pause(trouble: DiskTrouble): Promise<void>
  resume(): Promise<void>
}

export type DiskWatch = {
  /** Returns the known trouble with our disks, if any. */
  trouble(): DiskTrouble | undefined
  /**
   * Checks whether our disks caused an error that somebody met.
   * @param neededBytes the room that a new attempt needs
   * @returns undefined when the error has another cause, or there is enough room now
   */
  meet(error: unknown, neededBytes?: number): Promise<DiskTrouble | undefined>
  /** Checks the disks by writing to them. Waiting work continues once there is room for everything that failed. */
  check(): Promise<DiskTrouble | undefined>
  /** Makes the check that runs on a schedule, which writes nothing while no trouble is known. */
  checkBriefly(): Promise<DiskTrouble | undefined>
  rooms(): Promise<Room[]>
  wait(waiting: Waiting): void
}

type Log = { error(what: object, text: string): void; info(text: string): void }

/**
 * Opens the watch that knows whether the server can write. It logs a trouble once, however many callers meet it
 * (decision 043).
 */
export function openDiskWatch(db: Db, folders: Folders, log: Log): DiskWatch {
  const withLock = openKeyedMutex()
  const waiting: Waiting[] = []
  let known: DiskTrouble | undefined
  /**
   * Whether the only known trouble is a folder that we may not write to, which counts as trouble only after an error.
   */
  let isDenial = false
  let neededBytes = 0

  const check = (occasion: Occasion) =>
    withLock('check', async () => {
      // When several callers meet the trouble at once, only the first one checks. A second check might find that the
      // trouble has passed, although it caused the other callers' errors.
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
    log.info('the disk can be written again: runs continue')
  }

  return {
    trouble: () => known,
    async meet(error, needed = 0) {
      if (!troubleIn(error) && !isForbidden(causeOf(error))) return undefined
      neededBytes += needed
      if (known) return known
      const found = await check('error')
      if (!found) neededBytes -= needed
      return found
    },
    check: () => check('start'),
    checkBriefly: () => check('clock'),
    rooms: () => roomsOf(folders),
    wait: (one) => void waiting.push(one)
  }
}

/** Returns the disk error behind a store's error, and any other error unchanged. */
const causeOf = (error: unknown): unknown =>
  isFailure(error, 'read-only', 'unreachable') ? error.cause : error

/** Checks how much room each disk has, and writes nothing while no trouble is known. */
export const checkDisk: TimedJob = {
  name: 'core/check-disk',
  schedule: '*/10 * * * * *',
  run: async ({ disk }) => void (await disk.checkBriefly())
}

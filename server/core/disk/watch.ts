import { isFailure } from '../failure.ts'
import type { TimedJob } from '../jobs.ts'
import { openKeyedMutex } from '../keyed-mutex.ts'
import { isForbidden } from './errors.ts'
import { type Found, findTrouble, type Occasion, type Places } from './find-trouble.ts'
import { type Room, roomsOf } from './room.ts'
import { type DiskTrouble, TROUBLE_WORDS, type Trouble, troubleIn } from './trouble.ts'

/**
 * Work that waits while a disk cannot be written. While the database cannot be reached, nothing more can be recorded
 * about it, so it only waits. Both functions may be called repeatedly, and they may themselves
 * fail because of the disk.
 */
type Waiting = {
  pause(trouble: DiskTrouble): Promise<void>
  resume(): Promise<void>
}

export type DiskWatch = {
  /** Returns the known trouble with our disks or the database, if any. */
  trouble(): Trouble | undefined
  /** Says in one sentence what the trouble is. */
  problem(): string | undefined
  /**
   * Finds out whether a disk or the database caused an error, and checks them if it did.
   * @param neededBytes how many bytes the failed write needs when it is repeated
   * @returns undefined when the error has another cause, or when there is enough room now
   */
  meet(error: unknown, neededBytes?: number): Promise<Trouble | undefined>
  /** Checks the disks by writing to them. If everything that failed would fit now, waiting work continues. */
  check(): Promise<Trouble | undefined>
  /** Runs the scheduled check, which writes nothing unless there is known trouble. */
  checkBriefly(): Promise<Trouble | undefined>
  rooms(): Promise<Room[]>
  wait(waiting: Waiting): void
}

type Log = { error(what: object, text: string): void; info(text: string): void }

/**
 * Creates the watch that knows whether the server can write. When many callers report the same trouble, the watch logs
 * it only once (decision 043).
 */
export function openDiskWatch(places: Places, log: Log): DiskWatch {
  const withLock = openKeyedMutex()
  const waiting: Waiting[] = []
  let known: Trouble | undefined
  /** True if nothing is known but a folder without write permission. It is reported only once a write has failed. */
  let isDenial = false
  let neededBytes = 0
  let problem: string | undefined
  let place = 'the disk'

  const check = (occasion: Occasion) =>
    withLock('check', async () => {
      // When several callers report an error at once, only the first one triggers a check. A second check might find
      // that the trouble has passed, and those callers would then learn of no trouble although it caused their errors.
      if (occasion === 'error' && known) return known
      const found = await findTrouble(places, {
        occasion: known ? (isDenial ? 'error' : 'start') : occasion,
        neededBytes
      })
      if (found) await pause(found)
      else if (known) await resumeAll()
      return known
    })

  async function pause({ trouble, isDenied = false, ...where }: Found): Promise<void> {
    isDenial = isDenied
    problem = where.problem ?? TROUBLE_WORDS[trouble]
    place = where.place === 'bucket' ? 'the bucket' : 'the disk'
    if (!known) log.error(where, `${problem}: all runs wait until ${endOf(trouble, where.problem)}`)
    known = trouble
    if (trouble === 'database-gone') return
    for (const one of waiting) await one.pause(trouble).catch(unlessTrouble)
  }

  async function resumeAll(): Promise<void> {
    try {
      for (const one of waiting) await one.resume()
    } catch (error) {
      if (troubleIn(error)) return
      throw error
    }
    const what = known === 'database-gone' ? 'the database answers' : `${place} can be written`
    known = undefined
    problem = undefined
    neededBytes = 0
    log.info(`${what} again: runs continue`)
  }

  return {
    trouble: () => known,
    problem: () => problem,
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
    rooms: () => roomsOf(places.folders),
    wait: (one) => void waiting.push(one)
  }
}

/** Takes an error of the disk as what it is known for; any other is thrown. */
function unlessTrouble(error: unknown): void {
  if (!troubleIn(error)) throw error
}

/** Says what ends the trouble. */
const endOf = (trouble: Trouble, problem: string | undefined): string =>
  trouble === 'database-gone' ? 'it answers' : problem ? 'it works' : 'there is room'

/** Returns the disk error that caused a store's error. Any other error is returned unchanged. */
const causeOf = (error: unknown): unknown =>
  isFailure(error, 'read-only', 'unreachable') ? error.cause : error

/** Checks every ten seconds how much room each disk has. It writes nothing unless there is known trouble. */
export const checkDisk: TimedJob = {
  name: 'core/check-disk',
  schedule: '*/10 * * * * *',
  isOfProcess: true,
  run: async ({ disk }) => void (await disk.checkBriefly())
}

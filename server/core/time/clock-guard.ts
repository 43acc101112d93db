import { join } from 'node:path'
import { listBackups } from '../backup/backups.ts'
import { type Clock, DAY_MS, HOUR_MS } from '../clock.ts'
import type { Config } from '../config/config.ts'
import type { Db } from '../database/db.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Files } from '../files/files.ts'
import type { TimedJob } from '../jobs.ts'
import { afterCheck, type ClockRecord, unconfirmedMs } from './clock-record.ts'
import { readRecord, writeRecord } from './kept-clock-record.ts'
import { takeLastLook } from './last-look.ts'
import type { OutsideTime } from './outside-time.ts'

/** Decides what time it is for work that deletes or charges by age (decisions 024 and 041). */
export type ClockGuard = {
  /**
   * Checks the clock. Returns the latest time that may be trusted: by the clock, without jumps that nothing has
   * confirmed, and no later than the database and the outside say.
   */
  trustedNow(): Promise<Date>
  /** Returns by how much the clock was ahead of the trusted time at the last check of this process. */
  aheadMs(): number
}

/** From here on operators are told that the clock is ahead. A night without a server is less. */
export const UNCONFIRMED_MS = DAY_MS

/** Whoever is this near agrees with our clock. */
const NEAR_MS = HOUR_MS

/** A jump counts until servers have run for this long after it, or for the retention if that is longer. */
const LEAST_KEPT_MS = 30 * DAY_MS

type GuardDeps = {
  db: Db
  clock: Clock
  files: Pick<Files, 'listShops'>
  config: Pick<Config, 'dataDir' | 'backupDir' | 'retentionDays'>
  outside: OutsideTime
  /** Returns the time by the clock of the database's server. By default that is our own clock. */
  readDatabaseClock?: (() => Promise<Date | undefined>) | undefined
}

export function openClockGuard({
  db,
  clock,
  files,
  config,
  outside,
  readDatabaseClock = async () => undefined
}: GuardDeps): ClockGuard {
  const lastLook = join(config.dataDir, 'storage/last-look.json')
  const keptMs = Math.max(LEAST_KEPT_MS, config.retentionDays * DAY_MS)
  const isAnythingKept = async () =>
    (await files.listShops()).length > 0 ||
    (config.backupDir !== null && (await listBackups(config.backupDir)).length > 0)
  let checkedAtMs = clock.elapsedMs()
  let aheadMs = 0

  return {
    aheadMs: () => aheadMs,

    async trustedNow() {
      const elapsedMs = clock.elapsedMs()
      const now = clock.now().getTime()
      const begun = await findBeginning(db, lastLook, isAnythingKept)
      const known = outside.now()?.getTime()
      const check = {
        now,
        ranMs: elapsedMs - checkedAtMs,
        isConfirmed: known !== undefined && Math.abs(known - now) < NEAR_MS,
        keptMs
      }
      const record = await inTransaction(db, async (trx) => {
        const next = afterCheck((await readRecord(trx)) ?? begun ?? recordOf(now), check)
        await writeRecord(trx, next)
        return next
      })
      checkedAtMs = elapsedMs
      const ofDatabase = await readDatabaseClock()
      const latest = [now - unconfirmedMs(record), known, ofDatabase?.getTime()]
      const trusted = Math.min(...latest.filter((time) => time !== undefined))
      aheadMs = now - trusted
      return new Date(trusted)
    }
  }
}

const recordOf = (seenAt: number | null): ClockRecord => ({
  seenAt,
  ranMs: 0,
  isConfirmed: false,
  jumps: []
})

/**
 * Returns the record with which to begin, if there is none: what an older version has left in a file. When originals
 * or backups are kept and nothing is known, all time until now is a jump.
 */
async function findBeginning(
  db: Db,
  lastLook: string,
  isAnythingKept: () => Promise<boolean>
): Promise<ClockRecord | undefined> {
  const seenAt = await takeLastLook(lastLook)
  if (seenAt !== undefined) {
    await inTransaction(db, (trx) => writeRecord(trx, recordOf(seenAt)))
    return undefined
  }
  const record = await readRecord(db)
  if (record) return undefined
  return (await isAnythingKept()) ? recordOf(null) : undefined
}

/** Checks the clock often, so that a step is noticed before another one takes it back. */
export const checkClock: TimedJob = {
  name: 'core/check-clock',
  schedule: '*/5 * * * *',
  run: async ({ clockGuard }) => void (await clockGuard.trustedNow())
}

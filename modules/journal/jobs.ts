import { setImmediate } from 'node:timers/promises'
import { DAY_MS, toText } from '../../server/core/clock.ts'
import type { TimedJob } from '../../server/core/jobs.ts'
import { deleteOldLines } from './sql.ts'

/** How long a line is kept (decision 050); a trigger in migrations/baseline/journal.ts names the same 400 days. */
const LINES_MS = 400 * DAY_MS

/**
 * How many lines one step deletes. A step takes a few milliseconds, and other calls can use the database between two
 * steps.
 */
const LINES_AT_ONCE = 500

/** Deletes the journal's lines whose retention has ended. */
export const deleteOldJournal: TimedJob = {
  name: 'journal/delete-old',
  schedule: '47 3 * * *',
  async run({ db, clockGuard, log }) {
    const trusted = await clockGuard.trustedNow()
    // The trigger compares with the machine's clock, so the app's clock alone cannot be used here.
    const before = toText(new Date(Math.min(Date.now(), trusted.getTime()) - LINES_MS))
    let deleted = 0
    for (let step = LINES_AT_ONCE; step === LINES_AT_ONCE; deleted += step) {
      step = await deleteOldLines(db, before, LINES_AT_ONCE)
      await setImmediate()
    }
    if (deleted > 0) log.info({ deleted }, 'old lines of the journal were deleted')
  }
}

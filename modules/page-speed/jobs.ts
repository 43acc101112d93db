import { DAY_MS, toText } from '../../server/core/clock.ts'
import type { TimedJob } from '../../server/core/jobs.ts'
import { KEPT_DAYS } from './queries.ts'
import { removeJobsBefore } from './sql-browser-jobs.ts'
import { removeFiguresBefore } from './sql-visits.ts'

/** Deletes checks, measurements and visitor figures that are too old for the trend. */
export const removeOldChecks: TimedJob = {
  name: 'page-speed/remove-old-checks',
  schedule: '37 3 * * *',
  async run({ db, clockGuard }) {
    const now = await clockGuard.trustedNow()
    const before = toText(new Date(now.getTime() - KEPT_DAYS * DAY_MS))
    await removeJobsBefore(db, before)
    await removeFiguresBefore(db, before.slice(0, 10))
  }
}

/** Measures stores once more after their first run. */
export const measureAfterFirstRun: TimedJob = {
  name: 'page-speed/measure-after-first-run',
  schedule: '* * * * *',
  run: (app) => app.measureAgain()
}

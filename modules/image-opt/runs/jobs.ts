import { DAY_MS, toText } from '../../../server/core/clock.ts'
import type { TimedJob } from '../../../server/core/jobs.ts'
import { removeOldItems } from './sql/run-log.ts'

/**
 * Polls all stores, because some do not report their changes and others may have reported changes while the server was
 * down.
 */
export const pollStores: TimedJob = {
  name: 'image-opt/poll-stores',
  schedule: '4,19,34,49 * * * *',
  run: (app) => app.pollStores()
}

/** How long the run log keeps the items of a finished run. */
const LOG_MS = 90 * DAY_MS

/** Deletes the items of old runs; their totals stay in the rows of the runs. */
export const pruneRuns: TimedJob = {
  name: 'image-opt/prune-runs',
  schedule: '37 3 * * *',
  async run({ db, clockGuard, log }) {
    const before = new Date((await clockGuard.trustedNow()).getTime() - LOG_MS)
    const removed = await removeOldItems(db, toText(before))
    if (removed > 0) log.info({ removed }, 'the items of old runs were deleted')
  }
}

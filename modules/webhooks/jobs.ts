import { DAY_MS, toText } from '../../server/core/clock.ts'
import type { TimedJob } from '../../server/core/jobs.ts'
import { removeOldDeliveries } from './sql.ts'

/** Applies the deliveries that are due: those that a killed server left behind, and those to be tried again. */
export const applyDeliveries: TimedJob = {
  name: 'webhooks/apply-deliveries',
  schedule: '* * * * *',
  run: (app) => app.applyDeliveries()
}

/**
 * How long deliveries are kept. A platform repeats a delivery for hours; after that the rows only help operators to
 * trace the cause of a problem.
 */
const KEPT_MS = 30 * DAY_MS

export const removeOld: TimedJob = {
  name: 'webhooks/remove-old',
  schedule: '43 3 * * *',
  async run({ db, clockGuard, log }) {
    const before = toText(new Date((await clockGuard.trustedNow()).getTime() - KEPT_MS))
    const removed = await removeOldDeliveries(db, before)
    if (removed > 0) log.info({ removed }, 'old deliveries were removed')
  }
}

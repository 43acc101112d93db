import { DAY_MS, toText } from '../../server/core/clock.ts'
import type { TimedJob } from '../../server/core/jobs.ts'
import { removeOldDeliveries } from './sql.ts'

/** What a server that died left, and what is to be tried again. */
export const workOffDeliveries: TimedJob = {
  name: 'webhooks/work-off',
  schedule: '* * * * *',
  run: (app) => app.workOffDeliveries()
}

/** Shopify repeats a delivery for four hours; the rest of the time is for whoever looks for the cause of something. */
const KEPT_MS = 30 * DAY_MS

export const removeOld: TimedJob = {
  name: 'webhooks/remove-old',
  schedule: '43 3 * * *',
  async run({ db, clock, log }) {
    const before = toText(new Date(clock.now().getTime() - KEPT_MS))
    const removed = await removeOldDeliveries(db, before)
    if (removed > 0) log.info({ removed }, 'old deliveries were removed')
  }
}

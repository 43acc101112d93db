import { toText } from '../../server/core/clock.ts'
import type { TimedJob } from '../../server/core/jobs.ts'
import { postCharges } from './charge.ts'
import { cancel } from './downgrade.ts'
import { currentSubscription } from './roll-over.ts'
import { settleSafely } from './settle.ts'
import { listAgreements, OPEN } from './sql/agreements.ts'
import { listShopsOutOfCycle } from './sql/subscriptions.ts'

/**
 * Begins the new cycle of every shop whose cycle is over. Whoever needs a unit first does the same by
 * himself (roll-over.ts); this one is for the shops that nobody asks about.
 */
export const beginCycles: TimedJob = {
  name: 'pricing/begin-cycles',
  schedule: '*/5 * * * *',
  async run({ db, clock, log }) {
    const now = toText(clock.now())
    for (const shopId of await listShopsOutOfCycle(db, now)) {
      const run = await db.transaction().execute((trx) => currentSubscription(trx, shopId, now))
      log.info({ shop: shopId, cycle: run.cycle }, 'the quota cycle that runs')
    }
  }
}

/** Tells the platform what is due, and asks it what became of what waits for the merchant. */
export const askBilling: TimedJob = {
  name: 'pricing/ask-billing',
  schedule: '* * * * *',
  async run(app) {
    await postCharges(app)
    for (const agreement of await listAgreements(app.db, ['cancelling']))
      await cancel(app, agreement)
    for (const agreement of await listAgreements(app.db, OPEN)) await settleSafely(app, agreement)
  }
}

/** A merchant can end a subscription on the platform itself, and one that is not paid for ends too. */
export const checkActive: TimedJob = {
  name: 'pricing/check-active',
  schedule: '27 * * * *',
  async run(app) {
    for (const agreement of await listAgreements(app.db, ['active']))
      await settleSafely(app, agreement)
  }
}

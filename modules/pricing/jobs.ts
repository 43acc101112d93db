import { HOUR_MS, toText } from '../../server/core/clock.ts'
import type { Db } from '../../server/core/database/db.ts'
import { inTransaction } from '../../server/core/database/transaction.ts'
import type { TimedJob } from '../../server/core/jobs.ts'
import { listOpenShopIds } from '../auth/queries.ts'
import { cancel } from './agreements/cancel.ts'
import { reconcileSafely } from './agreements/reconcile.ts'
import { listAgreements, listShopsWith, OPEN } from './sql/agreements.ts'
import { listShopsWithDueCharges } from './sql/charges.ts'
import { listShopsOutOfCycle } from './sql/subscriptions.ts'
import { postCharges } from './usage/post-charges.ts'
import { currentSubscription } from './usage/roll-over.ts'

/**
 * Begins the new cycle of every shop whose cycle has ended. If a shop needs a unit sooner, currentSubscription begins
 * the cycle (usage/roll-over.ts).
 */
export const beginCycles: TimedJob = {
  name: 'pricing/begin-cycles',
  schedule: '*/5 * * * *',
  async run({ db, clock, clockGuard, log, brokenLaws }) {
    const now = toText(clock.now())
    // The check notes what has confirmed a jump, or that there was one.
    const trusted = toText(await clockGuard.trustedNow())
    for (const shopId of await listShopsOutOfCycle(db, { now, trusted })) {
      const begin = () => inTransaction(db, (trx) => currentSubscription(trx, shopId, now))
      const begun = await brokenLaws.among(begin)
      if (begun)
        log.info({ shop: shopId, cycle: begun.cycle }, 'the quota cycle of a shop has changed')
    }
  }
}

/** How long an offer is checked every minute; after this time, an unanswered offer is checked hourly. */
const FRESH_MS = HOUR_MS

/**
 * Submits due charges to the platform, repeats cancellations that it has not confirmed, and asks what became of recent
 * offers.
 */
export const askBilling: TimedJob = {
  name: 'pricing/ask-billing',
  schedule: '* * * * *',
  async run(app) {
    const { db, clock, brokenLaws } = app
    const isOpen = await openShops(db)
    for (const shopId of (await listShopsWithDueCharges(db)).filter(isOpen))
      await brokenLaws.among(() => postCharges(app, shopId))
    for (const agreement of await listAgreements(db, ['cancelling']))
      if (isOpen(agreement.shop_id)) await cancel(app, agreement)
    const since = toText(new Date(clock.now().getTime() - FRESH_MS))
    for (const shopId of (await listShopsWith(db, OPEN, since)).filter(isOpen))
      await reconcileSafely(app, shopId)
  }
}

/**
 * Checks agreements every hour: a merchant can end a subscription on the platform itself, and the platform freezes one
 * that is not paid.
 */
export const checkActive: TimedJob = {
  name: 'pricing/check-active',
  schedule: '27 * * * *',
  async run(app) {
    const isOpen = await openShops(app.db)
    for (const shopId of await listShopsWith(app.db, [...OPEN, 'active', 'frozen']))
      if (isOpen(shopId)) await reconcileSafely(app, shopId)
  }
}

/**
 * Returns a function that tells whether a shop is open. The platform does not answer calls about a closed shop, so the
 * charges of such a shop wait.
 */
async function openShops(db: Db): Promise<(shopId: number) => boolean> {
  const open = new Set(await listOpenShopIds(db))
  return (shopId) => open.has(shopId)
}

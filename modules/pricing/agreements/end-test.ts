import type { FastifyInstance } from 'fastify'
import { toText } from '../../../server/core/clock.ts'
import { inTransaction } from '../../../server/core/database/transaction.ts'
import { trustedAt } from '../../../server/core/time/kept-clock-record.ts'
import type { SubscriptionNow } from '../../../server/platforms/billing-platform.ts'
import {
  type Agreement,
  findAgreement,
  getAgreement,
  setAgreementFacts
} from '../sql/agreements.ts'
import { setSubscription } from '../sql/subscriptions.ts'
import { currentSubscription } from '../usage/roll-over.ts'
import { endPaidPlan } from './downgrade.ts'

/**
 * Returns whether this is a test agreement, for which nobody pays, of a store that can pay by now: it was a development
 * store when the merchant agreed, and has become a real one since.
 */
export const isOutdatedTest = (
  { is_test }: Pick<Agreement, 'is_test'>,
  { canPay }: Pick<SubscriptionNow, 'canPay'>
): boolean => is_test === 1 && canPay

/**
 * Ends the test plan of a store that has become a real one. The shop keeps the rest of this month's quota until the
 * month ends, without overcharge, and then has the free plan, unless the merchant subscribes before (decision 051).
 * Repeating it does no harm.
 */
export async function endTestPlan(
  app: Pick<FastifyInstance, 'billingOf' | 'clock' | 'db' | 'log'>,
  { id, shop_id }: Agreement
): Promise<void> {
  const { db, clock, log } = app
  const now = toText(clock.now())
  const { until, isNew } = await inTransaction(db, async (trx) => {
    const { kept_until } = await getAgreement(trx, id)
    if (kept_until !== null) return { until: kept_until, isNew: false }
    const { cycle_ends_at } = await currentSubscription(trx, shop_id, now)
    const ends = cycle_ends_at ?? now
    await setAgreementFacts(trx, id, { kept_until: ends })
    // Without an anchor no further cycle begins. No block can be charged to a test subscription.
    await setSubscription(trx, shop_id, { anchor_at: null, is_capped: 0, is_over_quota: 0 })
    return { until: ends, isNew: true }
  })
  if (isNew) log.info({ shop: shop_id, until }, 'a development store has become a real one')
  if (until > toText(await trustedAt(db, clock.now()))) return
  // The merchant may be approving a paid plan right now; ending the test would cancel it. An offer that nobody answers
  // expires, and no further month begins meanwhile.
  if (!(await findAgreement(db, shop_id, ['pending']))) await endPaidPlan(app, shop_id)
}

import type { FastifyInstance } from 'fastify'
import { toText } from '../../server/core/clock.ts'
import { endPaidWork } from '../image-opt/commands.ts'
import { postCharges } from './charge.ts'
import { FREE_CYCLE } from './cycles.ts'
import { billingUnreachable, noPlans, samePlan } from './errors.ts'
import { type Agreement, findAgreement, moveAgreement, OPEN } from './sql/agreements.ts'
import { findSubscription, recountUnits, setSubscription } from './sql/subscriptions.ts'

/** At once, and asked for: the merchant goes back to the free plan and its one quota (DECISIONS §6). */
export async function downgrade(app: FastifyInstance, shopId: number): Promise<void> {
  if (app.config.billing.isOff) throw noPlans()
  const subscription = await findSubscription(app.db, shopId)
  if (!subscription || subscription.level === 0) throw samePlan(0)
  // A subscription that is cancelled cannot be charged any more.
  if (!(await postCharges(app, shopId))) throw billingUnreachable()
  await endPaidPlan(app, shopId)
}

/**
 * Takes the paid plan away: what it was asked for, or the platform has ended it. The shop is on the free
 * plan before the platform is told, and it is told again until it knows.
 */
export async function endPaidPlan(app: FastifyInstance, shopId: number): Promise<void> {
  const { db, clock } = app
  const now = toText(clock.now())
  const ended = await db.transaction().execute(async (trx) => {
    const active = await findAgreement(trx, shopId, ['active'])
    const open = await findAgreement(trx, shopId, OPEN)
    if (active) await moveAgreement(trx, active.id, ['active'], { state: 'cancelling' }, now)
    if (open) await moveAgreement(trx, open.id, OPEN, { state: 'cancelling' }, now)
    await setSubscription(trx, shopId, {
      level: 0,
      // Units reserved in the paid cycle stay in it: the free quota cannot be overdrawn by them.
      cycle: FREE_CYCLE,
      anchor_at: null,
      cycle_ends_at: null,
      is_capped: 0,
      is_over_quota: 0,
      discount_until: null,
      agreement_id: null
    })
    await recountUnits(trx, shopId)
    await endPaidWork(trx, shopId, now)
    return [active, open].filter((agreement) => agreement !== undefined)
  })
  for (const agreement of ended) await cancel(app, agreement)
}

/** Until the platform knows, the agreement stays `cancelling` and the timed job comes back to it. */
export async function cancel(app: FastifyInstance, agreement: Agreement): Promise<void> {
  const { id, shop_id, platform_id } = agreement
  try {
    if (platform_id !== null) await app.billingOf(shop_id).cancelSubscription(platform_id)
    const now = toText(app.clock.now())
    await moveAgreement(app.db, id, ['cancelling'], { state: 'cancelled' }, now)
  } catch (error) {
    app.log.error({ err: error, shop: shop_id }, 'a subscription could not be cancelled yet')
  }
}

import type { FastifyInstance } from 'fastify'
import { toText } from '../../server/core/clock.ts'
import type { Db } from '../../server/core/db.ts'
import { postCharges } from './charge.ts'
import { cycleAt, monthsAfter } from './cycles.ts'
import { endPaidPlan } from './downgrade.ts'
import { planAt } from './plans.ts'
import { currentSubscription } from './roll-over.ts'
import {
  type Agreement,
  findAgreement,
  getAgreement,
  moveAgreement,
  OPEN
} from './sql/agreements.ts'
import { recountUnits, setSubscription } from './sql/subscriptions.ts'
import { carryOverFree, moveReserved } from './sql/units.ts'

/**
 * Asks the platform what became of an agreement, and does what follows from it. Harmless to repeat: after
 * an approval, from the timed job, whenever the prices are looked at.
 */
export async function settle(app: FastifyInstance, agreement: Agreement): Promise<void> {
  const { db, clock } = app
  const { id, shop_id, platform_id } = agreement
  if (platform_id === null) return
  const { state, hasUsageLine } = await app.billingOf(shop_id).getSubscription(platform_id)
  const now = toText(clock.now())
  if (state === 'active' && agreement.state !== 'active') {
    // To the subscription they were used under, while it can still be charged.
    await postCharges(app, shop_id)
    await db.transaction().execute((trx) => startPlan(trx, agreement, hasUsageLine, now))
  } else if (state === 'declined' || state === 'expired')
    await moveAgreement(db, id, OPEN, { state }, now)
  else if (state === 'ended' && agreement.state === 'active') await endPaidPlan(app, shop_id)
  else if (state === 'ended') await moveAgreement(db, id, OPEN, { state: 'cancelled' }, now)
}

/** A platform that does not answer must keep nobody waiting: it is asked again each minute. */
export const settleSafely = (app: FastifyInstance, agreement: Agreement): Promise<void> =>
  settle(app, agreement).catch((error) =>
    app.log.error({ err: error, shop: agreement.shop_id }, 'the billing platform was not asked')
  )

/** The plan that was agreed on begins at once, and what was used counts in it (DECISIONS §6). */
async function startPlan(trx: Db, agreement: Agreement, hasUsageLine: boolean, now: string) {
  const { id, shop_id, level, discount_months } = agreement
  // As it is by now: of two answers at once the second finds it active, and one that was ended stays so.
  const { state } = await getAgreement(trx, id)
  if (![...OPEN, 'replaced'].includes(state)) return
  const before = await currentSubscription(trx, shop_id, now)
  const active = await findAgreement(trx, shop_id, ['active'])
  if (active) await moveAgreement(trx, active.id, ['active'], { state: 'replaced' }, now)
  await moveAgreement(trx, id, [state], { state: 'active' }, now)
  const started = new Date(now)
  await setSubscription(trx, shop_id, {
    level,
    agreement_id: id,
    is_capped: hasUsageLine ? 1 : 0,
    discount_until: discount_months > 0 ? toText(monthsAfter(started, discount_months)) : null
  })
  if (before.level > 0 && before.anchor_at !== null) return
  await setSubscription(trx, shop_id, {
    anchor_at: now,
    cycle: now,
    cycle_ends_at: toText(cycleAt(started, started).end)
  })
  await moveReserved(trx, shop_id, before.cycle, now)
  await carryOverFree(trx, shop_id, now, planAt(level).images)
  await recountUnits(trx, shop_id)
}

/** What was asked for and is not wanted any more; the platform may have it already, or get it later. */
export async function withdraw(app: FastifyInstance, agreement: Agreement): Promise<void> {
  if (agreement.platform_id === null) return
  await app
    .billingOf(agreement.shop_id)
    .cancelSubscription(agreement.platform_id)
    .catch((error) => app.log.warn({ err: error }, 'an agreement could not be withdrawn'))
}

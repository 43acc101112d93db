import { toText } from '../../../server/core/clock.ts'
import type { Db } from '../../../server/core/database/db.ts'
import { invariant } from '../../../server/core/invariant.ts'
import { PLANS, planAt } from '../plans.ts'
import {
  type Agreement,
  findAgreement,
  getAgreement,
  moveAgreement,
  OPEN,
  setAgreementFacts
} from '../sql/agreements.ts'
import { refuseCharges } from '../sql/charges.ts'
import { recountUnits, type Subscription, setSubscription } from '../sql/subscriptions.ts'
import { carryOverFree, moveReserved } from '../sql/units.ts'
import { cycleAt, monthsAfter } from '../usage/cycles.ts'
import { currentSubscription } from '../usage/roll-over.ts'

/**
 * The states from which an approved agreement can start: every state except `active`, `cancelling` and `cancelled`.
 */
const STARTABLE: Agreement['state'][] = [...OPEN, 'frozen', 'replaced', 'declined', 'expired']

/**
 * Starts the plan that the merchant approved, or resumes it after a freeze. A plan that starts takes effect at once,
 * and what was already used counts against it (specification §11.3). A test plan that the platform has made real
 * starts anew (decision 051). Call it inside a transaction.
 */
export async function startPlan(
  trx: Db,
  agreement: Agreement,
  hasUsageLine: boolean,
  now: string
): Promise<void> {
  const { id, shop_id, level, discount_months, is_test } = agreement
  // The state is read again here: the second of two simultaneous answers finds the agreement active, and an ended
  // agreement stays ended.
  const { state } = await getAgreement(trx, id)
  invariant('plan-exists', PLANS[level] !== undefined, {
    shop: shop_id,
    table: 'plan_agreement',
    id
  })
  const frozen = await findAgreement(trx, shop_id, ['frozen'])
  const active = await findAgreement(trx, shop_id, ['active'])
  const isFirstPaid = (active ?? frozen)?.is_test === 1 && is_test !== 1
  if (!STARTABLE.includes(state) && !(state === 'active' && isFirstPaid)) return
  const before = await currentSubscription(trx, shop_id, now)
  for (const other of [active, frozen])
    if (other && other.id !== id)
      await moveAgreement(trx, other.id, [other.state], { state: 'replaced' }, now)
  await moveAgreement(trx, id, [state], { state: 'active' }, now)
  const until = discount_months > 0 ? toText(monthsAfter(new Date(now), discount_months)) : null
  await setSubscription(trx, shop_id, {
    level,
    agreement_id: id,
    is_capped: hasUsageLine ? 1 : 0,
    // The discount of a plan that resumes after a freeze does not start again.
    ...(state === 'frozen' ? {} : { discount_until: until })
  })
  // The first plan that is paid for begins with a full quota, and does not pay for what a test plan used. Overcharge,
  // which cost nothing in a test, has to be turned on again.
  if (isFirstPaid) {
    await setAgreementFacts(trx, id, { kept_until: null })
    await refuseCharges(trx, shop_id, ['due', 'held'])
    await setSubscription(trx, shop_id, { is_over_quota: 0 })
  } else if (before.level > 0 && before.anchor_at !== null) return
  if (frozen?.anchor_at && !isFirstPaid) await resumeCycle(trx, before, frozen, now)
  else await beginCycle(trx, before, isFirstPaid ? 0 : planAt(level).images, now)
  await recountUnits(trx, shop_id)
}

/** @param carried the most images of the free plan that count in the new cycle */
export async function beginCycle(
  trx: Db,
  { shop_id, cycle }: Pick<Subscription, 'shop_id' | 'cycle'>,
  carried: number,
  now: string
): Promise<void> {
  await setSubscription(trx, shop_id, {
    anchor_at: now,
    cycle: now,
    cycle_ends_at: toText(cycleAt(new Date(now), new Date(now)).end)
  })
  await moveReserved(trx, shop_id, cycle, now)
  await carryOverFree(trx, shop_id, now, carried)
}

/**
 * Resumes the cycle with the units already used in it, so that a freeze followed by a payment brings no second quota.
 */
async function resumeCycle(
  trx: Db,
  { shop_id, cycle }: Subscription,
  { id, anchor_at }: Agreement,
  now: string
) {
  const anchor = anchor_at ?? now
  const { start, end } = cycleAt(new Date(anchor), new Date(now))
  await setSubscription(trx, shop_id, {
    anchor_at: anchor,
    cycle: toText(start),
    cycle_ends_at: toText(end)
  })
  await moveReserved(trx, shop_id, cycle, toText(start))
  await setAgreementFacts(trx, id, { anchor_at: null })
}

import type { FastifyInstance } from 'fastify'
import { toText } from '../../../server/core/clock.ts'
import { inTransaction } from '../../../server/core/database/transaction.ts'
import { isFailure } from '../../../server/core/failure.ts'
import { invariant } from '../../../server/core/invariant.ts'
import type { BillingPlatform } from '../../../server/platforms/billing-platform.ts'
import { BLOCK_CENTS, BLOCK_IMAGES } from '../plans.ts'
import { findAgreement, getAgreement } from '../sql/agreements.ts'
import { type Charge, chargeKey, listCharges, setChargeState } from '../sql/charges.ts'
import { setSubscription } from '../sql/subscriptions.ts'

/**
 * Submits the shop's due charges to the platform. It can be killed at any moment and repeated without charging
 * anything twice.
 * @returns false when a charge could not be submitted because the platform could not be reached
 */
export async function postCharges(app: FastifyInstance, shopId: number): Promise<boolean> {
  let areAllPosted = true
  for (const charge of await listCharges(app.db, shopId, 'due'))
    if ((await postCharge(app, charge)) === 'unreachable') areAllPosted = false
  return areAllPosted
}

/**
 * Resubmits charges that the platform held back: it may accept them in its next period, with a higher cap, or once
 * the subscription is paid again. Overcharge resumes when all are accepted.
 */
export async function postHeldCharges(app: FastifyInstance, shopId: number): Promise<void> {
  const held = await listCharges(app.db, shopId, 'held')
  for (const charge of held) if ((await postCharge(app, charge)) !== 'charged') return
  if (held.length > 0) await setSubscription(app.db, shopId, { is_capped: 1 })
}

async function postCharge(
  app: FastifyInstance,
  charge: Charge
): Promise<'charged' | 'held' | 'refused' | 'unreachable'> {
  const { db, clock, log } = app
  const billing = app.billingOf(charge.shop_id)
  assertCharge(charge)
  const subscriptions = await payersOf(app, charge)
  try {
    const platformId = await addToFirst(billing, subscriptions, charge)
    const chargedAt = toText(clock.now())
    await setChargeState(db, charge, {
      state: 'charged',
      platform_id: platformId,
      charged_at: chargedAt
    })
    return 'charged'
  } catch (error) {
    if (!isFailure(error, 'refused', 'held')) {
      log.error({ err: error, shop: charge.shop_id }, 'a charge could not be posted')
      return 'unreachable'
    }
    const state = error.code
    log.warn({ err: error, shop: charge.shop_id, block: charge.block }, `a charge was ${state}`)
    await inTransaction(db, async (trx) => {
      const change = { state, platform_id: null, charged_at: null }
      // Overcharge is turned off, so that no more images are given away on an agreement that is not honoured or has no
      // room left. A charge that another process has posted meanwhile was honoured.
      if (await setChargeState(trx, charge, change))
        await setSubscription(trx, charge.shop_id, { is_capped: 0 })
    })
    return state
  }
}

/**
 * Asserts that money may be asked for, right before it is. Whether the block was used is left to `audit`: units move with
 * changes of a plan and go with erased images, and what was used has to be paid all the same.
 */
function assertCharge(charge: Charge): void {
  const { shop_id: shop, cycle, block, cents, platform_id, charged_at } = charge
  const place = { shop, table: 'overage_charge', cycle, block }
  invariant('block-has-its-price', cents === BLOCK_CENTS, place)
  invariant('block-charged-once', platform_id === null && charged_at === null, place)
}

/**
 * Returns the platform's ids of the subscription under which the block was used and of the one that is active now, in
 * this order and without duplicates.
 */
async function payersOf({ db }: FastifyInstance, { shop_id, agreement_id }: Charge) {
  const own = agreement_id === null ? undefined : await getAgreement(db, agreement_id)
  const place = { shop: shop_id, table: 'overage_charge', agreement: agreement_id }
  invariant('payer-of-the-shop', own === undefined || own.shop_id === shop_id, place)
  const active = await findAgreement(db, shop_id, ['active'])
  // What a test plan used was simulated, so no plan that is paid for may pay it.
  const isSimulated = own?.is_test === 1 && active?.is_test !== 1
  const payers = isSimulated ? [own] : [own, active]
  const ids = payers.map((payer) => payer?.platform_id).filter((id) => typeof id === 'string')
  return [...new Set(ids)]
}

async function addToFirst(
  billing: BillingPlatform,
  [subscription = '', ...others]: string[],
  charge: Charge
): Promise<string> {
  const last = charge.block * BLOCK_IMAGES
  const description = `Images ${last - BLOCK_IMAGES + 1} to ${last} beyond the plan`
  const usage = { key: chargeKey(charge), cents: charge.cents, description }
  try {
    return (await billing.addUsage(subscription, usage)).id
  } catch (error) {
    const isRefused = isFailure(error, 'refused')
    if (!isRefused || others.length === 0) throw error
    return addToFirst(billing, others, charge)
  }
}

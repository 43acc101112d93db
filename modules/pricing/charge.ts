import type { FastifyInstance } from 'fastify'
import { toText } from '../../server/core/clock.ts'
import { type BillingPlatform, isBillingError } from '../../server/core/platform/billing.ts'
import { BLOCK_IMAGES } from './plans.ts'
import { findAgreement, getAgreement } from './sql/agreements.ts'
import { type Charge, chargeKey, listDueCharges, setChargeState } from './sql/charges.ts'
import { setSubscription } from './sql/subscriptions.ts'

/**
 * Hands the charges that are due to the platform. Killed at any moment it is done again, and charges
 * nothing twice.
 * @returns whether all of them are settled; false when the platform could not be asked
 */
export async function postCharges(app: FastifyInstance, shopId?: number): Promise<boolean> {
  let areSettled = true
  for (const charge of await listDueCharges(app.db, shopId))
    if (!(await postCharge(app, charge))) areSettled = false
  return areSettled
}

async function postCharge(app: FastifyInstance, charge: Charge): Promise<boolean> {
  const { db, clock, log } = app
  const billing = app.billingOf(charge.shop_id)
  const subscriptions = await payersOf(app, charge)
  try {
    const platformId = await addToFirst(billing, subscriptions, charge)
    const chargedAt = toText(clock.now())
    await setChargeState(db, charge, {
      state: 'charged',
      platform_id: platformId,
      charged_at: chargedAt
    })
    return true
  } catch (error) {
    if (!isBillingError(error) || error.failure === 'unreachable') {
      log.error({ err: error, shop: charge.shop_id }, 'a charge could not be posted')
      return false
    }
    log.warn({ err: error, shop: charge.shop_id, block: charge.block }, 'a charge was refused')
    await db.transaction().execute(async (trx) => {
      await setChargeState(trx, charge, { state: 'refused', platform_id: null, charged_at: null })
      // Nothing more is given away on an agreement that is not honoured.
      await setSubscription(trx, charge.shop_id, { is_capped: 0 })
    })
    return true
  }
}

/** The subscription it was used under, then the one that has replaced it since. */
async function payersOf({ db }: FastifyInstance, { shop_id, agreement_id }: Charge) {
  const own = agreement_id === null ? undefined : await getAgreement(db, agreement_id)
  const active = await findAgreement(db, shop_id, ['active'])
  const ids = [own?.platform_id, active?.platform_id].filter((id) => typeof id === 'string')
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
    const isRefused = isBillingError(error) && error.failure === 'refused'
    if (!isRefused || others.length === 0) throw error
    return addToFirst(billing, others, charge)
  }
}

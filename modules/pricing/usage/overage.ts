import type { Db } from '../../../server/core/database/db.ts'
import { type Billing, BLOCK_IMAGES, blockOf, planAt, quotaOf } from '../plans.ts'
import { countUnpaid, reserveBlock, setBlockDue } from '../sql/charges.ts'
import type { Subscription } from '../sql/subscriptions.ts'
import { setOverage } from '../sql/units.ts'

/**
 * How many due blocks may wait for the platform when the next block is reserved. If more blocks could wait, a platform
 * that refuses them in the end would cost us the images of one more block. If none could wait, a run would stop at
 * each block while the platform is slow.
 */
const MOST_DUE = 1

type Overcharge = Pick<Subscription, 'level' | 'is_capped' | 'is_over_quota' | 'overage_limit'>

/** Overcharge is on only if the merchant wants it, agreed to a cap, and pays for a plan (specification §11.6). */
export const isOvercharging = ({ level, is_capped, is_over_quota }: Overcharge): boolean =>
  level > 0 && is_capped === 1 && is_over_quota === 1

/** Returns the most images beyond the quota in one cycle: the merchant's own limit, but never more than the plan's cap. */
export const overageLimitOf = ({
  level,
  overage_limit
}: Pick<Overcharge, 'level' | 'overage_limit'>) =>
  Math.min(planAt(level).overageCap, overage_limit ?? Number.POSITIVE_INFINITY)

/** Returns how many images beyond the quota may be charged in this cycle. */
export const overageOf = (subscription: Overcharge): number =>
  isOvercharging(subscription) ? overageLimitOf(subscription) : 0

/**
 * Tells whether one more unit may be reserved. Beyond the quota it reserves the unit's block first. Call it inside the
 * transaction that reserves the unit.
 */
export async function makeRoom(
  trx: Db,
  subscription: Subscription,
  billing: Billing,
  now: string
): Promise<boolean> {
  const { shop_id, level, cycle, units_taken, agreement_id } = subscription
  const beyond = units_taken - quotaOf(level, billing)
  if (beyond < 0) return true
  if (beyond >= overageOf(subscription)) return false
  // Only the first unit of a block needs a check, because it reserves the whole block.
  if (beyond % BLOCK_IMAGES !== 0) return true
  const { due, held, refused } = await countUnpaid(trx, shop_id, cycle)
  if (due > MOST_DUE || held > 0 || refused > 0) return false
  const block = { shopId: shop_id, cycle, block: blockOf(beyond + 1), agreementId: agreement_id }
  await reserveBlock(trx, block, now)
  return true
}

/**
 * Returns how many units are certain to be granted: those up to the end of the quota, or of the block that the next unit
 * lies in. Whether the block after that can be reserved is only known once it is needed.
 */
export function sureRoom(subscription: Subscription, billing: Billing): number {
  const beyond = subscription.units_taken - quotaOf(subscription.level, billing)
  if (beyond < 0) return -beyond
  return Math.min(overageOf(subscription) - beyond, BLOCK_IMAGES - (beyond % BLOCK_IMAGES))
}

/**
 * Records that a unit was spent. If it lies beyond the quota, its block becomes due. The count of spent units
 * decides, not the order of reservation: a picture that failed in the meantime has made room within the quota.
 */
export async function noteSpent(
  trx: Db,
  subscription: Subscription,
  imageId: number,
  now: string
): Promise<void> {
  const { shop_id, level, cycle, units_spent, is_capped, agreement_id } = subscription
  const overage = units_spent - planAt(level).images
  // The switch for overcharge may be off by now; it was on when the block was reserved.
  if (level === 0 || is_capped === 0 || overage <= 0) return
  await setOverage(trx, { shopId: shop_id, cycle, imageId, overage })
  const block = { shopId: shop_id, cycle, block: blockOf(overage), agreementId: agreement_id }
  await setBlockDue(trx, block, now)
}

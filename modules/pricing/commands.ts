import type { Db } from '../../server/core/db.ts'
import { type Billing, quotaOf } from './plans.ts'
import { addUnit, hasUnit, removeReservedUnit, setUnitSpent, takeSubscription } from './sql.ts'

/**
 * Reserves the unit for one image, to be called in the transaction that claims the work. An image that
 * has its unit in this cycle, reserved or spent, needs no other one.
 * @returns false when the quota is used up
 */
export async function reserveUnit(
  trx: Db,
  {
    shopId,
    imageId,
    billing,
    now
  }: { shopId: number; imageId: number; billing: Billing; now: string }
): Promise<boolean> {
  const { cycle, level, units_taken } = await takeSubscription(trx, shopId, now)
  if (await hasUnit(trx, shopId, cycle, imageId)) return true
  // Work that was begun in a cycle that is over is done in this one, and must not be spent in both.
  await removeReservedUnit(trx, shopId, imageId)
  if (units_taken >= quotaOf(level, billing)) return false
  await addUnit(trx, shopId, cycle, imageId, now)
  return true
}

/** To be called in the transaction that records the result. */
export const spendUnit = setUnitSpent

/** For an image that was not changed after all. A unit spent on it earlier stays spent. */
export const releaseUnit = removeReservedUnit

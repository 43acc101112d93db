import type { Db } from '../../server/core/database/db.ts'
import type { Billing } from './plans.ts'
import { countSpent, countTaken, findSubscription } from './sql/subscriptions.ts'
import { addLostUnit, addUnit, hasUnit, removeReserved, setSpent } from './sql/units.ts'
import { FREE_CYCLE } from './usage/cycles.ts'
import { makeRoom, noteSpent, sureRoom } from './usage/overage.ts'
import { currentSubscription } from './usage/roll-over.ts'

export { forgetPlan } from './agreements/forget-plan.ts'
export { assertLedger } from './usage/assert-ledger.ts'
export { setOvercharge } from './usage/overcharge.ts'

type Unit = { shopId: number; imageId: number; billing: Billing; now: string }

/**
 * Reserves the unit for one image; call it inside the transaction that claims the work. An image that already has
 * a unit in this cycle, reserved or spent, needs no second one. Beyond the quota a unit is granted only with
 * overcharge on and below the cap.
 * @returns false when the quota is used up
 */
export async function reserveUnit(
  trx: Db,
  { shopId, imageId, billing, now }: Unit
): Promise<boolean> {
  const subscription = await currentSubscription(trx, shopId, now)
  const { cycle } = subscription
  if (await hasUnit(trx, { shopId, imageId, cycle })) return true
  if (!(await makeRoom(trx, subscription, billing, now))) return false
  await addUnit(trx, { shopId, cycle, imageId, now })
  await countTaken(trx, shopId, 1)
  return true
}

/** Returns how many units are certain to be granted. Call it inside the transaction that claims the work. */
export async function countSureUnits(
  trx: Db,
  shopId: number,
  billing: Billing,
  now: string
): Promise<number> {
  const room = sureRoom(await currentSubscription(trx, shopId, now), billing)
  return Math.max(room, 0)
}

/**
 * Spends an image's unit. Call it inside the transaction that records the result. A unit that is already spent stays
 * spent.
 */
export async function spendUnit(trx: Db, { shopId, imageId, billing, now }: Unit): Promise<void> {
  const cycle = await setSpent(trx, shopId, imageId, now)
  if (cycle === undefined) return
  const subscription = await countSpent(trx, shopId, cycle)
  if (subscription && !billing.isOff) await noteSpent(trx, subscription, imageId, now)
}

/** Releases the unit of an image that was not changed after all. A unit spent on it earlier stays spent. */
export async function releaseUnit(trx: Db, shopId: number, imageId: number): Promise<void> {
  const cycle = await removeReserved(trx, shopId, imageId)
  if (cycle === undefined) return
  const subscription = await findSubscription(trx, shopId)
  if (subscription?.cycle === cycle) await countTaken(trx, shopId, -1)
}

/**
 * Records that a lost database had paid for work on the image at `spentAt`. Work in the same cycle costs nothing more, so
 * a unit that is reserved for it is released. Call it inside a transaction.
 */
export async function notePaid(
  trx: Db,
  { shopId, imageId, spentAt }: { shopId: number; imageId: number; spentAt: string }
): Promise<void> {
  await addLostUnit(trx, { shopId, imageId, spentAt })
  const { cycle = FREE_CYCLE } = (await findSubscription(trx, shopId)) ?? {}
  if (cycle === FREE_CYCLE || spentAt >= cycle) await releaseUnit(trx, shopId, imageId)
}

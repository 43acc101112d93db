import type { Db } from '../../server/core/db.ts'
import { planLacks } from './errors.ts'
import { type Billing, type Gate, gatesOf, quotaOf } from './plans.ts'
import { findSubscription, listImagesWithUnit } from './sql.ts'

export { quotaUsedUp } from './errors.ts'
export { type Billing, type Gate, PLANS } from './plans.ts'

/** Images that can be optimised again in this cycle without another unit. */
export const listPaidImages = listImagesWithUnit

export type Quota = {
  level: number
  used: number
  /** Number.MAX_SAFE_INTEGER: without a limit. */
  all: number
  /** What the plan allows, so that a page can say it before the click. */
  can: Record<Gate, boolean>
}

export async function quotaState(db: Db, shopId: number, billing: Billing): Promise<Quota> {
  const subscription = await findSubscription(db, shopId)
  const level = subscription?.level ?? 0
  return {
    level,
    used: subscription?.units_taken ?? 0,
    all: quotaOf(level, billing),
    can: gatesOf(level, billing)
  }
}

/** @throws planLacks when the plan does not include it */
export async function requirePlan(
  db: Db,
  shopId: number,
  billing: Billing,
  what: Gate
): Promise<void> {
  const { can } = await quotaState(db, shopId, billing)
  if (!can[what]) throw planLacks()
}

/** Whether at least one of these images could be changed: there is quota left, or it is paid for already. */
export async function canPayFor(
  db: Db,
  shopId: number,
  billing: Billing,
  imageIds: number[]
): Promise<boolean> {
  const { used, all } = await quotaState(db, shopId, billing)
  if (used < all) return true
  const paid = await listPaidImages(db, shopId)
  return imageIds.some((id) => paid.has(id))
}

import type { Db } from '../../server/core/db.ts'
import type { ItemKind } from '../../server/core/platform/platform.ts'
import { planLacks } from './errors.ts'
import { type Billing, canDoAll, canOptimise, quotaOf } from './plans.ts'
import { findSubscription, listImagesWithUnit } from './sql.ts'

export { quotaUsedUp } from './errors.ts'
export { type Billing, PLANS } from './plans.ts'

/** Images that can be optimised again in this cycle without another unit. */
export const listPaidImages = listImagesWithUnit

export type Quota = {
  level: number
  used: number
  /** Number.MAX_SAFE_INTEGER: without a limit. */
  all: number
  /** What the plan allows, so that a page can say it before the click. */
  can: Record<ItemKind | 'all', boolean>
}

export async function quotaState(db: Db, shopId: number, billing: Billing): Promise<Quota> {
  const subscription = await findSubscription(db, shopId)
  const level = subscription?.level ?? 0
  return {
    level,
    used: subscription?.units_taken ?? 0,
    all: quotaOf(level, billing),
    can: {
      product: canOptimise(level, 'product', billing),
      collection: canOptimise(level, 'collection', billing),
      article: canOptimise(level, 'article', billing),
      all: canDoAll(level, billing)
    }
  }
}

/** @throws planLacks when the plan does not include it */
export async function requirePlan(
  db: Db,
  shopId: number,
  billing: Billing,
  what: ItemKind | 'all'
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

import type { Db } from '../../server/core/database/db.ts'
import { planLacks } from './errors.ts'
import { type Billing, type Gate, gatesOf, quotaOf } from './plans.ts'
import { type Agreement, findAgreement, OPEN } from './sql/agreements.ts'
import { countUnpaid } from './sql/charges.ts'
import { findSubscription } from './sql/subscriptions.ts'
import { listImagesWithUnit } from './sql/units.ts'
import { FREE_CYCLE } from './usage/cycles.ts'
import { isOvercharging, overageLimitOf } from './usage/overage.ts'
import { usageState } from './usage/usage.ts'

export { planAnswer } from './agreements/plan-answer.ts'
export { quotaUsedUp } from './errors.ts'
export { type BillingNotice, billingNotice } from './notice.ts'
export { findOffer, pricingOverview } from './overview.ts'
export {
  type Billing,
  BLOCK_CENTS,
  BLOCK_IMAGES,
  type Gate,
  PLANS,
  planAt
} from './plans.ts'

export { usageState, usageStates } from './usage/usage.ts'

export type Owed = {
  /** The agreement that the shop pays for, is asked to approve, or whose end is not confirmed yet. */
  agreement: Agreement | undefined
  /** Blocks of images beyond the quota that were used and not paid for yet. */
  charges: number
}

/** Returns what is still to be settled between the shop and its platform. */
export async function owedBy(db: Db, shopId: number): Promise<Owed> {
  const agreement = await findAgreement(db, shopId, [...OPEN, 'active', 'frozen', 'cancelling'])
  const { due, held } = await countUnpaid(db, shopId, '')
  return { agreement, charges: due + held }
}

/** Returns the images that already have a unit in this cycle, so that optimising them again costs nothing. */
export async function listPaidImages(db: Db, shopId: number): Promise<Set<number>> {
  const { cycle = FREE_CYCLE } = (await findSubscription(db, shopId)) ?? {}
  return listImagesWithUnit(db, shopId, cycle)
}

/** Returns a text that identifies the current quota: it changes with the plan and with the cycle. */
export async function quotaPeriod(db: Db, shopId: number): Promise<string> {
  const { level = 0, cycle = FREE_CYCLE } = (await findSubscription(db, shopId)) ?? {}
  return `${level} ${cycle}`
}

export type Quota = {
  level: number
  used: number
  /** Number.MAX_SAFE_INTEGER if there is no limit. */
  all: number
  /** What the plan allows, so that a page can tell the merchant before a call is refused. */
  can: Record<Gate, boolean>
}

export async function quotaState(db: Db, shopId: number, billing: Billing): Promise<Quota> {
  const subscription = await findSubscription(db, shopId)
  const level = subscription?.level ?? 0
  const all = quotaOf(level, billing)
  return {
    level,
    used: Math.min(subscription?.units_taken ?? 0, all),
    all,
    can: gatesOf(level, billing)
  }
}

/**
 * Refuses what the shop's plan does not include.
 * @throws planLacks
 */
export async function requirePlan(
  db: Db,
  shopId: number,
  billing: Billing,
  what: Gate
): Promise<void> {
  const { can } = await quotaState(db, shopId, billing)
  if (!can[what]) throw planLacks()
}

/**
 * Returns the images that could be changed now, in the given order: every image that is already paid for, and as many
 * of the others as can still be paid for.
 */
export async function listCovered(
  db: Db,
  shopId: number,
  billing: Billing,
  imageIds: number[],
  now: string
): Promise<number[]> {
  let { left } = await usageState(db, shopId, billing, now)
  const paid = await listPaidImages(db, shopId)
  return imageIds.filter((id) => paid.has(id) || left-- > 0)
}

/** Returns how many images that are not paid for yet can still be changed. */
export async function countAffordable(
  db: Db,
  shopId: number,
  billing: Billing,
  now: string
): Promise<number> {
  const { left } = await usageState(db, shopId, billing, now)
  return Math.max(left, 0)
}

/**
 * Returns the state of the Overcharge switch (specification §11.6). `limit` is the most images beyond the quota in one
 * cycle.
 */
export async function overchargeState(db: Db, shopId: number) {
  const subscription = await findSubscription(db, shopId)
  const level = subscription?.level ?? 0
  return {
    level,
    limit: overageLimitOf(subscription ?? { level, overage_limit: null }),
    isCapped: subscription?.is_capped === 1,
    isOverQuota: subscription?.is_over_quota === 1,
    isOn: subscription !== undefined && isOvercharging(subscription)
  }
}

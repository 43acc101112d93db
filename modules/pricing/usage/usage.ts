import type { Db } from '../../../server/core/database/db.ts'
import { type Billing, planAt, quotaOf } from '../plans.ts'
import { findSubscription, listSubscriptions, type Subscription } from '../sql/subscriptions.ts'
import { countUnits, countUnitsByCycle } from '../sql/units.ts'
import { overageLimitOf, overageOf } from './overage.ts'
import { type CycleTime, cycleOf, readCycleTime } from './roll-over.ts'

export type Usage = {
  level: number
  used: number
  all: number
  /** The number of images beyond the quota in this cycle, and the most that the plan and the merchant allow. */
  overage: number
  overageCap: number
  /** Whether the merchant allows less than the plan does. */
  isOwnLimit: boolean
  isCapped: boolean
  /** The merchant's choice; it takes effect only with isCapped and a paid plan. */
  isOverQuota: boolean
  /** How many new images can be paid for, including those beyond the quota. */
  left: number
  /** No new image can be paid for. */
  isUsedUp: boolean
  /** Null on the free plan. */
  resetsAt: string | null
  discountUntil: string | null
}

/** Returns the usage as of now, even if the timed job has not begun the new cycle yet. */
export async function usageState(
  db: Db,
  shopId: number,
  billing: Billing,
  now: string
): Promise<Usage> {
  const subscription = await findSubscription(db, shopId)
  const time = await readCycleTime(db, now, subscription ? [subscription] : [])
  const begun = subscription && cycleToBegin(subscription, time)
  const taken =
    begun === undefined ? subscription?.units_taken : await countUnits(db, shopId, begun)
  return usageOf(subscription, taken ?? 0, billing, time)
}

/** Returns a function that tells the usage of each of these shops. The number of queries does not depend on theirs. */
export async function usageStates(
  db: Db,
  shopIds: number[],
  billing: Billing,
  now: string
): Promise<(shopId: number) => Usage> {
  const subscriptions = await listSubscriptions(db, shopIds)
  const time = await readCycleTime(db, now, subscriptions)
  const begun = subscriptions.filter((one) => cycleToBegin(one, time) !== undefined)
  const units = await countUnitsByCycle(
    db,
    begun.map(({ shop_id }) => shop_id)
  )
  return (id) => {
    const subscription = subscriptions.find(({ shop_id }) => shop_id === id)
    const cycle = subscription && cycleToBegin(subscription, time)
    const counted = units.find((one) => one.shop_id === id && one.cycle === cycle)?.units
    const taken = cycle === undefined ? subscription?.units_taken : counted
    return usageOf(subscription, taken ?? 0, billing, time)
  }
}

/** Returns the key of the running cycle if the subscription still names an earlier or a later one. */
function cycleToBegin(subscription: Subscription, time: CycleTime): string | undefined {
  const key = cycleOf(subscription, time)?.key
  return key === subscription.cycle ? undefined : key
}

function usageOf(
  subscription: Subscription | undefined,
  taken: number,
  billing: Billing,
  time: CycleTime
): Usage {
  const level = subscription?.level ?? 0
  const all = quotaOf(level, billing)
  const overage = Math.max(0, taken - all)
  const limit = overageLimitOf(subscription ?? { level, overage_limit: null })
  const left = Math.max(0, all + (subscription ? overageOf(subscription) : 0) - taken)
  return {
    level,
    used: Math.min(taken, all),
    all,
    overage,
    overageCap: billing.isOff ? 0 : limit,
    isOwnLimit: limit < planAt(level).overageCap,
    isCapped: subscription?.is_capped === 1,
    isOverQuota: subscription?.is_over_quota === 1,
    left,
    isUsedUp: left === 0,
    resetsAt: (subscription && cycleOf(subscription, time))?.endsAt ?? null,
    discountUntil: subscription?.discount_until ?? null
  }
}

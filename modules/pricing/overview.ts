import { toText } from '../../server/core/clock.ts'
import type { Db } from '../../server/core/database/db.ts'
import type { BillingPlatform } from '../../server/platforms/billing-platform.ts'
import type { Shop } from '../auth/tables.ts'
import {
  DISCOUNT_MONTHS,
  DISCOUNT_PERCENT,
  discountAt,
  discounted,
  offerEnd
} from './agreements/discount.ts'
import { type Billing, PLANS } from './plans.ts'
import type { PlanView, Pricing } from './schema.ts'
import { usageState } from './usage/usage.ts'

/**
 * Returns the data of the pricing page, except the totals of what was optimised so far (specification §4.4 and §11.9).
 */
export async function pricingOverview(
  db: Db,
  shop: Pick<Shop, 'id' | 'created_at'>,
  billing: Billing,
  now: Date
): Promise<Pricing> {
  const usage = await usageState(db, shop.id, billing, toText(now))
  const discount = discountAt(shop.created_at, usage.discountUntil, now)
  const end = offerEnd(shop.created_at)
  return {
    plans: billing.isOff ? [] : PLANS.map((plan) => viewPlan(plan, billing, discount)),
    level: usage.level,
    canDiscount: !billing.isOff && now < end,
    rebate_info: {
      expired_time: Math.floor(end.getTime() / 1000),
      rate: DISCOUNT_PERCENT,
      discount_period: DISCOUNT_MONTHS
    },
    img_usage_use: usage.overage,
    img_usage_all: usage.overageCap,
    impressions_use: usage.used,
    impressions_all: usage.all,
    precent: usage.all === 0 ? 100 : Math.round((usage.used / usage.all) * 10_000) / 100,
    is_capped: usage.isCapped ? 1 : 0,
    is_over_quota: usage.isOverQuota ? 1 : 0,
    next_reset: usage.resetsAt ?? ''
  }
}

function viewPlan(
  { level, name, monthlyCents, images, overageCap }: (typeof PLANS)[number],
  billing: Billing,
  discount: { percent: number; months: number }
): PlanView {
  const impressions = level === 0 ? billing.freeQuota : images
  return {
    level,
    name,
    impressions,
    price: monthlyCents / 100,
    discount_mPrice: discounted(monthlyCents, discount) / 100,
    // Six decimals: the cheapest image costs $0.001250.
    proportion: impressions === 0 ? 0 : Math.round((monthlyCents / 100 / impressions) * 1e6) / 1e6,
    overage_cap: overageCap
  }
}

/** Returns what the confirmation page of BILLING=local asks the merchant, or undefined for another shop's offer. */
export async function findOffer({ own }: BillingPlatform, id: string) {
  const offer = await own?.findOffer(id)
  if (!offer) return undefined
  return {
    id: offer.id,
    name: offer.name,
    /** Images a month; undefined for an offer of an earlier price list. */
    images: PLANS.find(({ monthlyCents }) => monthlyCents === offer.monthlyCents)?.images,
    state: offer.state,
    price: offer.monthlyCents / 100,
    discountedPrice: discounted(offer.monthlyCents, offer.discount) / 100,
    discountMonths: offer.discount.months,
    mostUsage: offer.cappedCents / 100,
    usageTerms: offer.usageTerms,
    expiresAt: offer.expiresAt
  }
}

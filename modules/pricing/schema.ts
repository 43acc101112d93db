import { type Static, Type } from 'typebox'
import { Flag, Ok } from '../../server/core/http/wire.ts'
import { TOP_LEVEL } from './plans.ts'

/** Wire shapes of the pricing calls (specification §4.4 and §10.3). */

const PlanView = Type.Object({
  level: Type.Integer(),
  name: Type.String(),
  /** Images per month; on the free plan, once. */
  impressions: Type.Integer(),
  /** Dollars a month. */
  price: Type.Number(),
  /** Dollars a month while the discount lasts. */
  discount_mPrice: Type.Number(),
  /** Dollars per image. */
  proportion: Type.Number(),
  overage_cap: Type.Integer()
})
export type PlanView = Static<typeof PlanView>

const pricing = {
  plans: Type.Array(PlanView),
  level: Type.Integer(),
  /** Whether the new-user discount is still offered. */
  canDiscount: Type.Boolean(),
  rebate_info: Type.Object({
    /** Unix time in seconds. */
    expired_time: Type.Integer(),
    /** Percent. */
    rate: Type.Integer(),
    /** Months. */
    discount_period: Type.Integer()
  }),
  img_usage_use: Type.Integer(),
  img_usage_all: Type.Integer(),
  impressions_use: Type.Integer(),
  /** Number.MAX_SAFE_INTEGER if there is no limit. */
  impressions_all: Type.Integer(),
  /** The used percentage of the quota. */
  precent: Type.Number(),
  is_capped: Flag,
  is_over_quota: Flag,
  /** When the quota starts again, ISO 8601; '' on the free plan. */
  next_reset: Type.String()
}
const Pricing = Type.Object(pricing)
export type Pricing = Static<typeof Pricing>

export const PricingReply = Type.Object({
  ...Ok,
  data: Type.Object({
    ...pricing,
    total: Type.Object({
      un_opt_num: Type.Integer(),
      total_saved_size: Type.Integer(),
      total_opt_num: Type.Integer()
    })
  })
})

/** A level may be a number or text, because a form sends numbers as text. */
const levels = Array.from({ length: TOP_LEVEL + 1 }, (_, level) => level)
export const ChangePlanBody = Type.Object({
  newLevel: Type.Union([
    ...levels.map((level) => Type.Literal(level)),
    ...levels.map((level) => Type.Literal(String(level)))
  ])
})

export const ChangePlanReply = Type.Object({
  ...Ok,
  /** The address to open next. */
  url: Type.String()
})

export const ConfirmParams = Type.Object({ charge: Type.String({ minLength: 8, maxLength: 64 }) })
export const ConfirmBody = Type.Object({
  decision: Type.Union([Type.Literal('approve'), Type.Literal('decline')])
})

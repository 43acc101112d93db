import { AppError } from '../../server/core/http/errors.ts'
import { BLOCK_IMAGES, planAt } from './plans.ts'

/** Returns the price of a plan in dollars, by which merchants know the plan. */
const dollars = (level: number): number => planAt(level).monthlyCents / 100

/** `remaining` is the number of images in the store that are not optimised yet. */
export const quotaUsedUp = (remaining: number) =>
  new AppError('pricing/quota-used-up', 402, (t) => t.errors.quotaUsedUp({ count: remaining }))

export const planLacks = () =>
  new AppError('pricing/plan-lacks', 403, (t) => t.errors.planLacks({ plan: dollars(1) }))

export const notCapped = () =>
  new AppError('pricing/not-capped', 409, (t) => t.pricingErrors.notCapped())

export const wrongLimit = (most: number) =>
  new AppError('pricing/wrong-limit', 422, (t) =>
    t.pricingErrors.wrongLimit({ block: BLOCK_IMAGES, most })
  )

export const noPlans = () => new AppError('pricing/no-plans', 404, (t) => t.pricingErrors.noPlans())

export const samePlan = (level: number) =>
  new AppError('pricing/same-plan', 409, (t) =>
    level === 0 ? t.pricingErrors.isFree() : t.pricingErrors.samePlan({ plan: dollars(level) })
  )

export const smallerPlan = () =>
  new AppError('pricing/smaller-plan', 409, (t) => t.pricingErrors.smallerPlan())

/** The refusal of an upgrade that a later one has replaced. */
export const overtaken = () =>
  new AppError('pricing/overtaken', 409, (t) => t.pricingErrors.overtaken())

export const billingUnreachable = () =>
  new AppError('pricing/billing-unreachable', 503, (t) => t.pricingErrors.unreachable())

export const billingRefused = () =>
  new AppError('pricing/billing-refused', 409, (t) => t.pricingErrors.refused())

export const noLimit = () => new AppError('pricing/no-limit', 409, (t) => t.pricingErrors.noLimit())

export const unknownCharge = () =>
  new AppError('pricing/unknown-charge', 404, (t) => t.pricingErrors.unknownCharge())

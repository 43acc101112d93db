import { AppError } from '../../server/core/errors.ts'
import { PLANS } from './plans.ts'

/** `remaining`: images of the store that are not optimised yet. */
export const quotaUsedUp = (remaining: number) =>
  new AppError('pricing/quota-used-up', 402, (t) => t.errors.quotaUsedUp({ count: remaining }))

export const planLacks = () =>
  new AppError('pricing/plan-lacks', 403, (t) => t.errors.planLacks({ plan: PLANS[1]?.name ?? '' }))

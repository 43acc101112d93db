import { PLANS } from '../../modules/pricing/queries.ts'
import { formatMoney, type Reader } from './numbers.ts'

/** The first plan that is paid for, which has everything that level 0 lacks. Plans go by their price. */
export const firstPlan = (reader: Reader): string =>
  formatMoney((PLANS[1]?.monthlyCents ?? 0) / 100, reader)

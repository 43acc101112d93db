import { formatMoney, type LocaleContext } from '../../islands/lib/formats.ts'
import { PLANS } from '../../modules/pricing/queries.ts'

/**
 * Returns the name of the cheapest paid plan, which includes everything that level 0 lacks. A plan's name is its
 * price.
 */
export const firstPlan = (localeContext: LocaleContext): string =>
  formatMoney((PLANS[1]?.monthlyCents ?? 0) / 100, localeContext)

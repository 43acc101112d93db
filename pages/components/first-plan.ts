import { formatMoney, type LocaleContext } from '../../islands/lib/formats.ts'
import { PLANS } from '../../modules/pricing/queries.ts'

/**
 * Returns the name of the cheapest paid plan, which includes everything that the free plan lacks. Plans are named by
 * their price.
 */
export const firstPlan = (localeContext: LocaleContext): string =>
  formatMoney((PLANS[1]?.monthlyCents ?? 0) / 100, localeContext)

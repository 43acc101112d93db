import { formatMoney, type LocaleContext } from '../../islands/lib/formats.ts'
import { PLANS } from '../../modules/pricing/queries.ts'

/**
 * Returns the name of the cheapest paid plan, which has every feature that the free plan lacks. The name of a plan is
 * its price.
 */
export const firstPlan = (localeContext: LocaleContext): string =>
  formatMoney((PLANS[1]?.monthlyCents ?? 0) / 100, localeContext)

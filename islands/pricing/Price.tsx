import type { TranslationFunctions } from '../../locales/i18n-types.ts'
import type { PlanView } from '../../modules/pricing/schema.ts'
import { formatMoney, type LocaleContext } from '../lib/formats.ts'

type PriceProps = {
  t: TranslationFunctions['planPicker']
  localeContext: LocaleContext
  plan: PlanView
}

/** The monthly price of a plan. With a discount, the usual price is crossed out. */
export function Price({ t, localeContext, plan }: PriceProps) {
  const money = (dollars: number) => formatMoney(dollars, localeContext)
  const isReduced = plan.discount_mPrice < plan.price
  return (
    <p className="price num" aria-live="polite">
      {isReduced && (
        <>
          <span className="visually-hidden">{t.was()} </span>
          <s>{money(plan.price)}</s> <span className="visually-hidden">{t.now()} </span>
        </>
      )}
      {money(isReduced ? plan.discount_mPrice : plan.price)}{' '}
      <span className="price-unit">{t.month()}</span>
    </p>
  )
}

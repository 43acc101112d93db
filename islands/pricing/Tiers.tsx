import type { TranslationFunctions } from '../../locales/i18n-types.ts'
import type { PlanView } from '../../modules/pricing/schema.ts'
import { formatCount, formatMoney, type LocaleContext } from '../lib/formats.ts'

type TiersProps = {
  t: TranslationFunctions['planPicker']
  localeContext: LocaleContext
  /** The paid plans, from level 1. */
  plans: PlanView[]
  selected: number
  onSelect: (level: number) => void
}

/** All paid plans side by side, with their images and prices. Pressing one selects it. */
export function Tiers({ t, localeContext, plans, selected, onSelect }: TiersProps) {
  return (
    <ul className="tiers num" aria-label={t.quota()}>
      {plans.map(({ level, impressions, discount_mPrice }) => (
        <li key={level}>
          <button
            type="button"
            className="tier"
            aria-pressed={level === selected}
            onClick={() => onSelect(level)}
          >
            <strong>{formatCount(impressions, localeContext)}</strong>
            <span>{formatMoney(discount_mPrice, localeContext)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

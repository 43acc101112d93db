import type { TranslationFunctions } from '../../locales/i18n-types.ts'
import type { PlanView } from '../../modules/pricing/schema.ts'
import { formatCount, formatMoney, type LocaleContext } from '../lib/formats.ts'
import { BusyButton } from './BusyButton.tsx'
import { Includes } from './Includes.tsx'

type FreeCardProps = {
  t: TranslationFunctions['planPicker']
  localeContext: LocaleContext
  plan: PlanView
  isPaying: boolean
  isBusy: boolean
  retentionDays: number
  onPoint: () => void
  onDowngrade: () => void
}

export function FreeCard(props: FreeCardProps) {
  const { t, localeContext, plan, isPaying, isBusy, retentionDays, onPoint, onDowngrade } = props
  const { products, restore, speed } = t.includes.free
  return (
    <section className="card plan" aria-labelledby="plan-free">
      <div className="plan-head">
        <h2 id="plan-free">{t.free()}</h2>
      </div>
      <p className="price num">
        {formatMoney(0, localeContext)} <span className="price-unit">{t.month()}</span>
      </p>
      <p className="muted num">{t.once({ n: formatCount(plan.impressions, localeContext) })}</p>
      <Includes
        lines={[products(), restore({ days: formatCount(retentionDays, localeContext) }), speed()]}
      />
      {isPaying ? (
        <BusyButton className="btn" isBusy={isBusy} onPress={onDowngrade} onPoint={onPoint}>
          {t.downgrade()}
        </BusyButton>
      ) : (
        <button type="button" className="btn" disabled>
          {t.freeTimes()}
        </button>
      )}
    </section>
  )
}

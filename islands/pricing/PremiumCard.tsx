import { useState } from 'react'
import type { TranslationFunctions } from '../../locales/i18n-types.ts'
import type { PlanView } from '../../modules/pricing/schema.ts'
import { formatCount, formatMoney, formatPercent, type LocaleContext } from '../lib/formats.ts'
import { BusyButton } from './BusyButton.tsx'
import { Countdown } from './Countdown.tsx'
import { Includes } from './Includes.tsx'
import { Price } from './Price.tsx'
import { QuotaSelector } from './QuotaSelector.tsx'
import { Tiers } from './Tiers.tsx'

export type Offer = {
  /** The discount in percent, and the number of months it lasts. */
  rate: number
  months: number
  /** When the offer ends; null when it has ended. A discount that was already granted continues. */
  ends: { secondsLeft: number; date: string; isTicking: boolean } | null
}

type PremiumCardProps = {
  t: TranslationFunctions['planPicker']
  localeContext: LocaleContext
  /** The paid plans, from level 1. */
  plans: PlanView[]
  level: number
  openCount: number
  offer: Offer | null
  block: { price: number; images: number }
  isBusy: boolean
  onUpgrade: (level: number) => void
}

export function PremiumCard(props: PremiumCardProps) {
  const { t, localeContext, plans, level, openCount, offer, block, isBusy, onUpgrade } = props
  const needed = plans.find(({ impressions }) => impressions >= openCount)
  const [selected, setSelected] = useState(level || (needed?.level ?? 1))
  const plan = plans[selected - 1] as PlanView
  const own = plans[level - 1]
  const money = (dollars: number) => formatMoney(dollars, localeContext)
  const { all, others, automatic, texts, bulk } = t.includes.premium
  return (
    <section className="card plan plan-premium" aria-labelledby="plan-premium">
      <div className="plan-head">
        <h2 id="plan-premium">{t.premium()}</h2>
        {offer && (
          <span className="badge plain" data-tone="good">
            {t.rate({
              rate: formatPercent(offer.rate, localeContext),
              months: formatCount(offer.months, localeContext)
            })}
          </span>
        )}
      </div>
      <Price t={t} localeContext={localeContext} plan={plan} />
      {needed && openCount > 0 && (
        <p className="num">
          {t.needs({
            n: formatCount(openCount, localeContext),
            count: openCount,
            all: formatCount(needed.impressions, localeContext)
          })}
        </p>
      )}
      <QuotaSelector
        t={t}
        images={t.images({ n: formatCount(plan.impressions, localeContext) })}
        canLess={selected > 1}
        canMore={selected < plans.length}
        onStep={(step) => setSelected(selected + step)}
      />
      <Tiers
        t={t}
        localeContext={localeContext}
        plans={plans}
        selected={selected}
        onSelect={setSelected}
      />
      <p className="caption num">
        {t.perImage({ price: formatMoney(plan.proportion, localeContext, 4) })}
        <br />
        {t.addOn({ price: money(block.price), images: formatCount(block.images, localeContext) })}
      </p>
      <Includes lines={[all(), others(), automatic(), texts(), bulk()]} />
      {offer?.ends && selected !== level && (
        <Countdown t={t} localeContext={localeContext} ends={offer.ends} />
      )}
      {level < selected ? (
        <BusyButton className="btn primary" isBusy={isBusy} onPress={() => onUpgrade(selected)}>
          {t.upgrade()}
        </BusyButton>
      ) : (
        <button type="button" className="btn" disabled>
          {t.current()}
        </button>
      )}
      {own && selected < level && (
        <p className="caption num">
          {t.yours({ n: formatCount(own.impressions, localeContext), price: money(own.price) })}
        </p>
      )}
    </section>
  )
}

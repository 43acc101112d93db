import type { PageContextServer } from 'vike/types'
import { formatCount, formatPercent } from '../../islands/lib/formats.ts'
import PlanPicker from '../../islands/pricing/PlanPicker.tsx'
import { Island } from '../../islands/runtime/Island.tsx'
import ImageSync from '../../islands/stats/ImageSync.tsx'
import { Banner } from '../components/Banner.tsx'
import type { Data } from './+data.ts'
import { BillingBanner } from './BillingBanner.tsx'
import { Features } from './Features.tsx'
import { Questions } from './Questions.tsx'
import { Usage } from './Usage.tsx'
import './pricing.css'

export default function Page({ data, context }: { data: Data; context: PageContextServer }) {
  const { pricingPage: t, app } = context.messages
  const { localeContext, raw, pricing, sync, block, retentionDays, decided, notice, offerEnd } =
    data
  const { rate, discount_period } = pricing.rebate_info
  // With strict rules at most one of these is shown: a billing problem, the result of a change, or the offer
  // (decision 037).
  const isOneAtATime = context.needs.hasStrictRules
  const isReduced = pricing.plans.some((plan) => plan.discount_mPrice < plan.price)
  return (
    <>
      <div className="page-head">
        <div>
          <h1>{t.title()}</h1>
          <p className="muted">{t.line()}</p>
        </div>
      </div>
      {decided !== '' && !(isOneAtATime && notice) && (
        <p className="decided" role="status" data-tone={decided === 'active' ? 'good' : 'neutral'}>
          {t.decided[decided]()}
        </p>
      )}
      {notice && (
        <BillingBanner notice={notice} localeContext={localeContext} messages={context.messages} />
      )}
      {offerEnd && pricing.level === 0 && !notice && !(isOneAtATime && decided !== '') && (
        <Banner
          name="promo"
          tone="info"
          title={t.promo({
            rate: formatPercent(rate, localeContext),
            months: formatCount(discount_period, localeContext)
          })}
          line={t.promoLine({ date: offerEnd.date })}
          dismiss={app.dismiss()}
        />
      )}
      <Usage data={data} shop={context.shop} messages={context.messages} />
      {!sync.isDone && (
        <Island
          of={ImageSync}
          name="ImageSync"
          when="idle"
          props={{ localeContext, messages: { imageSync: raw.imageSync }, imageCount: sync.images }}
        />
      )}
      <Island
        of={PlanPicker}
        name="PlanPicker"
        when="load"
        props={{
          localeContext,
          messages: { planPicker: raw.planPicker },
          plans: pricing.plans,
          level: pricing.level,
          offer: isReduced ? { rate, months: discount_period, ends: offerEnd } : null,
          block,
          retentionDays
        }}
      />
      <Features
        localeContext={localeContext}
        messages={context.messages}
        retentionDays={retentionDays}
      />
      <Questions localeContext={localeContext} messages={context.messages} block={block} />
    </>
  )
}

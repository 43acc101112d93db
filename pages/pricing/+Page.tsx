import type { PageContextServer } from 'vike/types'
import ImageSync from '../../islands/ImageSync.tsx'
import PlanPicker from '../../islands/PlanPicker.tsx'
import { Island } from '../../islands/runtime/Island.tsx'
import { Banner } from '../components/Banner.tsx'
import { formatCount, formatPercent } from '../components/numbers.ts'
import type { Data } from './+data.ts'
import { BillingBanner } from './BillingBanner.tsx'
import { Features } from './Features.tsx'
import { Questions } from './Questions.tsx'
import { Usage } from './Usage.tsx'
import './pricing.css'

export default function Page({ data, context }: { data: Data; context: PageContextServer }) {
  const { pricingPage: t, app } = context.texts
  const { reader, raw, pricing, sync, block, retentionDays, decided, notice, offerEnd } = data
  const { rate, discount_period } = pricing.rebate_info
  // Of what asks for attention here: the billing, the answer, the offer (decision 037).
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
      {notice && <BillingBanner notice={notice} reader={reader} texts={context.texts} />}
      {offerEnd && pricing.level === 0 && !notice && !(isOneAtATime && decided !== '') && (
        <Banner
          name="promo"
          tone="info"
          title={t.promo({
            rate: formatPercent(rate, reader),
            months: formatCount(discount_period, reader)
          })}
          line={t.promoLine({ date: offerEnd.date })}
          dismiss={app.dismiss()}
        />
      )}
      <Usage data={data} shop={context.shop} texts={context.texts} />
      {!sync.isDone && (
        <Island
          of={ImageSync}
          name="ImageSync"
          when="idle"
          props={{ reader, texts: { imageSync: raw.imageSync }, imageCount: sync.images }}
        />
      )}
      <Island
        of={PlanPicker}
        name="PlanPicker"
        when="load"
        props={{
          reader,
          texts: { planPicker: raw.planPicker },
          plans: pricing.plans,
          level: pricing.level,
          offer: isReduced ? { rate, months: discount_period, ends: offerEnd } : null,
          block,
          retentionDays
        }}
      />
      <Features reader={reader} texts={context.texts} retentionDays={retentionDays} />
      <Questions reader={reader} texts={context.texts} block={block} />
    </>
  )
}

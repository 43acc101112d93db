import type { PageContextServer } from 'vike/types'
import PlanPicker from '../../islands/pricing/PlanPicker.tsx'
import { Island } from '../../islands/runtime/Island.tsx'
import ImageSync from '../../islands/stats/ImageSync.tsx'
import { PageHead } from '../components/shell/PageHead.tsx'
import type { Data } from './+data.ts'
import { Features } from './Features.tsx'
import { Notices } from './Notices.tsx'
import { Questions } from './Questions.tsx'
import { Usage } from './Usage.tsx'
import './pricing.css'

export default function Page({ data, context }: { data: Data; context: PageContextServer }) {
  const { messages, shop, needs } = context
  const { pricingPage: t } = messages
  const { localeContext, raw, pricing, sync, block, retentionDays, offerEnd } = data
  const { rate, discount_period } = pricing.rebate_info
  // Every plan can follow a test plan that runs out, so the plan picker treats the shop as one on the free plan.
  const level = data.notice?.kind === 'test' ? 0 : pricing.level
  const isReduced = pricing.plans.some((plan) => plan.discount_mPrice < plan.price)
  return (
    <>
      <PageHead title={t.title()} line={t.line()} />
      <Notices data={data} messages={messages} isStrict={needs.hasStrictRules} />
      <Usage data={data} shop={shop} messages={messages} />
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
          level,
          openCount: data.totals.un_opt_num,
          offer: isReduced ? { rate, months: discount_period, ends: offerEnd } : null,
          block,
          retentionDays
        }}
      />
      <Features localeContext={localeContext} messages={messages} retentionDays={retentionDays} />
      <Questions localeContext={localeContext} messages={messages} block={block} />
    </>
  )
}

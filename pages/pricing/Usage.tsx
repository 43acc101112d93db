import { CircleCheck, ImageUp } from 'lucide-react'
import { formatCount, formatDate, formatSize } from '../../islands/lib/formats.ts'
import type { TranslationFunctions } from '../../locales/i18n-types.ts'
import type { Data } from './+data.ts'
import { Account } from './Account.tsx'
import { OverageBar } from './OverageBar.tsx'
import { UsageBar } from './UsageBar.tsx'

type UsageProps = {
  data: Data
  shop: Vike.PageContext['shop']
  messages: TranslationFunctions
}

/** Shows the shop's plan, how much of the quota is used, and how many images could still be optimised. */
export function Usage({ data, shop, messages: { pricingPage: t } }: UsageProps) {
  const { localeContext, pricing, totals } = data
  const { level, next_reset } = pricing
  const count = (value: number) => formatCount(value, localeContext)
  const [used, all] = [count(pricing.impressions_use), count(pricing.impressions_all)]
  return (
    <section className="card card-body usage" aria-labelledby="usage-title">
      <Account data={data} shop={shop} t={t} />
      <div className="usage-bars">
        <h2 id="usage-title">{t.usage()}</h2>
        <UsageBar
          label={t.quota()}
          figures={`${used} / ${all}`}
          text={t.quotaUsed({ used, all })}
          percent={pricing.precent}
          caption={
            next_reset === '' ? t.once() : t.reset({ date: formatDate(next_reset, localeContext) })
          }
        />
        {level > 0 && <OverageBar data={data} t={t} />}
        <ul className="usage-sums num">
          <li>
            <ImageUp size={16} aria-hidden />
            {t.open({ n: count(totals.un_opt_num), count: totals.un_opt_num })}
          </li>
          <li>
            <CircleCheck size={16} aria-hidden />
            {t.saved({
              n: count(totals.opt_num),
              count: totals.opt_num,
              size: formatSize(totals.total_saved_size, localeContext)
            })}
          </li>
        </ul>
      </div>
    </section>
  )
}

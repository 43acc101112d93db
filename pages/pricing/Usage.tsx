import { CircleCheck, ImageUp, Info } from 'lucide-react'
import { formatCount, formatDate, formatMoney, formatSize } from '../../islands/lib/formats.ts'
import type { TranslationFunctions } from '../../locales/i18n-types.ts'
import type { Data } from './+data.ts'
import { UsageBar } from './UsageBar.tsx'

type UsageProps = {
  data: Data
  shop: Vike.PageContext['shop']
  messages: TranslationFunctions
}

/** The shop's plan, how much of it is used, and how many images could still be optimised. */
export function Usage({ data, shop, messages: { pricingPage: t } }: UsageProps) {
  const { localeContext, pricing, totals, block } = data
  const { level, plans, next_reset, is_over_quota, img_usage_all } = pricing
  const price = formatMoney(plans[level]?.price ?? 0, localeContext)
  const count = (value: number) => formatCount(value, localeContext)
  const blockWords = { price: formatMoney(block.price, localeContext), images: count(block.images) }
  const isOvercharging = is_over_quota === 1 && pricing.is_capped === 1
  const facts: [string, string][] = [
    [t.plan(), level === 0 ? t.free() : t.paid({ price })],
    [t.store(), shop?.domain ?? ''],
    [t.email(), shop?.email ?? '']
  ]
  // A local store may have no email address.
  const known = facts.filter(([, value]) => value !== '')
  return (
    <section className="card card-body usage" aria-labelledby="usage-title">
      <div className="usage-account">
        <h2>{t.account()}</h2>
        <dl>
          {known.map(([name, value]) => (
            <div key={name}>
              <dt className="muted">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="usage-bars">
        <h2 id="usage-title">{t.usage()}</h2>
        <UsageBar
          label={t.quota()}
          figures={`${count(pricing.impressions_use)} / ${count(pricing.impressions_all)}`}
          text={t.quotaUsed({
            used: count(pricing.impressions_use),
            all: count(pricing.impressions_all)
          })}
          percent={pricing.precent}
          caption={
            next_reset === '' ? t.once() : t.reset({ date: formatDate(next_reset, localeContext) })
          }
        />
        {level > 0 && (
          <UsageBar
            label={t.addOn()}
            figures={`${count(pricing.img_usage_use)} / ${count(img_usage_all)}`}
            text={t.addOnUsed({ used: count(pricing.img_usage_use), all: count(img_usage_all) })}
            percent={img_usage_all === 0 ? 0 : (pricing.img_usage_use / img_usage_all) * 100}
            caption={isOvercharging ? t.addOnOn(blockWords) : t.addOnOff()}
          >
            <a
              className="info-link"
              href="/setting"
              aria-label={t.settings()}
              data-tip={t.addOnTip()}
            >
              <Info size={16} aria-hidden />
            </a>
          </UsageBar>
        )}
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

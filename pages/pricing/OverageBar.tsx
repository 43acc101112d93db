import { Info } from 'lucide-react'
import { formatCount, formatMoney } from '../../islands/lib/formats.ts'
import type { TranslationFunctions } from '../../locales/i18n-types.ts'
import type { Data } from './+data.ts'
import { UsageBar } from './UsageBar.tsx'

type OverageBarProps = { data: Data; t: TranslationFunctions['pricingPage'] }

/** Shows how many images were charged beyond the quota, and whether more can be charged. */
export function OverageBar({ data: { localeContext, pricing, block }, t }: OverageBarProps) {
  const { img_usage_use, img_usage_all, is_over_quota, is_capped } = pricing
  const used = formatCount(img_usage_use, localeContext)
  const all = formatCount(img_usage_all, localeContext)
  const blockWords = {
    price: formatMoney(block.price, localeContext),
    images: formatCount(block.images, localeContext)
  }
  const isOvercharging = is_over_quota === 1 && is_capped === 1
  return (
    <UsageBar
      label={t.addOn()}
      figures={`${used} / ${all}`}
      text={t.addOnUsed({ used, all })}
      percent={img_usage_all === 0 ? 0 : (img_usage_use / img_usage_all) * 100}
      caption={isOvercharging ? t.addOnOn(blockWords) : t.addOnOff()}
    >
      <a className="info-link" href="/setting" aria-label={t.settings()} data-tip={t.addOnTip()}>
        <Info size={16} aria-hidden />
      </a>
    </UsageBar>
  )
}

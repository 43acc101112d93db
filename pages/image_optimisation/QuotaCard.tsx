import type { ReactNode } from 'react'
import { formatCount, type LocaleContext, quotaTone } from '../../islands/lib/formats.ts'
import type { TranslationFunctions } from '../../locales/i18n-types.ts'
import type { Schedule } from '../../modules/image-opt/runs/schema.ts'
import { ProgressBar } from '../components/ProgressBar.tsx'
import { StatCard } from '../components/StatCard.tsx'

type QuotaCardProps = {
  t: TranslationFunctions['stats']
  localeContext: LocaleContext
  schedule: Schedule
  icon: ReactNode
}

/** How much of the plan's quota is used. */
export function QuotaCard({ t, localeContext, schedule, icon }: QuotaCardProps) {
  const { impressions_use: used, impressions_all: all, shop_level } = schedule
  const label = shop_level === 0 ? t.freePlan() : t.prePlan()
  const count = (value: number) => formatCount(value, localeContext)
  if (all === Number.MAX_SAFE_INTEGER)
    return (
      <StatCard
        icon={icon}
        label={label}
        number={t.unlimited()}
        caption={t.used({ n: count(used), count: used })}
      />
    )

  const percent = all === 0 ? 100 : (used / all) * 100
  const left = Math.max(0, all - used)
  const caption =
    schedule.img_usage_all > 0
      ? t.addOn({ used: count(schedule.img_usage_use), all: count(schedule.img_usage_all) })
      : t.left({ n: count(left), count: left })
  return (
    <StatCard
      icon={icon}
      label={label}
      number={count(used)}
      unit={`/ ${count(all)}`}
      caption={caption}
    >
      <ProgressBar
        percent={percent}
        tone={quotaTone(percent)}
        label={label}
        text={t.quota({ used: count(used), all: count(all) })}
      />
    </StatCard>
  )
}

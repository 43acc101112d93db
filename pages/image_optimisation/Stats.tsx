import { Gauge, HardDrive, Percent, TrendingDown } from 'lucide-react'
import {
  formatCount,
  formatRatio,
  type LocaleContext,
  sizeParts
} from '../../islands/lib/formats.ts'
import type { TranslationFunctions } from '../../locales/i18n-types.ts'
import type { Totals } from '../../modules/image-opt/history/schema.ts'
import type { Schedule } from '../../modules/image-opt/runs/schema.ts'
import { StatCard } from '../components/StatCard.tsx'
import { QuotaCard } from './QuotaCard.tsx'

type StatsProps = {
  localeContext: LocaleContext
  t: TranslationFunctions['stats']
  totals: Totals
  schedule: Schedule
}

/** The figures at the top of the page. */
export function Stats({ localeContext, t, totals, schedule }: StatsProps) {
  const across = t.across({ n: formatCount(totals.opt_num, localeContext), count: totals.opt_num })
  return (
    <ul className="stats" aria-label={t.label()}>
      <StatCard
        icon={<HardDrive size={16} aria-hidden />}
        label={t.totalSaved()}
        {...sizeParts(totals.total_saved_size, localeContext)}
        caption={across}
      />
      <StatCard
        icon={<TrendingDown size={16} aria-hidden />}
        label={t.averageSaved()}
        {...sizeParts(totals.avg_saved_space, localeContext)}
        caption={t.perImage()}
      />
      <StatCard
        icon={<Percent size={16} aria-hidden />}
        label={t.averagePercent()}
        number={formatRatio(totals.avg_saved_percent, localeContext)}
        caption={t.ofOriginal()}
      />
      <QuotaCard
        t={t}
        localeContext={localeContext}
        schedule={schedule}
        icon={<Gauge size={16} aria-hidden />}
      />
    </ul>
  )
}

import { Gauge, HardDrive, Percent, TrendingDown } from 'lucide-react'
import type { Totals } from '../../modules/image-opt/history/schema.ts'
import type { Schedule } from '../../modules/image-opt/runs/schema.ts'
import { StatCard } from '../../pages/components/StatCard.tsx'
import { getJson } from '../lib/api.ts'
import { useOn } from '../lib/events.ts'
import { formatCount, formatRatio, type LocaleContext, sizeParts } from '../lib/formats.ts'
import { type RawMessages, useMessages } from '../lib/messages.ts'
import { setSchedule, setTotals, useRuns } from '../lib/store.ts'
import { QuotaCard } from './QuotaCard.tsx'

export type StatsProps = {
  localeContext: LocaleContext
  messages: RawMessages<'stats'>
  totals: Totals
  schedule: Schedule
}

/** The figures at the top of the page. They are loaded again after each run. */
export default function Stats({ localeContext, messages, totals: first, schedule }: StatsProps) {
  const { stats: t } = useMessages(localeContext.locale, messages)
  const runs = useRuns()
  const totals = runs.totals ?? first
  useOn('runFinished', () => {
    getJson<{ total: Totals; opt_schedule: Schedule }>('/api/v2/image-opt/getImgOptTotal').then(
      (reply) => {
        setTotals(reply.total)
        setSchedule(reply.opt_schedule)
      },
      // If loading fails, the earlier figures stay until they are loaded again after the next run.
      () => {}
    )
  })

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
        schedule={runs.schedule ?? schedule}
        icon={<Gauge size={16} aria-hidden />}
      />
    </ul>
  )
}

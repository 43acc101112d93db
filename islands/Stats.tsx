import { Gauge, HardDrive, Percent, TrendingDown } from 'lucide-react'
import { useEffect } from 'react'
import type { Schedule, Totals } from '../modules/image-opt/schema.ts'
import { formatCount, formatRatio, type Reader, sizeParts } from '../pages/components/numbers.ts'
import { StatCard } from '../pages/components/StatCard.tsx'
import { type RawTexts, useTexts } from './dialog/texts.ts'
import { getJson } from './runtime/api.ts'
import { setSchedule, setTotals, useRuns } from './runtime/store.ts'
import { QuotaCard } from './stats/QuotaCard.tsx'

export type StatsProps = {
  reader: Reader
  texts: RawTexts<'stats'>
  totals: Totals
  schedule: Schedule
}

/** The numbers at the top; read again after a run. */
export default function Stats({ reader, texts, totals: first, schedule }: StatsProps) {
  const { stats: t } = useTexts(reader.locale, texts)
  const runs = useRuns()
  const totals = runs.totals ?? first
  useEffect(() => {
    if (runs.finished === 0) return
    getJson<{ total: Totals; opt_schedule: Schedule }>('/api/v2/image-opt/getImgOptTotal').then(
      (reply) => {
        setTotals(reply.total)
        setSchedule(reply.opt_schedule)
      },
      // The numbers of before stay; the next run reads them again.
      () => {}
    )
  }, [runs.finished])

  const across = t.across({ n: formatCount(totals.opt_num, reader), count: totals.opt_num })
  return (
    <ul className="stats" aria-label={t.label()}>
      <StatCard
        icon={<HardDrive size={16} aria-hidden />}
        label={t.totalSaved()}
        {...sizeParts(totals.total_saved_size, reader)}
        caption={across}
      />
      <StatCard
        icon={<TrendingDown size={16} aria-hidden />}
        label={t.averageSaved()}
        {...sizeParts(totals.avg_saved_space, reader)}
        caption={t.perImage()}
      />
      <StatCard
        icon={<Percent size={16} aria-hidden />}
        label={t.averagePercent()}
        number={formatRatio(totals.avg_saved_percent, reader)}
        caption={t.ofOriginal()}
      />
      <QuotaCard
        t={t}
        reader={reader}
        schedule={runs.schedule ?? schedule}
        icon={<Gauge size={16} aria-hidden />}
      />
    </ul>
  )
}

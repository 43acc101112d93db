import { DAY_MS, toText } from '../../server/core/clock.ts'
import type { Db } from '../../server/core/database/db.ts'
import { METRICS, type Metric, sharedValue } from './figure-classes.ts'
import { hasVisitorFigures, listFigures } from './sql-visits.ts'

/** The number of days over which Google judges Web Vitals. */
const FIGURE_DAYS = 28

/**
 * How many page views of each sort a comparison needs. With 50, three of four is right to about 6 in a hundred (one
 * standard error).
 */
const COMPARED_VIEWS = 50

/** How long visitors waited for the next page: the value that three of four page views reach or beat. */
type Wait = { ms: number; views: number }

export type VisitorFigures = {
  isOn: boolean
  views: number
  /** The value that three of four visits reach or beat; null without visits. */
  values: Record<Metric, number | null>
  /** Null until there are enough page views of both sorts. */
  waits: { prefetched: Wait; fresh: Wait } | null
  /** How many page views of each sort that takes. */
  comparedViews: number
}

export async function visitorFigures(db: Db, shopId: number, now: Date): Promise<VisitorFigures> {
  const since = toText(new Date(now.getTime() - FIGURE_DAYS * DAY_MS)).slice(0, 10)
  const figures = await listFigures(db, shopId, since)
  const of = (metric: Metric) =>
    figures
      .filter((figure) => figure.metric === metric)
      .map((figure) => ({ class: figure.class, count: Number(figure.count) }))
  const viewsOf = (metric: Metric) => of(metric).reduce((sum, { count }) => sum + count, 0)
  const values = Object.fromEntries(METRICS.map((metric) => [metric, sharedValue(of(metric))]))
  const waitOf = (metric: Metric): Wait => ({ ms: values[metric] ?? 0, views: viewsOf(metric) })
  const waits = { prefetched: waitOf('open_hit'), fresh: waitOf('open_next') }
  const isEnough = Object.values(waits).every(({ views }) => views >= COMPARED_VIEWS)
  return {
    isOn: await hasVisitorFigures(db, shopId),
    views: viewsOf('open') + viewsOf('open_hit'),
    values: values as VisitorFigures['values'],
    waits: isEnough ? waits : null,
    comparedViews: COMPARED_VIEWS
  }
}

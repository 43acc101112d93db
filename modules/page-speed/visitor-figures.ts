import { DAY_MS, toText } from '../../server/core/clock.ts'
import type { Db } from '../../server/core/database/db.ts'
import { METRICS, type Metric, sharedValue } from './figure-classes.ts'
import { hasVisitorFigures, listFigures } from './sql-visits.ts'

/** The number of days over which Google judges Web Vitals. */
const FIGURE_DAYS = 28

export type VisitorFigures = {
  isOn: boolean
  views: number
  /** The value that three of four visits reach or beat; null without visits. */
  values: Record<Metric, number | null>
}

export async function visitorFigures(db: Db, shopId: number, now: Date): Promise<VisitorFigures> {
  const since = toText(new Date(now.getTime() - FIGURE_DAYS * DAY_MS)).slice(0, 10)
  const figures = await listFigures(db, shopId, since)
  const of = (metric: Metric) =>
    figures
      .filter((figure) => figure.metric === metric)
      .map((figure) => ({ class: figure.class, count: Number(figure.count) }))
  const views = [...of('open'), ...of('open_hit')].reduce((sum, { count }) => sum + count, 0)
  const values = Object.fromEntries(METRICS.map((metric) => [metric, sharedValue(of(metric))]))
  return {
    isOn: await hasVisitorFigures(db, shopId),
    views,
    values: values as VisitorFigures['values']
  }
}

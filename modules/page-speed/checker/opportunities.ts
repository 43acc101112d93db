import type { Opportunity } from './checker.ts'

/** The part of a Lighthouse report that is read, from our own run and from the API alike. */
export type Report = {
  runtimeError?: { code: string; message: string }
  finalDisplayedUrl?: string
  categories?: { performance?: { score: number | null } }
  audits?: Record<string, Audit>
}
type Audit = { id: string; title: string; metricSavings?: Record<string, number> }

/** The dashboard shows this many. */
const MOST = 5

/** The audits that promise most, by the metric that each improves most; CLS is not a time. */
export function opportunitiesOf({ audits = {} }: Report): Opportunity[] {
  return Object.values(audits)
    .map(({ id, title, metricSavings = {} }) => ({ id, title, savingMs: largest(metricSavings) }))
    .filter(({ savingMs }) => savingMs > 0)
    .toSorted((one, other) => other.savingMs - one.savingMs)
    .slice(0, MOST)
}

function largest(savings: Record<string, number>): number {
  const times = Object.entries(savings).filter(([metric]) => metric !== 'CLS')
  return Math.round(Math.max(0, ...times.map(([, saving]) => saving)))
}

import type { DeviceRun, Opportunity } from './checker.ts'

/** The parts of a Lighthouse report that we read, both from a local run and from the API. */
export type Report = {
  runtimeError?: { code: string; message: string }
  finalDisplayedUrl?: string
  categories?: { performance?: { score: number | null } }
  audits?: Record<string, Audit>
}
type Audit = {
  id: string
  title: string
  metricSavings?: Record<string, number>
  /** In the audit's own unit, which is milliseconds or bytes. */
  numericValue?: number
}

/** The most opportunities that the dashboard shows. */
const MOST = 5

/**
 * Returns the audits with the largest estimated savings. An audit may improve several metrics; its largest saving
 * counts. CLS is left out because it is not a time.
 */
export function opportunitiesOf({ audits = {} }: Report): Opportunity[] {
  return Object.values(audits)
    .map(({ id, title, metricSavings = {} }) => ({ id, title, savingMs: largest(metricSavings) }))
    .filter(({ savingMs }) => savingMs > 0)
    .toSorted((one, other) => other.savingMs - one.savingMs)
    .slice(0, MOST)
}

/** Returns the largest paint's time and the page's weight, each only if the report has it. */
export function figuresOf({ audits = {} }: Report): Pick<DeviceRun, 'lcpMs' | 'weightBytes'> {
  const lcpMs = audits['largest-contentful-paint']?.numericValue
  const weightBytes = audits['total-byte-weight']?.numericValue
  return {
    ...(lcpMs === undefined ? {} : { lcpMs: Math.round(lcpMs) }),
    ...(weightBytes === undefined ? {} : { weightBytes: Math.round(weightBytes) })
  }
}

function largest(savings: Record<string, number>): number {
  const times = Object.entries(savings).filter(([metric]) => metric !== 'CLS')
  return Math.round(Math.max(0, ...times.map(([, saving]) => saving)))
}

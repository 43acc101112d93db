/**
 * Visitors' figures are counted in classes, so that what is kept says nothing of one visit. A class is a tenth
 * wider than the one before it: a figure read from them is at most 10 % too high.
 */
const WIDTH = 1.1
const LAST_CLASS = 120

/** Milliseconds, but for `cls`, which is in thousandths. `hit`: the page had been fetched in advance. */
export const METRICS = ['lcp', 'inp', 'cls', 'open', 'open_hit'] as const
export type Metric = (typeof METRICS)[number]

export const classOf = (value: number): number =>
  Math.min(LAST_CLASS, Math.ceil(Math.log(Math.max(1, value)) / Math.log(WIDTH)))

/** What three of four visits had or were better than: the share that Web Vitals are judged by. */
const SHARE = 0.75

/** `counts` by class. Null without visits. */
export function sharedValue(counts: { class: number; count: number }[]): number | null {
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  let seen = 0
  for (const { class: number, count } of counts.toSorted((a, b) => a.class - b.class)) {
    seen += count
    if (seen >= total * SHARE) return Math.round(WIDTH ** number)
  }
  return null
}

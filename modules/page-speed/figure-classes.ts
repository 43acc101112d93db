/**
 * Visitor figures are counted in classes, so that the stored counts reveal nothing about a single visit. The upper end
 * of each class is 10 % above that of the previous class, so a figure read from the classes is at most 10 % too high.
 */
const WIDTH = 1.1
const LAST_CLASS = 120

/**
 * The figures are in milliseconds, except `cls`, which is in thousandths. `open` and `open_hit` are the times that
 * pages took to open; `open_hit` is for pages that had been fetched in advance. `open_next` repeats `open` for pages
 * that were opened from another page of the store: only these could have been fetched in advance.
 */
export const METRICS = ['lcp', 'inp', 'cls', 'open', 'open_hit', 'open_next'] as const
export type Metric = (typeof METRICS)[number]

export const classOf = (value: number): number =>
  Math.min(LAST_CLASS, Math.ceil(Math.log(Math.max(1, value)) / Math.log(WIDTH)))

/** Web Vitals are judged by the value that three of four visits reach or beat. */
const SHARE = 0.75

/**
 * Returns the value that three of four visits reach or beat, computed from the `count` of each class, or null without
 * visits.
 */
export function sharedValue(counts: { class: number; count: number }[]): number | null {
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  let seen = 0
  for (const { class: number, count } of counts.toSorted((a, b) => a.class - b.class)) {
    seen += count
    if (seen >= total * SHARE) return Math.round(WIDTH ** number)
  }
  return null
}

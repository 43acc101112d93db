/** The only cycle of the free plan, whose quota is given once. */
export const FREE_CYCLE = 'free'

export type Cycle = { start: Date; end: Date }

/**
 * Returns the monthly cycle that contains a moment, for a subscription that began at `anchor`. It depends on these two
 * values alone, so asking twice, late, or with a clock that was set back grants no additional quota. A moment before
 * the anchor belongs to the first cycle.
 */
export function cycleAt(anchor: Date, moment: Date): Cycle {
  const months =
    (moment.getUTCFullYear() - anchor.getUTCFullYear()) * 12 +
    (moment.getUTCMonth() - anchor.getUTCMonth())
  const isBefore = monthsAfter(anchor, months) > moment
  const index = Math.max(0, isBefore ? months - 1 : months)
  return { start: monthsAfter(anchor, index), end: monthsAfter(anchor, index + 1) }
}

/** Returns the same day and time a number of months later, or the last day of a month that has no such day. */
export function monthsAfter(anchor: Date, months: number): Date {
  const first = new Date(anchor)
  first.setUTCDate(1)
  first.setUTCMonth(first.getUTCMonth() + months)
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(anchor.getUTCDate(), days))
  return first
}

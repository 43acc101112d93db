const DAY_MS = 24 * 60 * 60 * 1000

/** The page's time moves on once a minute: what was optimised just now has 30 days, not 31. */
const TOLERANCE_MS = 5 * 60 * 1000

/** Whole days until then, the one that has begun counted; null where there is nothing to restore. */
export function daysLeft(keptUntil: string, nowMs: number): number | null {
  if (keptUntil === '') return null
  return Math.max(1, Math.ceil((Date.parse(keptUntil) - nowMs - TOLERANCE_MS) / DAY_MS))
}

import { DAY_MS } from '../../../server/core/clock.ts'

/** The page's clock ticks once a minute. This tolerance makes an image optimised just now show 30 days, not 31. */
const TOLERANCE_MS = 5 * 60 * 1000

/** Returns the days until the backup expires, rounded up; null when there is nothing to restore. */
export function daysLeft(keptUntil: string, nowMs: number): number | null {
  if (keptUntil === '') return null
  return Math.max(1, Math.ceil((Date.parse(keptUntil) - nowMs - TOLERANCE_MS) / DAY_MS))
}

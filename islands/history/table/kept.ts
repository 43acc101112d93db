import { DAY_MS } from '../../../server/core/clock.ts'

/**
 * The page updates its clock once a minute. Without this tolerance, an image optimised just now would show 31 days
 * instead of 30.
 */
const TOLERANCE_MS = 5 * 60 * 1000

/**
 * Returns the number of days until the backup expires, rounded up and at least 1; null when there is nothing to
 * restore.
 */
export function daysLeft(keptUntil: string, nowMs: number): number | null {
  if (keptUntil === '') return null
  return Math.max(1, Math.ceil((Date.parse(keptUntil) - nowMs - TOLERANCE_MS) / DAY_MS))
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Whole days until then, the one that has begun counted; null where there is nothing to restore. */
export function daysLeft(keptUntil: string, nowMs: number): number | null {
  if (keptUntil === '') return null
  return Math.max(1, Math.ceil((Date.parse(keptUntil) - nowMs) / DAY_MS))
}

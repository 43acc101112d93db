import type { Db } from '../../../server/core/db.ts'

/** Searches that people page through at the same time. */
const MOST_KEPT = 200

type Kept = { changes: number; count: number }

/** By database: tests have several in one process. */
const keptOf = new WeakMap<Db, Map<string, Kept>>()

/**
 * Counts what a search finds, once for as long as its list stays the same: paging through the result asks for
 * it each time, and to count means to read every title (decision 021). `changes`: how often the list changed.
 */
export async function keptCount(
  db: Db,
  key: string,
  changes: number,
  count: () => Promise<number>
): Promise<number> {
  const kept = keptOf.get(db) ?? new Map<string, Kept>()
  keptOf.set(db, kept)
  const known = kept.get(key)
  if (known?.changes === changes) return known.count
  const counted = await count()
  // Put last again: the first ones are those that nobody asked for in a long time.
  kept.delete(key)
  kept.set(key, { changes, count: counted })
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  return counted
}

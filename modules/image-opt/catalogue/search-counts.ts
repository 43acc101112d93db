import { LRUCache } from 'lru-cache'
import type { Db } from '../../../server/core/database/db.ts'

/** Enough for the searches that people page through at the same time. */
const MOST_KEPT = 200

type Kept = { changes: number; count: number }

/** Per database, because tests open several in one process. */
const keptOf = new WeakMap<Db, LRUCache<string, Kept>>()

/**
 * Counts what a search finds, once for as long as its list stays the same: each page of the result needs the count,
 * and counting means reading every title (decision 021). `changes` says how often the list has changed.
 */
export async function keptCount(
  db: Db,
  key: string,
  changes: number,
  count: () => Promise<number>
): Promise<number> {
  const kept = keptOf.get(db) ?? new LRUCache<string, Kept>({ max: MOST_KEPT })
  keptOf.set(db, kept)
  const known = kept.get(key)
  if (known?.changes === changes) return known.count
  const counted = await count()
  kept.set(key, { changes, count: counted })
  return counted
}

import { LRUCache } from 'lru-cache'
import type { Db } from '../../../server/core/database/db.ts'

/** The number of counts to cache: enough for the searches that people page through at the same time. */
const MAX_CACHED = 200

type Cached = { changes: number; count: number }

/** Each database has a separate cache, because tests open several databases in one process. */
const cacheOf = new WeakMap<Db, LRUCache<string, Cached>>()

/**
 * Returns the number of matches of a search, and counts them again only after the list has changed: each page of the
 * results needs the number, and counting means reading every title (decision 021). `changes` is how often the list has
 * changed.
 */
export async function cachedCount(
  db: Db,
  key: string,
  changes: number,
  count: () => Promise<number>
): Promise<number> {
  const cache = cacheOf.get(db) ?? new LRUCache<string, Cached>({ max: MAX_CACHED })
  cacheOf.set(db, cache)
  const known = cache.get(key)
  if (known?.changes === changes) return known.count
  const counted = await count()
  cache.set(key, { changes, count: counted })
  return counted
}

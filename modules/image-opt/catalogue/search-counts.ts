import { LRUCache } from 'lru-cache'
import type { Db } from '../../../server/core/database/db.ts'

/** The number of counts to cache: enough for the searches that people page through at the same time. */
const MAX_CACHED = 200

type Cached = { changes: number; count: number }

/** Each database has a separate cache, because tests open several databases in one process. */
const cacheOf = new WeakMap<Db, LRUCache<string, Cached>>()

/**
 * Returns how many titles match a search. Each page of results needs this number, and counting reads every title
 * (decision 021), so the titles are counted again only after the list has changed. `changes` says how often the list
 * has changed.
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

import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../server/core/database/db.ts'
import { dialectOf } from '../../../server/core/database/dialect.ts'

/** Normalises a title, or the words that a merchant searches for. */
export const searchable = (text: string): string => text.trim().toLowerCase()

/**
 * How much of a title is searched, and decides its place in a list. An index row of PostgreSQL has room for 2,700 bytes,
 * and a character takes up to three. Titles at Shopify have at most 255.
 */
const MOST_SEARCHED = 500

/** Returns what the search index and the indexes of lists hold of a title. */
export const searchedTitle = (title: string): string =>
  searchable(title).slice(0, MOST_SEARCHED).toWellFormed()

/** Returns a condition that matches titles containing the words as typed. An empty search matches every title. */
export function titleLike(search: string): RawBuilder<boolean> {
  const words = searchable(search)
  if (words === '') return sql<boolean>`true`
  // LIKE would compare letter by letter and take 1.6 s for 20,000 titles that repeat one letter; instr takes 18 ms.
  return sql<boolean>`instr(store_item.title_search, ${words}) > 0`
}

/**
 * Returns a condition that uses the trigram index to find items that may contain the words. Returns undefined if the
 * index would not help. Check the items with titleLike as well: their titles contain all trigrams, but perhaps not next
 * to each other.
 */
export const candidatesFor = (db: Db, search: string): Promise<RawBuilder<SqlBool> | undefined> =>
  dialectOf(db).titleCandidates(db, searchable(search))

import type { Shelf } from '../content/shelf.ts'
import { type Connection, type PageArguments, pageOf } from './pages.ts'
import { notModelled } from './refusals.ts'
import { filterOf, type SearchTerms } from './search.ts'

export type ListArguments = PageArguments & {
  query?: string | null
  sortKey: string
  savedSearchId?: string | null
}

/** Returns one page of a shelf, filtered and sorted. */
export function listOf<Item extends { number: number }>(
  name: string,
  shelf: Shelf<Item>,
  args: ListArguments,
  terms: SearchTerms<Item>
): Connection<Item> {
  const list = shelf.sorted(args.sortKey)
  if (!list) throw notModelled(`${name} sorted by ${args.sortKey}`)
  if (args.savedSearchId != null) throw notModelled('saved searches')
  return pageOf(list, args, filterOf(args.query, terms, args.sortKey))
}

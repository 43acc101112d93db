import type { Filter } from './pages.ts'
import { notModelled } from './refusals.ts'

/**
 * One term of Shopify's search syntax, such as `updated_at:>'2026-11-20T00:00:00Z'`; all terms must match. Shopify
 * ignores a filter it does not know and lists everything, so the stand-in refuses any term it does not list.
 */
export type Term = { name: string; comparison: '' | '>' | '>='; value: string }

export type SearchTerms<Item> = Record<string, (term: Term) => (item: Item) => boolean>

const TERM = /([a-z_]+):(>=|>)?(?:'([^']*)'|"([^"]*)"|([^\s'"()]+))(?:\s+|$)/y

export function searchTerms(query: string): Term[] {
  const text = query.trim()
  const terms: Term[] = []
  TERM.lastIndex = 0
  while (TERM.lastIndex < text.length) {
    const at = TERM.lastIndex
    const [, name, comparison = '', single, double, bare] = TERM.exec(text) ?? []
    if (!name) throw notModelled(`the search '${text.slice(at)}'`)
    terms.push({
      name,
      comparison: comparison as Term['comparison'],
      value: single ?? double ?? bare ?? ''
    })
  }
  return terms
}

/** @param sortKey The list's order: if it is by date, a filter on dates can start in the middle of the list. */
export function filterOf<Item>(
  query: string | null | undefined,
  known: SearchTerms<Item>,
  sortKey: string
): Filter<Item> | undefined {
  if (query == null || query.trim() === '') return undefined
  const terms = searchTerms(query)
  const tests = terms.map((term) => {
    const test = known[term.name]
    if (!test) throw notModelled(`the search term '${term.name}'`)
    return test(term)
  })
  const since = terms.find(({ name }) => name === 'updated_at')
  return {
    matches: (item) => tests.every((test) => test(item)),
    start: since && sortKey === 'UPDATED_AT' ? [momentOf(since), 0] : undefined
  }
}

const momentOf = ({ value }: Term): number => {
  const moment = Date.parse(value)
  if (Number.isNaN(moment)) throw notModelled(`the moment '${value}' in a search`)
  return moment
}

export const updatedAt = (term: Term): ((item: { updatedAt: number }) => boolean) => {
  const moment = momentOf(term)
  if (term.comparison === '>') return (item) => item.updatedAt > moment
  if (term.comparison === '>=') return (item) => item.updatedAt >= moment
  throw notModelled('updated_at without > or >=')
}

/** Matches a number, as in `id:31820219842582`. */
export const idIs = (term: Term): ((item: { number: number }) => boolean) => {
  if (term.comparison !== '' || !/^\d+$/.test(term.value))
    throw notModelled(`the search id:${term.comparison}${term.value}`)
  return (item) => item.number === Number(term.value)
}

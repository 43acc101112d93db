import type { SortedList, SortValue } from '../content/shelf.ts'
import { badRequest } from './refusals.ts'

export type PageArguments = {
  first?: number | null
  last?: number | null
  after?: string | null
  before?: string | null
  reverse?: boolean | null
}

export type Connection<Item> = {
  nodes: Item[]
  edges: { node: Item; cursor: string }[]
  pageInfo: {
    hasNextPage: boolean
    hasPreviousPage: boolean
    startCursor: string | null
    endCursor: string | null
  }
}

export type Filter<Item> = {
  matches(item: Item): boolean
  /** Where in this order the first match can be; undefined: anywhere. */
  start?: { value: SortValue; number: number } | undefined
}

/** Docs: a page has at most that many. */
const MOST = 250

/** One page of a list; it looks at no more of it than the page needs. */
export function pageOf<Item extends { number: number }>(
  list: SortedList<Item>,
  args: PageArguments,
  filter?: Filter<Item>
): Connection<Item> {
  const { first, last, after, before } = args
  if (first == null && last == null) throw badRequest('you must provide one of first or last')
  // Whether both together are refused, and these texts: open.
  if (first != null && last != null)
    throw badRequest('providing both first and last is not supported')
  const size = first ?? last ?? 0
  if (size < 0) throw badRequest(`${first == null ? 'last' : 'first'} must not be negative`)
  if (size > MOST) throw badRequest(`${first == null ? 'last' : 'first'} cannot exceed ${MOST}`)

  const isReverse = args.reverse === true
  const low = filter?.start ? list.from(filter.start.value, filter.start.number) : 0
  const beyond = (cursor: string) => {
    const { value, number } = readCursor(cursor)
    return isReverse ? list.from(value, number) : list.after(value, number)
  }
  const upTo = (cursor: string) => {
    const { value, number } = readCursor(cursor)
    return isReverse ? list.after(value, number) : list.from(value, number)
  }
  // Indexes of the list: what is shown lies in [from, to), read backwards when reversed.
  let from = low
  let to = list.length
  if (after != null)
    isReverse ? (to = Math.min(to, beyond(after))) : (from = Math.max(from, beyond(after)))
  if (before != null)
    isReverse ? (from = Math.max(from, upTo(before))) : (to = Math.min(to, upTo(before)))

  const isForward = (first != null) !== isReverse
  const found: Item[] = []
  for (let step = 0; step < to - from && found.length <= size; step++) {
    const item = list.at(isForward ? from + step : to - 1 - step)
    if (!filter || filter.matches(item)) found.push(item)
  }
  const hasMore = found.length > size
  if (hasMore) found.pop()
  if (last != null) found.reverse()
  const cursorOf = (item: Item) => writeCursor(list.valueOf(item), item.number)
  return {
    nodes: found,
    get edges() {
      return found.map((node) => ({ node, cursor: cursorOf(node) }))
    },
    pageInfo: {
      hasNextPage: first != null ? hasMore : before != null,
      hasPreviousPage: first != null ? after != null : hasMore,
      startCursor: found[0] ? cursorOf(found[0]) : null,
      endCursor: found.length > 0 ? cursorOf(found[found.length - 1] as Item) : null
    }
  }
}

/** A short list in its own order, such as the media of a product. */
export function listInOrder<Item extends { number: number }>(items: Item[]): SortedList<Item> {
  const placeOf = (value: SortValue, number: number) => {
    const at = items.findIndex((item) => item.number === number)
    return at < 0
      ? { at: Math.min(Number(value), items.length), isThere: false }
      : { at, isThere: true }
  }
  return {
    length: items.length,
    at: (index) => items[index] as Item,
    valueOf: (item) => items.indexOf(item),
    from: (value, number) => placeOf(value, number).at,
    after: (value, number) => {
      const { at, isThere } = placeOf(value, number)
      return isThere ? at + 1 : at
    }
  }
}

/** Opaque to the app; the same form as Shopify's (recorded). */
const writeCursor = (value: SortValue, number: number) =>
  Buffer.from(JSON.stringify({ last_id: number, last_value: value })).toString('base64')

function readCursor(cursor: string): { value: SortValue; number: number } {
  try {
    const { last_id, last_value } = JSON.parse(Buffer.from(cursor, 'base64').toString('utf8'))
    if (typeof last_id === 'number' && ['number', 'string'].includes(typeof last_value))
      return { value: last_value, number: last_id }
  } catch {
    // Falls through: no JSON is no cursor either.
  }
  throw badRequest('Malformed cursor')
}

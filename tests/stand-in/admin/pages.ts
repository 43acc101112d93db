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

/** A position in a list: the value it is sorted by, and the number that breaks ties. */
type Place = [value: SortValue, number: number]

export type Filter<Item> = {
  matches(item: Item): boolean
  /** The earliest position a match can have; undefined if it can be anywhere. */
  start?: Place | undefined
}

/** The most items in one page (docs). */
const MOST = 250

/** Returns one page of a list and reads no more of the list than the page needs. */
export function pageOf<Item extends { number: number }>(
  sorted: SortedList<Item>,
  args: PageArguments,
  filter?: Filter<Item>
): Connection<Item> {
  const size = sizeOf(args)
  const isFromStart = args.first != null
  const list = args.reverse === true ? backwards(sorted) : sorted
  const { from, to } = boundsOf(list, args, filter?.start ? sorted.from(...filter.start) : 0)

  const found: Item[] = []
  for (let step = 0; step < to - from && found.length <= size; step++) {
    const item = list.at(isFromStart ? from + step : to - 1 - step)
    if (!filter || filter.matches(item)) found.push(item)
  }
  const hasMore = found.length > size
  if (hasMore) found.pop()
  if (!isFromStart) found.reverse()
  const cursorOf = (item: Item) => writeCursor(list.valueOf(item), item.number)
  const [start] = found
  const end = found.at(-1)
  return {
    nodes: found,
    get edges() {
      return found.map((node) => ({ node, cursor: cursorOf(node) }))
    },
    pageInfo: {
      hasNextPage: isFromStart ? hasMore : args.before != null,
      hasPreviousPage: isFromStart ? args.after != null : hasMore,
      startCursor: start ? cursorOf(start) : null,
      endCursor: end ? cursorOf(end) : null
    }
  }
}

function sizeOf({ first, last }: PageArguments): number {
  if (first == null && last == null) throw badRequest('you must provide one of first or last')
  // Whether Shopify refuses `first` and `last` together is unknown, and so are the texts of these errors.
  if (first != null && last != null)
    throw badRequest('providing both first and last is not supported')
  const [name, size] = first == null ? ['last', last ?? 0] : ['first', first]
  if (size < 0) throw badRequest(`${name} must not be negative`)
  if (size > MOST) throw badRequest(`${name} cannot exceed ${MOST}`)
  return size
}

/** @param skipped How many items precede the first match, counted in ascending order. */
function boundsOf<Item>(
  list: SortedList<Item>,
  { after, before, reverse }: PageArguments,
  skipped: number
): { from: number; to: number } {
  const isReverse = reverse === true
  let from = isReverse ? 0 : skipped
  let to = isReverse ? list.length - skipped : list.length
  if (after != null) from = Math.max(from, list.after(...readCursor(after)))
  if (before != null) to = Math.min(to, list.from(...readCursor(before)))
  return { from, to }
}

const backwards = <Item>(list: SortedList<Item>): SortedList<Item> => ({
  length: list.length,
  at: (index) => list.at(list.length - 1 - index),
  valueOf: list.valueOf,
  from: (value, number) => list.length - list.after(value, number),
  after: (value, number) => list.length - list.from(value, number)
})

/** Wraps a short list that has an order of its own, such as the media of a product. */
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

/** A cursor has the same form as Shopify's (recorded); it is opaque to the app. */
const writeCursor = (value: SortValue, number: number) =>
  Buffer.from(JSON.stringify({ last_id: number, last_value: value })).toString('base64')

function readCursor(cursor: string): Place {
  try {
    const { last_id, last_value } = JSON.parse(Buffer.from(cursor, 'base64').toString('utf8'))
    if (typeof last_id === 'number' && ['number', 'string'].includes(typeof last_value))
      return [last_value, last_id]
  } catch {
    // A cursor that is not JSON is malformed too.
  }
  throw badRequest('Malformed cursor')
}

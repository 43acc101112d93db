import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from '../../../server/core/database/db.ts'
import { dialectOf } from '../../../server/core/database/dialect.ts'
import { type HistorySort, ITEM_KINDS, type ItemKind, type ListSort } from '../contract.ts'
import type { StoreItemTable } from '../tables.ts'
import { candidatesFor, searchable, titleLike } from './search.ts'
import { cachedCount } from './search-counts.ts'

/**
 * `search` is a part of the title, as typed. With `isOpen`, only items with an image that is not optimised yet are
 * listed. Without `sort`, the history begins with the newest item, and items for manual selection follow their ids.
 */
export type PageOf<Sort extends ListSort | HistorySort = never> = {
  page: number
  pageSize: number
  search: string
  isOpen?: boolean
  sort?: Sort | undefined
}

export type Item = Selectable<StoreItemTable>

/**
 * A list of items: the condition for its rows, which has a partial index, and its order. The condition uses literals,
 * because SQLite would not choose a partial index for bound values.
 */
type List = {
  isOn: RawBuilder<boolean>
  order: [RawBuilder<unknown>, 'asc' | 'desc'][]
  total: 'listed' | 'history'
  /** The name of the list's index that holds only titles. */
  titles: string
}

/** The orders of the history. Each has an index (decision 021). */
const HISTORY_ORDERS: Record<HistorySort, List['order']> = {
  newest: [
    [sql.ref('history_at'), 'desc'],
    [sql.ref('id'), 'desc']
  ],
  saved: [
    [sql.ref('saved_bytes'), 'desc'],
    [sql.ref('id'), 'desc']
  ],
  name: [
    [sql.ref('title_search'), 'asc'],
    [sql.ref('history_at'), 'asc'],
    [sql.ref('id'), 'asc']
  ]
}

/** Items that were worked on, newest first. */
const HISTORY: List = {
  isOn: sql<boolean>`history_at is not null`,
  order: HISTORY_ORDERS.newest,
  total: 'history',
  titles: 'store_item_history_title'
}

/**
 * Items that the store has now, in the order of their ids. Items without an image are left out, because they have
 * nothing to optimise.
 */
const LISTED: List = {
  isOn: sql<boolean>`deleted_at is null and image_count > 0`,
  order: [[sql.ref('id'), 'asc']],
  total: 'listed',
  titles: 'store_item_listed_title'
}

/** The other orders of this list. Each has an index, and so has each with HAS_OPEN (decision 021). */
const ORDERS: Record<ListSort, List['order']> = {
  name: [
    [sql.ref('title_search'), 'asc'],
    [sql.ref('id'), 'asc']
  ],
  size: [
    [sql.ref('image_bytes'), 'desc'],
    [sql.ref('id'), 'desc']
  ],
  open: [
    [sql`(open_count = 0)`, 'asc'],
    [sql.ref('id'), 'asc']
  ]
}

export function listHistoryItems(
  db: Db,
  shopId: number,
  kind: ItemKind,
  wanted: PageOf<HistorySort>
) {
  const order = HISTORY_ORDERS[wanted.sort ?? 'newest']
  return pageOf(db, shopId, kind, wanted, { ...HISTORY, order })
}

export function listStoreItems(db: Db, shopId: number, kind: ItemKind, wanted: PageOf<ListSort>) {
  // The order by what is open is that of the ids when every item has something open.
  const sort = wanted.isOpen && wanted.sort === 'open' ? undefined : wanted.sort
  return pageOf(db, shopId, kind, wanted, sort ? { ...LISTED, order: ORDERS[sort] } : LISTED)
}

/**
 * Returns up to `limit` items of the history after `last`, or from its start if `last` is missing, so that callers can
 * read all of it in steps.
 */
export async function listHistoryAfter(
  db: Db,
  shopId: number,
  kind: ItemKind,
  search: string,
  last: Pick<Item, 'id' | 'history_at'> | undefined,
  limit: number
): Promise<Item[]> {
  const after = sql<boolean>`(history_at, id) < (${last?.history_at ?? ''}, ${last?.id ?? 0})`
  const found = await rowsOf(db, shopId, kind, HISTORY)
    .where(titleLike(search))
    .where(last ? after : EVERY_ROW)
    .select('id')
    .orderBy('history_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return listById(
    db,
    shopId,
    found.map(({ id }) => id)
  )
}

/**
 * Returns a page of items and the number of items on all pages. The ids of the page are read first, from an index and
 * from the nearer end of the list. A page in the middle of 100,000 rows costs 2 ms, any other page less (decision
 * 021).
 */
async function pageOf(
  db: Db,
  shopId: number,
  kind: ItemKind,
  wanted: Omit<PageOf, 'sort'>,
  list: List
) {
  const { search, pageSize } = wanted
  const candidates = await candidatesFor(db, search)
  const query = rowsOf(db, shopId, kind, list)
    .where(titleLike(search))
    .where(candidates ?? EVERY_ROW)
    .where(wanted.isOpen ? HAS_OPEN : EVERY_ROW)
  const totals = await listTotal(db, shopId, kind)
  const countAll = () =>
    candidates || wanted.isOpen ? count(query) : countTitles(db, shopId, kind, search, list)
  const words = searchable(search)
  const stored = wanted.isOpen ? 'open' : list.total
  const total =
    words === ''
      ? (totals?.[stored] ?? 0)
      : await cachedCount(db, [shopId, kind, stored, words].join(), totals?.changes ?? 0, countAll)

  const first = (wanted.page - 1) * pageSize
  const size = Math.min(pageSize, total - first)
  if (size <= 0) return { items: [], total }
  const fromEnd = total - first - size
  const isBackwards = fromEnd < first
  let page = query.select('id').limit(size).offset(Math.min(first, fromEnd))
  for (const [column, direction] of list.order)
    page = page.orderBy(column, isBackwards ? (direction === 'asc' ? 'desc' : 'asc') : direction)
  const ids = (await page.execute()).map(({ id }) => id)
  if (isBackwards) ids.reverse()
  return { items: await listById(db, shopId, ids), total }
}

/**
 * The condition of `isOpen` in history/queries.ts for any image of an item, worded as the indexes have it. Excluded
 * images count as well.
 */
const HAS_OPEN = sql<boolean>`(open_count = 0) = false`

const EVERY_ROW = sql<boolean>`true`

const rowsOf = (db: Db, shopId: number, kind: ItemKind, { isOn }: List) =>
  db.selectFrom('store_item').where('shop_id', '=', shopId).where('kind', '=', kind).where(isOn)

async function listById(db: Db, shopId: number, ids: number[]): Promise<Item[]> {
  const rows = await db
    .selectFrom('store_item')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', 'in', ids)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const listTotal = (db: Db, shopId: number, kind: ItemKind) =>
  db
    .selectFrom('list_total')
    .select(['listed', 'history', 'open', 'changes'])
    .where('shop_id', '=', shopId)
    .where('kind', '=', kind)
    .executeTakeFirst()

/**
 * Counts matching titles. The statement names the index that holds only titles, because SQLite would otherwise choose
 * the index for paging.
 */
async function countTitles(
  db: Db,
  shopId: number,
  kind: ItemKind,
  search: string,
  { isOn, titles }: List
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count
    from store_item ${dialectOf(db).readFrom(titles)}
    where shop_id = ${shopId} and kind = ${kind} and ${isOn} and ${titleLike(search)}`.execute(db)
  return rows[0]?.count ?? 0
}

async function count(query: ReturnType<typeof rowsOf>): Promise<number> {
  const row = await query.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()
  return row.count
}

/** Returns the number of items in the history, for each item kind. */
export async function countHistory(db: Db, shopId: number): Promise<Record<ItemKind, number>> {
  const rows = await db
    .selectFrom('list_total')
    .select(['kind', 'history'])
    .where('shop_id', '=', shopId)
    .execute()
  const counts = Object.fromEntries(ITEM_KINDS.map((kind) => [kind, 0])) as Record<ItemKind, number>
  for (const row of rows) counts[row.kind] = row.history
  return counts
}

import {
  type DataType,
  HISTORY_SORTS,
  type HistorySort,
  ITEM_KINDS,
  PAGE_SIZES
} from '../../modules/image-opt/contract.ts'

/** What the history shows. The address contains it, so that a reload and the Back button restore it. */
export type View = {
  tab: DataType
  page: number
  pageSize: number
  search: string
  sort: HistorySort
}

export const PATH = '/image_optimisation'

/** Returns the view for a newly opened tab: its first page, without a search, newest first (specification §7.2). */
export const firstView = (tab: DataType): View => ({
  tab,
  page: 1,
  pageSize: 10,
  search: '',
  sort: 'newest'
})

/** Reads the view from the query of an address. Missing or invalid values get their defaults. */
export function readView(search: Record<string, string>): View {
  const whole = (name: string) => {
    const value = Number(search[name])
    return Number.isSafeInteger(value) && value > 0 ? value : 1
  }
  const tab = whole('tab')
  const pageSize = whole('size')
  return {
    tab: tab <= ITEM_KINDS.length ? (tab as DataType) : 1,
    page: Math.min(whole('page'), 1_000_000),
    pageSize: PAGE_SIZES.find((size) => size === pageSize) ?? 10,
    search: (search.title ?? '').slice(0, 200),
    sort: HISTORY_SORTS.find((sort) => sort === search.sort) ?? 'newest'
  }
}

export function addressOf({ tab, page, pageSize, search, sort }: View): string {
  const query = new URLSearchParams()
  if (tab !== 1) query.set('tab', String(tab))
  if (search !== '') query.set('title', search)
  if (sort !== 'newest') query.set('sort', sort)
  if (pageSize !== 10) query.set('size', String(pageSize))
  if (page !== 1) query.set('page', String(page))
  return query.size > 0 ? `${PATH}?${query}` : PATH
}

/** Returns the address of the export of a tab, limited to rows that match the current search. */
export function exportAddress({ tab, search }: View): string {
  const query = new URLSearchParams({ data_type: String(tab) })
  if (search !== '') query.set('title', search)
  return `/api/v2/image-opt/exportHistory?${query}`
}

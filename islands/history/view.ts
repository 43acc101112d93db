/** What the history shows: it stands in the address, so that reloading and going back find it again. */
export type View = {
  tab: 1 | 2 | 3 | 4
  page: number
  pageSize: number
  search: string
}

/** By data_type - 1. */
export const TABS = ['product', 'collection', 'article', 'upload'] as const
export type TabName = (typeof TABS)[number]

export const tabName = (tab: View['tab']): TabName => TABS[tab - 1] as TabName

/** Specification §9. */
export const PAGE_SIZES = [10, 30, 50, 70, 100] as const

/** Changing the tab starts over (specification §4). */
export const firstView = (tab: View['tab']): View => ({ tab, page: 1, pageSize: 10, search: '' })

/** Reads an address; whatever it does not say, or says wrongly, is as on a first visit. */
export function readView(search: Record<string, string>): View {
  const whole = (name: string) => {
    const value = Number(search[name])
    return Number.isSafeInteger(value) && value > 0 ? value : 1
  }
  const tab = whole('tab')
  const pageSize = whole('size')
  return {
    tab: tab <= TABS.length ? (tab as View['tab']) : 1,
    page: Math.min(whole('page'), 1_000_000),
    pageSize: PAGE_SIZES.find((size) => size === pageSize) ?? 10,
    search: (search.title ?? '').slice(0, 200)
  }
}

export function addressOf({ tab, page, pageSize, search }: View): string {
  const query = new URLSearchParams()
  if (tab !== 1) query.set('tab', String(tab))
  if (search !== '') query.set('title', search)
  if (pageSize !== 10) query.set('size', String(pageSize))
  if (page !== 1) query.set('page', String(page))
  return query.size > 0 ? `/image_optimisation?${query}` : '/image_optimisation'
}

/** The rows of a tab with its search, as a file. */
export function exportAddress({ tab, search }: View): string {
  const query = new URLSearchParams({ data_type: String(tab) })
  if (search !== '') query.set('title', search)
  return `/api/v2/image-opt/exportHistory?${query}`
}

export const pagesOf = (total: number, pageSize: number): number =>
  Math.max(1, Math.ceil(total / pageSize))

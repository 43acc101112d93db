/** What the history shows. The address carries it, so that reloading and going back restore it. */
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

/** The page sizes a merchant can choose (specification §7.2). */
export const PAGE_SIZES = [10, 30, 50, 70, 100] as const

/** Changing the tab resets page and search (specification §7.2). */
export const firstView = (tab: View['tab']): View => ({ tab, page: 1, pageSize: 10, search: '' })

/** Reads an address. Missing or invalid values get their defaults. */
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

/** The address that downloads a tab's rows as a file, with the current search applied. */
export function exportAddress({ tab, search }: View): string {
  const query = new URLSearchParams({ data_type: String(tab) })
  if (search !== '') query.set('title', search)
  return `/api/v2/image-opt/exportHistory?${query}`
}

export const pagesOf = (total: number, pageSize: number): number =>
  Math.max(1, Math.ceil(total / pageSize))

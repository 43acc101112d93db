/** The tabs of the history, in order; `data_type` on the wire is the index + 1 (specification §4.2). */
export const TABS = ['product', 'collection', 'article', 'upload'] as const
export type Tab = (typeof TABS)[number]

export type DataType = 1 | 2 | 3 | 4

/** The word for a kind in messages, where articles are called blogs and uploads images. */
export type DataKind = 'product' | 'collection' | 'blog' | 'image'

export const tabOf = (dataType: DataType): Tab => TABS[dataType - 1] as Tab

export const wordFor = (tab: Tab): DataKind =>
  tab === 'article' ? 'blog' : tab === 'upload' ? 'image' : tab

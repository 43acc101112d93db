import type { ItemKind } from '../../server/core/platform/platform.ts'

/** The tabs of the history, in order: data_type on the wire is the index + 1 (specification §7). */
export const TABS = ['product', 'collection', 'article', 'upload'] as const
export type Tab = (typeof TABS)[number]

export type DataType = 1 | 2 | 3 | 4

/** The word for a kind in messages: articles are blogs there, single images are images. */
export type DataKind = 'product' | 'collection' | 'blog' | 'image'

export const tabOf = (dataType: DataType): Tab => TABS[dataType - 1] as Tab

/** Uploads belong to no item of the store. */
export const itemKindOf = (dataType: 1 | 2 | 3): ItemKind => TABS[dataType - 1] as ItemKind

export const wordFor = (tab: Tab): DataKind =>
  tab === 'article' ? 'blog' : tab === 'upload' ? 'image' : tab

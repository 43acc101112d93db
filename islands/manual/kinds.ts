import type { RunType } from '../lib/store.ts'

export const KINDS = ['product', 'collection', 'article'] as const
export type Kind = (typeof KINDS)[number]

/** `data_type` on the wire (specification §4.2). */
export const DATA_TYPES: Record<Kind, RunType> = { product: 1, collection: 2, article: 3 }

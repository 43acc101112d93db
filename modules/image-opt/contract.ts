import type { StoreKind } from '../../server/platforms/store-platform.ts'

/**
 * The values, types and pure functions that image optimisation shares with browser code, pages and other modules. Each
 * is defined only here (docs/architecture.md).
 */

/** The kinds of items that a store has, as the platforms name them. */
export type { StoreKind }
export const STORE_KINDS = ['product', 'collection', 'article'] as const satisfies StoreKind[]

/** The same kinds under the names that the settings use: the settings call articles blogs (specification §5.2). */
export const SETTINGS_KINDS = ['product', 'collection', 'blogs'] as const
export type SettingsKind = (typeof SETTINGS_KINDS)[number]

export const storeKindOf = (kind: SettingsKind): StoreKind => (kind === 'blogs' ? 'article' : kind)

/**
 * The item kinds in the order of the history's tabs: `data_type` on the wire is the index plus 1 (specification §4.2).
 */
export const ITEM_KINDS = [...STORE_KINDS, 'upload'] as const
export type ItemKind = (typeof ITEM_KINDS)[number]

export type DataType = 1 | 2 | 3 | 4

/** The kinds on the wire that code names one by one. */
export const PRODUCTS = 1
export const UPLOADS = 4

/** The orders in which the list for manual selection can be read, besides that of the store (specification §6.3). */
export const LIST_SORTS = ['open', 'name', 'size'] as const
export type ListSort = (typeof LIST_SORTS)[number]

/** The orders of the history; the first is that of a call without `sort` (specification §7.2). */
export const HISTORY_SORTS = ['newest', 'saved', 'name'] as const
export type HistorySort = (typeof HISTORY_SORTS)[number]

/** The encoder qualities of the levels Low, Medium and High (specification §5.3). */
export const LEVEL_QUALITIES = { low: 90, medium: 75, high: 70 } as const

/** The levels at which a result can be made again with less loss than before (specification §7.6). */
export const BETTER_LEVELS = ['medium', 'low', 'lossless'] as const
export type BetterLevel = (typeof BETTER_LEVELS)[number]

export function kindOf(dataType: 1 | 2 | 3): StoreKind
export function kindOf(dataType: DataType): ItemKind
export function kindOf(dataType: DataType): ItemKind {
  return ITEM_KINDS[dataType - 1] as ItemKind
}

export const dataTypeOf = (kind: ItemKind): DataType => (ITEM_KINDS.indexOf(kind) + 1) as DataType

/** The word for an item kind in messages, which call articles blogs and uploads images. */
export type KindWord = 'product' | 'collection' | 'blog' | 'image'

export const wordFor = (kind: ItemKind): KindWord =>
  kind === 'article' ? 'blog' : kind === 'upload' ? 'image' : kind

/** The page sizes that lists offer (specification §7.2). */
export const PAGE_SIZES = [10, 30, 50, 70, 100] as const

/** Returns the number of pages; an empty list has one. */
export const pagesOf = (total: number, pageSize: number): number =>
  Math.max(1, Math.ceil(total / pageSize))

/** The most items that one call may name (specification §4.3). */
export const MAX_ITEMS = 1000

/**
 * The size of the largest file that is accepted. Larger files are refused before they are read (specification §5.1). A
 * merchant's JPEG is about 5 MB. The limit is above the 20 MB that Shopify accepts (docs/shopify.md §9), so every
 * picture of a Shopify shop can be read completely.
 */
export const MAX_FILE_BYTES = 50 * 1024 * 1024

/**
 * The most files for which one call may request upload addresses. The upload modal accepts the same number at once.
 */
export const MAX_UPLOADS = 100

/** 500 KB, where 1 KB is 1,024 bytes (specification §5.7). */
export const MAX_WATERMARK_BYTES = 512_000

/**
 * Where a watermark can be placed (specification §5.7). The first letter means top or bottom, the second left, centre
 * or right; `c` alone means the middle of the image.
 */
export const WATERMARK_POSITIONS = ['t_l', 't_c', 't_r', 'c', 'b_l', 'b_c', 'b_r'] as const
export type WatermarkPosition = (typeof WATERMARK_POSITIONS)[number]

/** The fields that a template may contain, for each kind of item (specification §9.1). */
export const TEMPLATE_FIELDS = {
  product: [
    'product_title',
    'product_vendor',
    'product_type',
    'shop_name',
    'price',
    'product_variant'
  ],
  collection: ['collection_title', 'shop_name'],
  article: ['blog_title', 'shop_name']
} as const satisfies Record<StoreKind, readonly string[]>

/** Matches a field of ours, and text in double braces, which other products use for their fields. */
const FIELD_OR_BRACES = /%([a-z]+(?:_[a-z]+)*)%|\{\{[^{}]*\}\}/g

/**
 * Returns the first field in a template that is not one of `fields`, exactly as it is written there; undefined if
 * there is none.
 */
export const unknownFieldIn = (template: string, fields: readonly string[]): string | undefined =>
  [...template.matchAll(FIELD_OR_BRACES)].find(([, name = '']) => !fields.includes(name))?.[0]

export type TemplateField = (typeof TEMPLATE_FIELDS)[StoreKind][number]

/** The ids of the template inputs on the settings page; refusals name an input by its id (specification §9.5). */
export const TEMPLATE_INPUTS = {
  alt_text: { product: 'ProductAltFixTag', collection: 'ColAltFixTag', article: 'BlogAltFixTag' },
  file_name: {
    product: 'ProductFileFixTag',
    collection: 'ColFileFixTag',
    article: 'BlogFileFixTag'
  }
} as const satisfies Record<'alt_text' | 'file_name', Record<StoreKind, string>>

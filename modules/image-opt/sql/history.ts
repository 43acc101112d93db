import { sql } from 'kysely'
import type { Db } from '../../../server/core/db.ts'
import type { Tab } from '../data-types.ts'
import type { Exclusions } from '../settings-schema.ts'
import { excludedBy } from './exclusions.ts'
import { NO_LOOK } from './uploads.ts'

/** `search`: a part of the title, as typed. */
export type PageOf = { page: number; pageSize: number; search: string }

/** Newest first. */
export async function listHistoryItems(db: Db, shopId: number, kind: Tab, wanted: PageOf) {
  const query = itemsLike(db, shopId, kind, wanted.search).where('history_at', 'is not', null)
  const items = await query
    .selectAll()
    .orderBy('history_at', 'desc')
    .orderBy('id', 'desc')
    .limit(wanted.pageSize)
    .offset((wanted.page - 1) * wanted.pageSize)
    .execute()
  return { items, total: await count(query) }
}

/** What the store has now, in its own order. */
export async function listStoreItems(db: Db, shopId: number, kind: Tab, wanted: PageOf) {
  const query = itemsLike(db, shopId, kind, wanted.search)
    .where('deleted_at', 'is', null)
    // Nothing to optimise in an item without a picture.
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('store_image')
          .select('store_image.id')
          .whereRef('store_image.item_id', '=', 'store_item.id')
          .where('store_image.deleted_at', 'is', null)
      )
    )
  const items = await query
    .selectAll()
    .orderBy('id')
    .limit(wanted.pageSize)
    .offset((wanted.page - 1) * wanted.pageSize)
    .execute()
  return { items, total: await count(query) }
}

function itemsLike(db: Db, shopId: number, kind: Tab, search: string) {
  return db
    .selectFrom('store_item')
    .where('shop_id', '=', shopId)
    .where('kind', '=', kind)
    .where(titleLike(search))
}

/** Everything for an empty search. */
export function titleLike(search: string) {
  const words = search.trim().toLowerCase()
  if (words === '') return sql<boolean>`true`
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`store_item.title_search like ${pattern} escape '\\'`
}

async function count(query: ReturnType<typeof itemsLike>): Promise<number> {
  const row = await query.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()
  return row.count
}

export async function countHistory(db: Db, shopId: number): Promise<Record<Tab, number>> {
  const rows = await db
    .selectFrom('store_item')
    .select(['kind', sql<number>`count(*)`.as('count')])
    .where('shop_id', '=', shopId)
    .where('history_at', 'is not', null)
    .groupBy('kind')
    .execute()
  const counts = { product: 0, collection: 0, article: 0, upload: 0 }
  for (const row of rows) counts[row.kind] = row.count
  return counts
}

export type ImageRow = Awaited<ReturnType<typeof listImages>>[number]

/** The images of these items with what was done to them, in position order. */
export function listImages(
  db: Db,
  shopId: number,
  itemIds: number[],
  exclusions: Exclusions | undefined
) {
  return db
    .selectFrom('store_image')
    .innerJoin('store_item', 'store_item.id', 'store_image.item_id')
    .leftJoin('image_result', 'image_result.image_id', 'store_image.id')
    .select(excludedBy(exclusions).as('excluded_by'))
    .select([
      'store_image.id',
      'store_image.item_id',
      'store_image.platform_id',
      'store_image.file_name',
      'store_image.alt',
      'store_image.size_bytes',
      'store_image.version',
      'store_image.url',
      'store_image.deleted_at',
      'image_result.status',
      'image_result.original_hash',
      'image_result.original_bytes',
      'image_result.original_file_name',
      'image_result.original_alt',
      'image_result.result_file_name',
      'image_result.result_alt',
      'image_result.texts',
      'image_result.result_hash',
      'image_result.result_bytes',
      'image_result.input_type',
      'image_result.output_type',
      'image_result.width',
      'image_result.height',
      'image_result.score',
      'image_result.has_watermark',
      'image_result.version as result_version',
      'image_result.reason',
      'image_result.optimised_at'
    ])
    .where('store_image.shop_id', '=', shopId)
    .where('store_image.item_id', 'in', itemIds)
    .orderBy('store_image.position')
    .orderBy('store_image.id')
    .execute()
}

export function findItem(db: Db, shopId: number, kind: Tab, platformId: string) {
  return db
    .selectFrom('store_item')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('kind', '=', kind)
    .where('platform_id', '=', platformId)
    .executeTakeFirst()
}

/** An image by our id, for its signed link. */
export function findImage(db: Db, shopId: number, id: number) {
  return db
    .selectFrom('store_image')
    .select(['id', 'platform_id', 'file_name', 'version'])
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/**
 * Sums over the shop's history; a restored or deleted image saves nothing any more, and one whose bytes were
 * left alone is none of those that were made smaller.
 */
export async function sumResults(db: Db, shopId: number) {
  return db
    .selectFrom('image_result')
    .innerJoin('store_image', 'store_image.id', 'image_result.image_id')
    .select([
      sql<number>`count(*)`.as('images'),
      sql<number>`coalesce(sum(original_bytes), 0)`.as('originalBytes'),
      sql<number>`coalesce(sum(result_bytes), 0)`.as('resultBytes')
    ])
    .where('image_result.shop_id', '=', shopId)
    .where('result_hash', 'is not', null)
    .where(sql<boolean>`result_hash is not original_hash`)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
}

/** Images of the store that were never optimised, or changed since. */
export async function countOpen(db: Db, shopId: number): Promise<number> {
  const row = await db
    .selectFrom('store_image')
    .leftJoin('image_result', 'image_result.image_id', 'store_image.id')
    .select(sql<number>`count(*)`.as('count'))
    .where('store_image.shop_id', '=', shopId)
    .where('deleted_at', 'is', null)
    .where('seen', '!=', NO_LOOK)
    .where(
      sql<boolean>`(image_result.image_id is null or image_result.status in ('restored', 'failed')
        or image_result.version != store_image.version)`
    )
    .executeTakeFirstOrThrow()
  return row.count
}

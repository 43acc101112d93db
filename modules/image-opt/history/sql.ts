import type { Db } from '../../../server/core/database/db.ts'
import type { ItemKind } from '../contract.ts'
import { excludedBy } from '../options/excluded-by.ts'
import type { Exclusions } from '../options/schema.ts'

export type ImageRow = Awaited<ReturnType<typeof listImages>>[number]

/** Returns the images of these items and their results, in position order. */
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
      'store_item.kind',
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
      'image_result.picture_order',
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

export function findItem(db: Db, shopId: number, kind: ItemKind, platformId: string) {
  return db
    .selectFrom('store_item')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('kind', '=', kind)
    .where('platform_id', '=', platformId)
    .executeTakeFirst()
}

/** Finds an item by our own id, which signed URLs contain. */
export function findItemById(db: Db, shopId: number, id: number) {
  return db
    .selectFrom('store_item')
    .select(['id', 'title'])
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Finds an image by our own id, which signed URLs contain. */
export function findImage(db: Db, shopId: number, id: number) {
  return db
    .selectFrom('store_image')
    .select(['id', 'platform_id', 'file_name', 'version'])
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export type DailyTotal = { day: string; images: number; saved_bytes: number }

/**
 * Returns the number of images optimised and the bytes saved per day (UTC) since the given day. Days without an
 * optimised image have no row.
 */
export function listDailyTotals(db: Db, shopId: number, since: string): Promise<DailyTotal[]> {
  return db
    .selectFrom('daily_total')
    .select(['day', 'images', 'saved_bytes'])
    .where('shop_id', '=', shopId)
    .where('day', '>=', since)
    .orderBy('day')
    .execute()
}

/** Finds the images of a shop that have this file name, or had it before our work. */
export async function findImageNumbers(db: Db, shopId: number, name: string): Promise<number[]> {
  const rows = await db
    .selectFrom('store_image')
    .leftJoin('image_result', 'image_result.image_id', 'store_image.id')
    .select('store_image.id')
    .where('store_image.shop_id', '=', shopId)
    .where((eb) => eb.or([eb('file_name', '=', name), eb('original_file_name', '=', name)]))
    .orderBy('store_image.id')
    .execute()
  return rows.map(({ id }) => id)
}

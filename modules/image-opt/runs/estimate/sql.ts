import type { Db } from '../../../../server/core/db.ts'

/** A product's image that is there, to show settings on; no GIF, which gets no watermark. */
export function findSampleImage(db: Db, shopId: number) {
  return db
    .selectFrom('store_image')
    .innerJoin('store_item', 'store_item.id', 'store_image.item_id')
    .select(['store_image.id', 'store_image.version'])
    .where('store_image.shop_id', '=', shopId)
    .where('store_item.kind', '=', 'product')
    .where('store_image.deleted_at', 'is', null)
    .where('store_image.file_name', 'not like', '%.gif')
    .orderBy('store_image.id')
    .limit(1)
    .executeTakeFirst()
}

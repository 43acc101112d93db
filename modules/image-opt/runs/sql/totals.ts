import { anyOf } from '../../../../server/core/database/any-of.ts'
import type { Db } from '../../../../server/core/database/db.ts'

/**
 * Returns a shop's totals. Triggers keep them up to date, because counting half a million images takes a tenth of a
 * second.
 */
async function findTotal(db: Db, shopId: number) {
  const none = { images: 0, open_images: 0, saved_images: 0, original_bytes: 0, result_bytes: 0 }
  const row = await db
    .selectFrom('shop_total')
    .selectAll()
    .where('shop_id', '=', shopId)
    .executeTakeFirst()
  return row ?? none
}

/** Returns the sums over the images whose bytes we have replaced. Restored and deleted images do not count. */
export async function sumResults(db: Db, shopId: number) {
  const { saved_images, original_bytes, result_bytes } = await findTotal(db, shopId)
  return { images: saved_images, originalBytes: original_bytes, resultBytes: result_bytes }
}

/** Counts the store's images that were never optimised or have changed since. */
export async function countOpen(db: Db, shopId: number): Promise<number> {
  return (await findTotal(db, shopId)).open_images
}

/** Returns the number of images in the store by shop, for those of these shops that have any. */
export async function countImagesOf(db: Db, shopIds: number[]): Promise<Map<number, number>> {
  const totals = await db
    .selectFrom('shop_total')
    .select(['shop_id', 'images'])
    .where('shop_id', 'in', anyOf(db, shopIds))
    .execute()
  return new Map(totals.map(({ shop_id, images }) => [shop_id, images]))
}

/** Counts the images in the store. */
export async function countImages(db: Db, shopId: number): Promise<number> {
  return (await findTotal(db, shopId)).images
}

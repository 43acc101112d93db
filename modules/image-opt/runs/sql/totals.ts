import type { Db } from '../../../../server/core/database/db.ts'

/** Numbers of a shop that triggers keep: counting half a million images takes a tenth of a second. */
async function findTotal(db: Db, shopId: number) {
  const none = { images: 0, open_images: 0, saved_images: 0, original_bytes: 0, result_bytes: 0 }
  const row = await db
    .selectFrom('shop_total')
    .selectAll()
    .where('shop_id', '=', shopId)
    .executeTakeFirst()
  return row ?? none
}

/**
 * Sums over the shop's history; a restored or deleted image saves nothing any more, and one whose bytes were
 * left alone is none of those that were made smaller.
 */
export async function sumResults(db: Db, shopId: number) {
  const { saved_images, original_bytes, result_bytes } = await findTotal(db, shopId)
  return { images: saved_images, originalBytes: original_bytes, resultBytes: result_bytes }
}

/** Images of the store that were never optimised, or changed since. */
export async function countOpen(db: Db, shopId: number): Promise<number> {
  return (await findTotal(db, shopId)).open_images
}

/** Images that the store has. */
export async function countImages(db: Db, shopId: number): Promise<number> {
  return (await findTotal(db, shopId)).images
}

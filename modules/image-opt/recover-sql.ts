import { setImmediate } from 'node:timers/promises'
import type { Db } from '../../server/core/database/db.ts'
import { dialectOf } from '../../server/core/database/dialect.ts'
import { inTransaction } from '../../server/core/database/transaction.ts'
import { NO_SYNC } from './catalogue/seen-rows.ts'
import type { ItemKind } from './contract.ts'
import type { ImageUse } from './runs/image-use.ts'
import { uploadNumber } from './uploads/upload-id.ts'

/** Finds the row of an image by its id on the platform. */
export function findImageRow(db: Db, shopId: number, kind: ItemKind, platformId: string) {
  return db
    .selectFrom('store_image')
    .innerJoin('store_item', 'store_item.id', 'store_image.item_id')
    .select(['store_image.id', 'store_image.item_id'])
    .where('store_image.shop_id', '=', shopId)
    .where('store_item.kind', '=', kind)
    .where('store_image.platform_id', '=', platformId)
    .executeTakeFirst()
}

/** Returns the highest id of all images, 0 if there is none. */
export async function findNewestImage(db: Db): Promise<number> {
  const found = await db
    .selectFrom('store_image')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.id ?? 0
}

/** An image that the store has, with the title of its item and what the history knows of it. */
export type ListedImage = Awaited<ReturnType<typeof listImageRowsAfter>>[number]

export async function listImageRows(db: Db, shopId: number): Promise<ListedImage[]> {
  const listed: ListedImage[] = []
  for (;;) {
    const rows = await listImageRowsAfter(db, shopId, listed.at(-1)?.id ?? 0)
    if (rows.length === 0) return listed
    listed.push(...rows)
    await setImmediate()
  }
}

/** How many rows are read at once, so that a shop with many does not keep the server from answering. */
const ROWS_AT_ONCE = 2000

function listImageRowsAfter(db: Db, shopId: number, after: number) {
  return db
    .selectFrom('store_image')
    .innerJoin('store_item', 'store_item.id', 'store_image.item_id')
    .leftJoin('image_result', 'image_result.image_id', 'store_image.id')
    .select(['store_image.id', 'store_image.item_id', 'store_image.platform_id'])
    .select(['store_image.file_name', 'store_image.size_bytes', 'store_image.version'])
    .select(['store_item.title', 'image_result.version as known_version'])
    .select(['image_result.status as known_status', 'image_result.original_hash'])
    .select('image_result.result_hash')
    .where('store_image.shop_id', '=', shopId)
    .where('store_item.kind', '!=', 'upload')
    .where('store_image.deleted_at', 'is', null)
    .where('store_image.id', '>', after)
    .orderBy('store_image.id')
    .limit(ROWS_AT_ONCE)
    .execute()
}

/**
 * Adds the item and the image that an ImageUse describes to the catalogue, and an upload to the uploads, unless they
 * exist already. The next sync picks up what has changed in the store since.
 * @param content the hash of an upload's bytes; '' for any other image
 */
export function putImageOfUse(db: Db, shopId: number, use: ImageUse, content: string) {
  const { id: _, image_count: __, ...item } = use.item
  const { id: ___, ...image } = use.image
  const isUpload = item.kind === 'upload'
  return inTransaction(db, async (trx) => {
    const { id: itemId } = await trx
      .insertInto('store_item')
      .values({ ...item, shop_id: shopId, seen: NO_SYNC })
      .onConflict((conflict) =>
        conflict.columns(['shop_id', 'kind', 'platform_id']).doUpdateSet({ title: item.title })
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    const row = await trx
      .insertInto('store_image')
      .values({
        ...image,
        shop_id: shopId,
        item_id: itemId,
        seen: NO_SYNC,
        version: isUpload ? content : image.version
      })
      .onConflict((conflict) =>
        conflict.columns(['item_id', 'platform_id']).doUpdateSet({ position: image.position })
      )
      .returning(['id', 'item_id'])
      .executeTakeFirstOrThrow()
    if (isUpload) {
      const id = uploadNumber(image.platform_id)
      await trx
        .insertInto('upload')
        .values({
          id,
          shop_id: shopId,
          state: 'taken',
          file_name: use.result.result_file_name ?? image.file_name,
          size_bytes: use.result.result_bytes,
          content_hash: content,
          image_id: row.id,
          changed_at: use.result.optimised_at
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await dialectOf(trx).reserveIds(trx, 'upload', id)
    }
    return row
  })
}

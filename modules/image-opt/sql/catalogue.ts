import { sql } from 'kysely'
import type { Db } from '../../../server/core/db.ts'
import type { StoreImage, StoreItem } from '../../../server/core/platform/platform.ts'

/** Number of the look that begins now; see CatalogueTable. */
export async function nextLook(db: Db, shopId: number): Promise<number> {
  const catalogue = await findCatalogue(db, shopId)
  return (catalogue?.seen ?? 0) + 1
}

export function findCatalogue(db: Db, shopId: number) {
  return db.selectFrom('catalogue').selectAll().where('shop_id', '=', shopId).executeTakeFirst()
}

/** Writes down one page of items as the store has them now; to be called in a transaction. */
export async function putItems(trx: Db, shopId: number, seen: number, items: StoreItem[]) {
  for (const item of items) {
    const { id } = await trx
      .insertInto('store_item')
      .values({
        shop_id: shopId,
        kind: item.kind,
        platform_id: item.id,
        title: item.title,
        title_search: item.title.toLowerCase(),
        blog_id: item.blog?.id ?? null,
        blog_title: item.blog?.title ?? null,
        vendor: item.vendor,
        product_type: item.productType,
        price: item.price,
        is_published: item.isPublished ? 1 : 0,
        seen,
        deleted_at: null,
        history_at: null
      })
      .onConflict((conflict) =>
        conflict.columns(['shop_id', 'kind', 'platform_id']).doUpdateSet((eb) => ({
          title: eb.ref('excluded.title'),
          title_search: eb.ref('excluded.title_search'),
          blog_id: eb.ref('excluded.blog_id'),
          blog_title: eb.ref('excluded.blog_title'),
          vendor: eb.ref('excluded.vendor'),
          product_type: eb.ref('excluded.product_type'),
          price: eb.ref('excluded.price'),
          is_published: eb.ref('excluded.is_published'),
          seen,
          deleted_at: null
        }))
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    await putImages(trx, shopId, seen, id, item.images)
  }
}

async function putImages(
  trx: Db,
  shopId: number,
  seen: number,
  itemId: number,
  images: StoreImage[]
) {
  for (const [position, image] of images.entries()) {
    const columns = { ...imageColumns(image), position, seen, deleted_at: null }
    await trx
      .insertInto('store_image')
      .values({ shop_id: shopId, item_id: itemId, platform_id: image.id, ...columns })
      .onConflict((conflict) => conflict.columns(['item_id', 'platform_id']).doUpdateSet(columns))
      .execute()
  }
}

/** What of an image changes when its bytes or its name do. */
export const imageColumns = (image: StoreImage) => ({
  file_name: image.fileName,
  alt: image.alt,
  size_bytes: image.sizeBytes,
  version: image.version,
  url: image.url
})

/** Ends a look that saw the whole store: what it did not see is deleted there. */
export async function finishLook(trx: Db, shopId: number, seen: number, now: string) {
  for (const table of ['store_item', 'store_image'] as const) {
    await trx
      .updateTable(table)
      .set({ deleted_at: now })
      .where('shop_id', '=', shopId)
      .where('seen', '!=', seen)
      .where('deleted_at', 'is', null)
      .execute()
  }
  await trx
    .insertInto('catalogue')
    .values({ shop_id: shopId, seen, finished_at: now })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet({ seen, finished_at: now }))
    .execute()
}

export async function countImages(db: Db, shopId: number): Promise<number> {
  const { count } = await db
    .selectFrom('store_image')
    .select(sql<number>`count(*)`.as('count'))
    .where('shop_id', '=', shopId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

import { sql } from 'kysely'
import type { Db } from '../../../server/core/db.ts'
import type { StoreImage, StoreItem } from '../../../server/core/platform/platform.ts'
import { NO_LOOK } from './uploads.ts'

/** Begins a look, and gives its number. One that is never finished uses its number up all the same. */
export async function beginLook(db: Db, shopId: number): Promise<number> {
  const { seen } = await db
    .insertInto('catalogue')
    .values({ shop_id: shopId, seen: 1, finished_at: null })
    .onConflict((conflict) =>
      conflict.column('shop_id').doUpdateSet((eb) => ({ seen: eb('catalogue.seen', '+', 1) }))
    )
    .returning('seen')
    .executeTakeFirstOrThrow()
  return seen
}

export function findCatalogue(db: Db, shopId: number) {
  return db.selectFrom('catalogue').selectAll().where('shop_id', '=', shopId).executeTakeFirst()
}

export type Look = { shopId: number; seen: number; beganAt: string }

/** Writes down one page of items as the store has them now; to be called in a transaction. */
export async function putItems(trx: Db, look: Look, items: StoreItem[]) {
  const { shopId, seen } = look
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
        first_variant: item.variants[0] ?? '',
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
          first_variant: eb.ref('excluded.first_variant'),
          is_published: eb.ref('excluded.is_published'),
          seen,
          deleted_at: null
        }))
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    await putImages(trx, look, id, item.images)
  }
}

async function putImages(trx: Db, look: Look, itemId: number, images: StoreImage[]) {
  for (const [position, image] of images.entries()) {
    const columns = { ...imageColumns(image), position, seen: look.seen, deleted_at: null }
    // What a run changed after the look began was read before it: that is not news.
    const newer = <Value>(name: keyof ReturnType<typeof imageColumns>) =>
      sql<Value>`case when store_image.changed_at > ${look.beganAt}
        then ${sql.ref(`store_image.${name}`)} else ${sql.ref(`excluded.${name}`)} end`
    await trx
      .insertInto('store_image')
      .values({ shop_id: look.shopId, item_id: itemId, platform_id: image.id, ...columns })
      .onConflict((conflict) =>
        conflict.columns(['item_id', 'platform_id']).doUpdateSet({
          ...columns,
          file_name: newer<string>('file_name'),
          alt: newer<string>('alt'),
          size_bytes: newer<number>('size_bytes'),
          version: newer<string>('version'),
          url: newer<string>('url'),
          // A version that no run has seen; what we wrote ourselves is known by its version.
          is_fresh: sql<number>`case when ${newer<string>('version')} != store_image.version
            then 1 else store_image.is_fresh end`
        })
      )
      .execute()
  }
}

/** What of an image changes when its bytes or its name do. */
export const imageColumns = (image: StoreImage) => ({
  file_name: image.fileName,
  alt: image.alt,
  variant: image.variant,
  size_bytes: image.sizeBytes,
  version: image.version,
  url: image.url
})

/** Ends a look that saw the whole store: what it did not see is deleted there. */
export async function finishLook(trx: Db, { shopId, seen }: Look, now: string) {
  for (const table of ['store_item', 'store_image'] as const) {
    await trx
      .updateTable(table)
      .set({ deleted_at: now })
      .where('shop_id', '=', shopId)
      .where('seen', 'not in', [seen, NO_LOOK])
      .where('deleted_at', 'is', null)
      .execute()
  }
  await trx
    .updateTable('catalogue')
    .set({ finished_at: now })
    .where('shop_id', '=', shopId)
    .execute()
}

export async function countImages(db: Db, shopId: number): Promise<number> {
  const { count } = await db
    .selectFrom('store_image')
    .select(sql<number>`count(*)`.as('count'))
    .where('shop_id', '=', shopId)
    .where('deleted_at', 'is', null)
    .where('seen', '!=', NO_LOOK)
    .executeTakeFirstOrThrow()
  return count
}

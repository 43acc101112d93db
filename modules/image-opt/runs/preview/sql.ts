import { sql } from 'kysely'
import type { Db } from '../../../../server/core/database/db.ts'

/**
 * The largest picture that a preview encodes, because other shops' previews wait for it. A photograph of 9 megapixels
 * and 2.4 MB took 0.8 s of one core at Medium.
 */
const MOST_BYTES = 6 * 1024 * 1024

/** The images of products that the store has now. */
const productImages = (db: Db, shopId: number) =>
  db
    .selectFrom('store_image')
    .innerJoin('store_item', 'store_item.id', 'store_image.item_id')
    .where('store_item.shop_id', '=', shopId)
    .where('store_item.kind', '=', 'product')
    .where('store_item.deleted_at', 'is', null)
    .where('store_image.deleted_at', 'is', null)

/** Counts the product images in the store and adds up their sizes. */
export async function sumProductImages(db: Db, shopId: number) {
  const { images, bytes } = await productImages(db, shopId)
    .select(({ fn }) => [
      fn.countAll<number>().as('images'),
      fn.coalesce(fn.sum<number>('store_image.size_bytes'), sql<number>`0`).as('bytes')
    ])
    .executeTakeFirstOrThrow()
  return { images, bytes }
}

const COLUMNS = [
  'store_image.id',
  'store_image.platform_id',
  'store_image.file_name',
  'store_image.alt',
  'store_image.version',
  'store_image.size_bytes'
] as const

/**
 * Lists the largest image of each of the products with the largest images, largest first. Images that are too large
 * for a preview are left out, and GIFs, which neither the level nor the watermark changes.
 */
export const listLargestImages = (db: Db, shopId: number, most: number) =>
  db
    .selectFrom(
      productImages(db, shopId)
        .select(COLUMNS)
        .select(
          sql<number>`row_number() over (partition by store_image.item_id
            order by store_image.size_bytes desc, store_image.id)`.as('place')
        )
        .where('store_image.size_bytes', '<=', MOST_BYTES)
        .where(sql<boolean>`lower(store_image.file_name) not like '%.gif'`)
        .as('image')
    )
    .select(['id', 'platform_id', 'file_name', 'alt', 'version', 'size_bytes'])
    .where('place', '=', 1)
    .orderBy('size_bytes', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()

/** Finds an image by our own id, unless it is too large for a preview. */
export const findPreviewed = (db: Db, shopId: number, imageId: number) =>
  db
    .selectFrom('store_image')
    .select(COLUMNS)
    .where('shop_id', '=', shopId)
    .where('id', '=', imageId)
    .where('deleted_at', 'is', null)
    .where('version', '!=', '')
    .where('size_bytes', '<=', MOST_BYTES)
    .executeTakeFirst()

export type PreviewedImage = NonNullable<Awaited<ReturnType<typeof findPreviewed>>>

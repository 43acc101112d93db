import { sql } from 'kysely'
import type { Db } from '../../../server/core/database/db.ts'

/** The most products that are weighed, those optimised last. More would not change the median noticeably. */
const MOST_PRODUCTS = 200

/** The bytes of all images of a product, before and after our work. */
export type TypicalPage = { before: number; after: number; products: number }

/**
 * Returns the product whose images weighed the median among the products that were optimised last, as an example of a
 * product page. An image that we did not change counts with the same weight before and after. Undefined when no
 * product has a smaller image.
 */
export async function typicalPage(db: Db, shopId: number): Promise<TypicalPage | undefined> {
  const recent = db
    .selectFrom('store_item')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('kind', '=', 'product')
    .where(sql<boolean>`history_at is not null`)
    .where('deleted_at', 'is', null)
    .orderBy('history_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_PRODUCTS)
  // A newer picture from somebody else has a different version than our result, so nothing counts as saved on it.
  const saved = sql<number>`sum(case
    when image_result.status = 'compressed' and image_result.version = store_image.version
    then image_result.original_bytes - image_result.result_bytes else 0 end)`
  const pages = await db
    .selectFrom('store_image')
    .leftJoin('image_result', 'image_result.image_id', 'store_image.id')
    .select((eb) => [eb.fn.sum<number>('store_image.size_bytes').as('after'), saved.as('saved')])
    .where('store_image.item_id', 'in', recent)
    .where('store_image.deleted_at', 'is', null)
    .groupBy('store_image.item_id')
    .having(saved, '>', 0)
    .execute()
  const sorted = pages
    .map(({ after, saved: less }) => ({ before: after + less, after }))
    .sort((one, other) => one.before - other.before)
  const median = sorted[Math.floor(sorted.length / 2)]
  return median && { ...median, products: sorted.length }
}

import { sql } from 'kysely'
import { searchable } from '../../../modules/image-opt/catalogue/search.ts'
import type { Db } from '../../../server/core/database/db.ts'
import { inTransaction } from '../../../server/core/database/transaction.ts'
import type { StoreItem } from '../../../server/platforms/store-platform.ts'

const IMAGES = 5

const FIRST =
  'Blue,Red,Linen,Cotton,Walnut,Ceramic,Classic,Modern,Large,Small,Vintage,Soft,Grün,青い,Синий'
const SECOND =
  'shirt,lamp,mug,chair,bag,poster,cup,jacket,blanket,bowl,靴,кружка,Kühlschrank,notebook'
const THIRD = 'for men,with handle,for kids,with lid,handmade,with love,organic,with gold'

const wordOf = (words: string, number: number): string => {
  const all = words.split(',')
  return all[number % all.length] ?? ''
}

const titleOf = (id: number): string =>
  `${wordOf(FIRST, id)} ${wordOf(SECOND, id * 11)} ${wordOf(THIRD, id)} ${id}`

/** Returns a product as a sync would read it from the store; it equals what fillShop wrote. */
export const itemAt = (id: number): StoreItem => ({
  kind: 'product',
  id: String(id),
  title: titleOf(id),
  blog: null,
  vendor: 'Harbor Goods',
  productType: 'Goods',
  price: '12.00',
  variants: [],
  isPublished: true,
  images: Array.from({ length: IMAGES }, (_, index) => ({
    id: `${id}-${index}`,
    fileName: `picture-${id}-${index}.jpg`,
    alt: '',
    variant: '',
    sizeBytes: 150_000,
    version: 'v1',
    url: `/store/images/${id}-${index}`
  }))
})

/**
 * Fills a shop with this many products, a multiple of 500. All of them are in the history, with four of the five images
 * of each optimised.
 */
export async function fillShop(db: Db, items: number): Promise<void> {
  await sql`pragma synchronous = off`.execute(db)
  await db
    .insertInto('shop')
    .values({
      platform: 'local',
      store_key: 'large',
      domain: 'large.local',
      name: 'Large',
      email: '',
      language: 'en',
      is_old: 1,
      is_open: 1,
      created_at: ''
    })
    .execute()
  await db.insertInto('catalogue').values({ shop_id: 1, seen: 1, finished_at: '' }).execute()
  for (let start = 1; start <= items; start += 500)
    await inTransaction(db, async (trx) => {
      const numbers = Array.from({ length: 500 }, (_, index) => start + index)
      const rows = numbers.map((id) => ({
        id,
        title: titleOf(id),
        search: searchable(titleOf(id))
      }))
      await sql`insert into store_item (id, shop_id, kind, platform_id, title, title_search, vendor,
          product_type, price, is_published, seen, history_at)
        select value ->> 'id', 1, 'product', value ->> 'id', value ->> 'title', value ->> 'search',
          'Harbor Goods', 'Goods', '12.00', 1, 1,
          strftime('%Y-%m-%dT%H:%M:%S.000Z', 1700000000 + (value ->> 'id') * 61 % 9999991, 'unixepoch')
        from json_each(${JSON.stringify(rows)})`.execute(trx)
      await sql`insert into store_image (shop_id, item_id, platform_id, position, file_name, alt,
          size_bytes, version, url, seen, is_fresh)
        select 1, i.value, i.value || '-' || n.value, n.value, 'picture-' || i.value || '-' || n.value
          || '.jpg', '', 150000, 'v1', '/store/images/' || i.value || '-' || n.value, 1, 0
        from json_each(${JSON.stringify(numbers)}) i, json_each('[0,1,2,3,4]') n`.execute(trx)
      await sql`insert into image_result (image_id, shop_id, item_id, status, original_hash,
          original_bytes, original_file_name, result_hash, result_bytes, input_type, output_type, width,
          height, version, picture_order, optimised_at)
        select id, 1, item_id, 'compressed', 'original', 150000, file_name, 'result', 50000 - item_id % 997,
          'jpeg',
          'jpeg', 1200, 900, 'v1', '{}', '2026-11-01T00:00:00.000Z'
        from store_image where item_id between ${start} and ${start + 499} and position < 4`.execute(
        trx
      )
    })
  await sql`analyze`.execute(db)
}

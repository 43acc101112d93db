import { sql } from 'kysely'
import type { Db } from '../../../../server/core/database/db.ts'
import type { StoreKind } from '../../contract.ts'

/** How many items, lowest ids first, are considered for a good example. Any real item will do (specification §9.5). */
const CANDIDATES = 50

/** 1 if the column of the item is not empty. */
const flag = (column: string) => sql`cast(${sql.ref(`item.${column}`)} != '' as integer)`

/**
 * Finds an item of this kind that has an image. Of the first candidates, it chooses the one with values for the most
 * fields. Returns undefined if the shop has no such item.
 */
export function findExample(db: Db, shopId: number, kind: StoreKind) {
  return db
    .selectFrom(
      db
        .selectFrom('store_item')
        .selectAll()
        .where('shop_id', '=', shopId)
        .where('kind', '=', kind)
        .where('deleted_at', 'is', null)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('store_image')
              .select('store_image.id')
              .whereRef('store_image.item_id', '=', 'store_item.id')
              .where('store_image.deleted_at', 'is', null)
          )
        )
        .orderBy('id')
        .limit(CANDIDATES)
        .as('item')
    )
    .innerJoin('store_image', 'store_image.item_id', 'item.id')
    .select([
      'item.kind as itemKind',
      'item.title',
      'item.vendor',
      'item.product_type as productType',
      'item.price',
      'item.first_variant as firstVariant',
      'store_image.id as imageId',
      'store_image.file_name as fileName',
      'store_image.variant',
      'store_image.version'
    ])
    .where('store_image.deleted_at', 'is', null)
    .orderBy(
      sql`${flag('vendor')} + ${flag('product_type')} + ${flag('price')} + ${flag('first_variant')}
        + item.is_published`,
      'desc'
    )
    .orderBy('item.id')
    .orderBy('store_image.position')
    .limit(1)
    .executeTakeFirst()
}

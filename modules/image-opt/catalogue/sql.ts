import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../../server/core/db.ts'
import type { ItemKind, StoreImage, StoreItem } from '../../../server/platforms/store-platform.ts'
import { NO_SYNC } from '../uploads/sql.ts'
import { imageColumns, itemColumns, takeChanged } from './sql-changes.ts'

/** Begins a look, and gives its number. One that is never finished uses its number up all the same. */
export async function beginSync(db: Db, shopId: number): Promise<number> {
  const { seen } = await db
    .insertInto('catalogue')
    .values({ shop_id: shopId, seen: 1, finished_at: null, looked_at: null })
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

export type Sync = { shopId: number; seen: number; beganAt: string }

/** Writes down some items as the store has them now; to be called in a transaction. */
export async function putItems(trx: Db, look: Sync, items: StoreItem[]) {
  for (const item of await takeChanged(trx, look, items)) {
    const columns = { ...itemColumns(item), seen: look.seen, deleted_at: null }
    const { id } = await trx
      .insertInto('store_item')
      .values({
        shop_id: look.shopId,
        kind: item.kind,
        platform_id: item.id,
        history_at: null,
        ...columns
      })
      .onConflict((conflict) =>
        conflict.columns(['shop_id', 'kind', 'platform_id']).doUpdateSet(columns)
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    await putImages(trx, look, id, item.images)
  }
}

async function putImages(trx: Db, look: Sync, itemId: number, images: StoreImage[]) {
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

/** Images of these items that the look did not find there are deleted in the store. */
export async function dropUnseenImages(
  trx: Db,
  { shopId, seen, beganAt }: Sync,
  items: StoreItem[]
): Promise<void> {
  const [kind] = items.map((item) => item.kind)
  if (kind === undefined) return
  const ids = JSON.stringify(items.map(({ id }) => id))
  await trx
    .updateTable('store_image')
    .set({ deleted_at: beganAt })
    .where('item_id', 'in', (eb) =>
      eb
        .selectFrom('store_item')
        .select('id')
        .where('shop_id', '=', shopId)
        .where('kind', '=', kind)
        .where('platform_id', 'in', sql<string>`(select value from json_each(${ids}))`)
    )
    .where('seen', '!=', seen)
    .where('deleted_at', 'is', null)
    .execute()
}

/** The store told that an item was deleted. */
export async function dropItem(
  trx: Db,
  { shopId, kind, platformId }: { shopId: number; kind: ItemKind; platformId: string },
  now: string
): Promise<void> {
  const item = await trx
    .updateTable('store_item')
    .set({ deleted_at: now })
    .where('shop_id', '=', shopId)
    .where('kind', '=', kind)
    .where('platform_id', '=', platformId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!item) return
  await trx
    .updateTable('store_image')
    .set({ deleted_at: now })
    .where('item_id', '=', item.id)
    .where('deleted_at', 'is', null)
    .execute()
}

/** A look is over: the next one may begin with what changed since this one began. */
export async function setSynced(db: Db, { shopId, beganAt }: Sync): Promise<void> {
  await db
    .updateTable('catalogue')
    .set({ looked_at: beganAt })
    .where('shop_id', '=', shopId)
    .execute()
}

/** Rows gone through at once: some 5 ms, after which others get a turn. */
const ROWS_AT_ONCE = 20_000

/**
 * Ends a look that saw the whole store: what it did not see is deleted there. Not in one transaction, since
 * half a million rows take a tenth of a second: each part is true by itself.
 */
export async function finishFullSync(db: Db, { shopId, seen }: Sync, now: string) {
  for (const table of ['store_item', 'store_image'] as const) {
    const { last } = await db
      .selectFrom(table)
      .select(sql<number>`coalesce(max(id), 0)`.as('last'))
      .executeTakeFirstOrThrow()
    for (let from = 0; from < last; from += ROWS_AT_ONCE) {
      await db
        .updateTable(table)
        .set({ deleted_at: now })
        .where('id', '>', from)
        .where('id', '<=', from + ROWS_AT_ONCE)
        // By the range of ids, not by an index of the shop.
        .where(sql<boolean>`+shop_id = ${shopId}`)
        .where('seen', 'not in', [seen, NO_SYNC])
        .where('deleted_at', 'is', null)
        .execute()
      await setImmediate()
    }
  }
  await db
    .updateTable('catalogue')
    .set({ finished_at: now })
    .where('shop_id', '=', shopId)
    .execute()
}

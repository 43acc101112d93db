import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { anyOf } from '../../../server/core/database/any-of.ts'
import type { Db } from '../../../server/core/database/db.ts'
import type { StoreImage, StoreItem } from '../../../server/platforms/store-platform.ts'
import type { StoreKind } from '../contract.ts'
import { imageColumns, itemColumns, takeChanged } from './sql-changes.ts'

/** The sync number of uploads, which no sync sees. Real syncs are numbered from 1. */
export const NO_SYNC = 0

/** Begins a sync and returns its number. A sync that never finishes uses up its number as well. */
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

/** Writes these items to the catalogue as the store has them now. Call inside a transaction. */
export async function putItems(trx: Db, sync: Sync, items: StoreItem[]) {
  for (const item of await takeChanged(trx, sync, items)) {
    const columns = { ...itemColumns(item), seen: sync.seen, deleted_at: null }
    const { id } = await trx
      .insertInto('store_item')
      .values({
        shop_id: sync.shopId,
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
    await putImages(trx, sync, id, item.images)
  }
}

async function putImages(trx: Db, sync: Sync, itemId: number, images: StoreImage[]) {
  for (const [position, image] of images.entries()) {
    const columns = { ...imageColumns(image), position, seen: sync.seen, deleted_at: null }
    // If a run changed the image after this sync began, the sync may have read old values. The values that the run
    // recorded then stay.
    const newer = <Value>(name: keyof ReturnType<typeof imageColumns>) =>
      sql<Value>`case when store_image.changed_at > ${sync.beganAt}
        then ${sql.ref(`store_image.${name}`)} else ${sql.ref(`excluded.${name}`)} end`
    await trx
      .insertInto('store_image')
      .values({ shop_id: sync.shopId, item_id: itemId, platform_id: image.id, ...columns })
      .onConflict((conflict) =>
        conflict.columns(['item_id', 'platform_id']).doUpdateSet({
          ...columns,
          file_name: newer<string>('file_name'),
          alt: newer<string>('alt'),
          size_bytes: newer<number>('size_bytes'),
          version: newer<string>('version'),
          url: newer<string>('url'),
          // A new version makes the image fresh. Our own changes do not, because their version is already recorded.
          is_fresh: sql<number>`case when ${newer<string>('version')} != store_image.version
            then 1 else store_image.is_fresh end`
        })
      )
      .execute()
  }
}

/** Marks as deleted the images of these items that the sync did not find. */
export async function dropUnseenImages(
  trx: Db,
  { shopId, seen, beganAt }: Sync,
  items: StoreItem[]
): Promise<void> {
  const [kind] = items.map((item) => item.kind)
  if (kind === undefined) return
  await trx
    .updateTable('store_image')
    .set({ deleted_at: beganAt })
    .where('item_id', 'in', (eb) =>
      eb
        .selectFrom('store_item')
        .select('id')
        .where('shop_id', '=', shopId)
        .where('kind', '=', kind)
        .where(
          'platform_id',
          'in',
          anyOf(
            trx,
            items.map(({ id }) => id)
          )
        )
    )
    .where('seen', '!=', seen)
    .where('deleted_at', 'is', null)
    .execute()
}

/** Marks as deleted an item that the store reports as deleted, and its images. */
export async function dropItem(
  trx: Db,
  { shopId, kind, platformId }: { shopId: number; kind: StoreKind; platformId: string },
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

/** Records when a finished sync began: the next one may list only what has changed since then. */
export async function setSynced(db: Db, { shopId, beganAt }: Sync): Promise<void> {
  await db
    .updateTable('catalogue')
    .set({ looked_at: beganAt })
    .where('shop_id', '=', shopId)
    .execute()
}

/**
 * How many ids one statement covers. Each statement takes about 5 ms, and other work can run between two statements.
 */
const ROWS_AT_ONCE = 20_000

/**
 * Ends a full sync by marking the items and images that it did not see as deleted. Half a million rows take a tenth of
 * a second, so this uses several statements and no transaction. Each statement is correct on its own.
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
        // The plus sign makes SQLite use the range of ids instead of an index on the shop.
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

import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { anyOf } from '../../../server/core/database/any-of.ts'
import type { Db } from '../../../server/core/database/db.ts'
import { ROWS_AT_ONCE } from '../../../server/core/database/rows-at-once.ts'
import type { StoreItem } from '../../../server/platforms/store-platform.ts'
import type { StoreKind } from '../contract.ts'
import { FROM_STORE, NO_SYNC, RANGE, type Sync } from './seen-rows.ts'
import { type Changed, imageColumns, itemColumns, type PlacedImage } from './sql-changes.ts'

export function findCatalogue(db: Db, shopId: number) {
  return db.selectFrom('catalogue').selectAll().where('shop_id', '=', shopId).executeTakeFirst()
}

/** Writes these items and images to the catalogue as the store has them now. Call inside a transaction. */
export async function putItems(trx: Db, sync: Sync, items: Changed[]) {
  for (const { item, images } of items) {
    const columns = { ...itemColumns(item), seen: FROM_STORE, deleted_at: null }
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
    sync.items.add(id)
    await putImages(trx, sync, id, images)
  }
}

async function putImages(trx: Db, sync: Sync, itemId: number, images: PlacedImage[]) {
  for (const { image, position } of images) {
    const columns = { ...imageColumns(image), position, seen: FROM_STORE, deleted_at: null }
    // If a run changed the image after this sync began, the sync may have read old values. The values that the run
    // recorded then stay.
    const newer = <Value>(name: keyof ReturnType<typeof imageColumns>) =>
      sql<Value>`case when store_image.changed_at > ${sync.beganAt}
        then ${sql.ref(`store_image.${name}`)} else ${sql.ref(`excluded.${name}`)} end`
    const { id } = await trx
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
      .returning('id')
      .executeTakeFirstOrThrow()
    sync.images.add(id)
  }
}

/** Returns the images of these items that the sync did not find in the store. */
export async function listUnseenImages(db: Db, sync: Sync, items: StoreItem[]): Promise<number[]> {
  const [kind] = items.map((item) => item.kind)
  if (kind === undefined) return []
  const rows = await db
    .selectFrom('store_image')
    .select('id')
    .where('item_id', 'in', (eb) =>
      eb
        .selectFrom('store_item')
        .select('id')
        .where('shop_id', '=', sync.shopId)
        .where('kind', '=', kind)
        .where(
          'platform_id',
          'in',
          anyOf(
            db,
            items.map(({ id }) => id)
          )
        )
    )
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id).filter((id) => !sync.images.has(id))
}

type StoreTable = 'store_item' | 'store_image'

/** Marks these rows as deleted. */
export async function dropRows(db: Db, table: StoreTable, ids: number[], now: string) {
  for (let start = 0; start < ids.length; start += ROWS_AT_ONCE) {
    await db
      .updateTable(table)
      .set({ deleted_at: now })
      .where('id', 'in', anyOf(db, ids.slice(start, start + ROWS_AT_ONCE)))
      .where('deleted_at', 'is', null)
      .execute()
    await setImmediate()
  }
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

/** Records that a sync is finished. The next one may list only what has changed since this one began. */
export async function recordSync(
  db: Db,
  { shopId, beganAt }: Sync,
  finishedAt?: string
): Promise<void> {
  const known = { looked_at: beganAt, ...(finishedAt && { finished_at: finishedAt }) }
  await db
    .insertInto('catalogue')
    .values({ shop_id: shopId, seen: FROM_STORE, finished_at: null, ...known })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet(known))
    .execute()
}

/**
 * Ends a full sync by marking the items and images that it did not find as deleted. Each statement is correct on its
 * own, so this uses no transaction, and writes only if something was deleted.
 */
export async function dropUnseen(db: Db, sync: Sync, now: string): Promise<void> {
  const tables = [
    ['store_item', sync.items],
    ['store_image', sync.images]
  ] as const
  for (const [table, seen] of tables) {
    const { last } = await db
      .selectFrom(table)
      .select(sql<number>`coalesce(max(id), 0)`.as('last'))
      .executeTakeFirstOrThrow()
    for (let range = 0; range * RANGE <= last; range++) {
      const rows = storeRowsIn(db, table, sync.shopId, range)
      const { count } = await rows
        .select(sql<number>`count(*)`.as('count'))
        .executeTakeFirstOrThrow()
      if (Number(count) !== seen.countIn(range)) {
        const ids = (await rows.select('id').execute()).map(({ id }) => id)
        await dropRows(
          db,
          table,
          ids.filter((id) => !seen.has(id)),
          now
        )
      }
      await setImmediate()
    }
  }
}

/** The rows of a range of ids that the store had at the last sync. */
const storeRowsIn = (db: Db, table: StoreTable, shopId: number, range: number) =>
  db
    .selectFrom(table)
    .where('id', '>=', range * RANGE)
    .where('id', '<', (range + 1) * RANGE)
    // The plus sign makes SQLite use the range of ids instead of an index on the shop.
    .where(sql<boolean>`+shop_id = ${shopId}`)
    .where('seen', '!=', NO_SYNC)
    .where('deleted_at', 'is', null)

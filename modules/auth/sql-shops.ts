import type { Db } from '../../server/core/database/db.ts'
import { dialectOf } from '../../server/core/database/dialect.ts'
import { inTransaction } from '../../server/core/database/transaction.ts'
import type { ShopInfo } from '../../server/platforms/store-platform.ts'
import type { Shop } from './tables.ts'

/**
 * Opens the shop of the local store with this key, and creates the shop when the store is first served. A shop that an
 * older version knew by the path of its folder gets the key. Every other local shop is closed, so that no pending work
 * of one folder's shop runs on a different folder. `hasFullFeatures` applies only to a new shop, because an operator
 * may have changed an existing one.
 */
export async function openLocalShop(
  db: Db,
  { key, path }: { key: string; path: string },
  { domain, name, email }: Pick<ShopInfo, 'domain' | 'name' | 'email'>,
  hasFullFeatures: boolean,
  now: string
): Promise<Shop> {
  const info = { domain, name, email, is_open: 1 }
  return inTransaction(db, async (trx) => {
    const byKey = await trx
      .selectFrom('shop')
      .select('id')
      .where('platform', '=', 'local')
      .where('store_key', '=', key)
      .executeTakeFirst()
    if (!byKey)
      await trx
        .updateTable('shop')
        .set({ store_key: key })
        .where('platform', '=', 'local')
        .where('store_key', '=', path)
        .execute()
    await trx
      .updateTable('shop')
      .set({ is_open: 0 })
      .where('platform', '=', 'local')
      .where('store_key', '!=', key)
      .execute()
    return trx
      .insertInto('shop')
      .values({
        ...info,
        platform: 'local',
        store_key: key,
        language: 'en',
        is_old: hasFullFeatures ? 1 : 0,
        created_at: now
      })
      .onConflict((conflict) => conflict.columns(['platform', 'store_key']).doUpdateSet(info))
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

/** Closes all local shops (LOCAL_STORE=off). Their pending work waits. */
export async function closeLocalShops(db: Db): Promise<void> {
  await db.updateTable('shop').set({ is_open: 0 }).where('platform', '=', 'local').execute()
}

/**
 * Sets a guessed language. It never replaces the merchant's choice, even if the merchant chose after this request
 * began.
 */
export async function setLanguage(db: Db, shopId: number, language: string): Promise<void> {
  await db
    .updateTable('shop')
    .set({ language })
    .where('id', '=', shopId)
    .where('is_language_chosen', '=', 0)
    .execute()
}

/** Sets the language that the merchant chose. From then on a `locale` in an address no longer changes it. */
export async function chooseLanguage(db: Db, shopId: number, language: string): Promise<void> {
  const change = { language, is_language_chosen: 1 }
  await db.updateTable('shop').set(change).where('id', '=', shopId).execute()
}

/** Finds a shop by its permanent key on its platform. */
export function findShopByKey(db: Db, platform: string, key: string): Promise<Shop | undefined> {
  return db
    .selectFrom('shop')
    .selectAll()
    .where('platform', '=', platform)
    .where('store_key', '=', key)
    .executeTakeFirst()
}

/**
 * Adds a shop under the id that it had in a lost database. The shop is closed, and the rest is as it was last known.
 * Does nothing if the id is taken.
 */
export async function addLostShop(db: Db, shop: Shop): Promise<void> {
  const lost = { ...shop, is_open: 0, opened_at: null }
  await db
    .insertInto('shop')
    .values(lost)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await dialectOf(db).reserveIds(db, 'shop', lost.id)
}

export const findShop = (db: Db, shopId: number): Promise<Shop | undefined> =>
  db.selectFrom('shop').selectAll().where('id', '=', shopId).executeTakeFirst()

export const getShop = (db: Db, shopId: number): Promise<Shop> =>
  db.selectFrom('shop').selectAll().where('id', '=', shopId).executeTakeFirstOrThrow()

/**
 * Adds a shop, which stays closed until it has tokens. A second call returns the same shop, because two pages may open
 * a new shop at the same time.
 */
export async function addShop(
  db: Db,
  store: Pick<Shop, 'platform' | 'store_key' | 'domain' | 'name'>,
  hasFullFeatures: boolean,
  now: string
): Promise<Shop> {
  await db
    .insertInto('shop')
    .values({
      ...store,
      email: '',
      language: 'en',
      is_old: hasFullFeatures ? 1 : 0,
      is_open: 0,
      created_at: now
    })
    .onConflict((conflict) => conflict.columns(['platform', 'store_key']).doNothing())
    .execute()
  return db
    .selectFrom('shop')
    .selectAll()
    .where('platform', '=', store.platform)
    .where('store_key', '=', store.store_key)
    .executeTakeFirstOrThrow()
}

export async function setShopInfo(
  db: Db,
  shopId: number,
  { name, email, planLevel }: ShopInfo
): Promise<void> {
  const info = { name, email, shopify_level: planLevel }
  await db.updateTable('shop').set(info).where('id', '=', shopId).execute()
}

/** Returns the shops from this number on, oldest first. */
export const listShopsFrom = (db: Db, from: number, limit: number): Promise<Shop[]> =>
  db.selectFrom('shop').selectAll().where('id', '>=', from).orderBy('id').limit(limit).execute()

/** Returns every shop that this server knows, oldest first. */
export const listAllShops = (db: Db): Promise<Shop[]> =>
  db.selectFrom('shop').selectAll().orderBy('id').execute()

/** Gives the shop every screen, or only the smaller set (specification §1.3). */
export async function setFullFeatures(db: Db, shopId: number, isFull: boolean): Promise<void> {
  const is_old = isFull ? 1 : 0
  await db.updateTable('shop').set({ is_old }).where('id', '=', shopId).execute()
}

import { sql } from 'kysely'
import type { Db } from '../../server/core/database/db.ts'
import type { Shop } from './tables.ts'

export { findShop, findShopByKey, getShop, listAllShops, listShopsFrom } from './sql-shops.ts'
export { listTokens, type Token } from './sql-tokens.ts'

/** Returns the ids of the shops whose store this server can reach. The runs of all other shops wait. */
export async function listOpenShopIds(db: Db): Promise<number[]> {
  const shops = await db.selectFrom('shop').select('id').where('is_open', '=', 1).execute()
  return shops.map(({ id }) => id)
}

/**
 * Matches the rows of open shops; `shopId` is the column with the shop's id. A list of ids in its place would be bound
 * value by value, and SQLite accepts at most 32,766 of them.
 */
export const isOfOpenShop = (shopId: string) =>
  sql<boolean>`exists (select 1 from shop where shop.id = ${sql.ref(shopId)} and shop.is_open = 1)`

/** Returns the platform of each shop. */
export const listHomes = (db: Db): Promise<Pick<Shop, 'id' | 'platform'>[]> =>
  db.selectFrom('shop').select(['id', 'platform']).execute()

/** Returns the shop's language, for visitors who are not signed in and follow a link that names the shop. */
export async function languageOf(db: Db, shopId: number): Promise<string> {
  const shop = await db
    .selectFrom('shop')
    .select('language')
    .where('id', '=', shopId)
    .executeTakeFirst()
  return shop?.language ?? 'en'
}

export async function listShopIds(db: Db): Promise<number[]> {
  const shops = await db.selectFrom('shop').select('id').orderBy('id').execute()
  return shops.map(({ id }) => id)
}

/**
 * Finds the number of a shop by that number, its domain or its store key. A number is returned unchecked, so that an
 * erased shop is found as well. If several shops match, an open shop is preferred, then the newest.
 */
export async function findShopNumber(db: Db, name: string): Promise<number | undefined> {
  if (/^\d+$/.test(name)) return Number(name)
  const shop = await db
    .selectFrom('shop')
    .select('id')
    .where((eb) => eb.or([eb('domain', '=', name), eb('store_key', '=', name)]))
    .orderBy('is_open', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return shop?.id
}

/** Returns the shop's name as merchants and visitors know it. */
export async function getShopName(db: Db, shopId: number): Promise<string> {
  const { name } = await db
    .selectFrom('shop')
    .select('name')
    .where('id', '=', shopId)
    .executeTakeFirstOrThrow()
  return name
}

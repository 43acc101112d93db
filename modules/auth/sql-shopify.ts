import type { Db } from '../../server/core/database/db.ts'
import type { Shop } from './tables.ts'

export function findShopifyShop(db: Db, domain: string): Promise<Shop | undefined> {
  return db
    .selectFrom('shop')
    .selectAll()
    .where('platform', '=', 'shopify')
    .where('store_key', '=', domain)
    .executeTakeFirst()
}

export const getShop = (db: Db, shopId: number): Promise<Shop> =>
  db.selectFrom('shop').selectAll().where('id', '=', shopId).executeTakeFirstOrThrow()

/** Adds a shop, closed until it has tokens. Two documents may open a new shop at the same moment. */
export async function addShopifyShop(
  db: Db,
  domain: string,
  hasFullFeatures: boolean,
  now: string
): Promise<Shop> {
  await db
    .insertInto('shop')
    .values({
      platform: 'shopify',
      store_key: domain,
      domain,
      // A placeholder until Shopify reports the name.
      name: domain.replace('.myshopify.com', ''),
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
    .where('platform', '=', 'shopify')
    .where('store_key', '=', domain)
    .executeTakeFirstOrThrow()
}

export async function setShopInfo(
  db: Db,
  shopId: number,
  info: { name: string; email: string }
): Promise<void> {
  await db.updateTable('shop').set(info).where('id', '=', shopId).execute()
}

/** The scopes that Shopify granted with the newest tokens; undefined without tokens. */
export async function findScopes(db: Db, shopId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('shopify_token')
    .select('scopes')
    .where('shop_id', '=', shopId)
    .executeTakeFirst()
  return row?.scopes
}

/** Stores the scopes that Shopify reports. */
export async function setScopes(db: Db, shopId: number, scopes: string[]): Promise<void> {
  await db
    .updateTable('shopify_token')
    .set({ scopes: scopes.join(',') })
    .where('shop_id', '=', shopId)
    .execute()
}

export function findShopByFrameSession(
  db: Db,
  hash: string,
  now: string
): Promise<Shop | undefined> {
  return db
    .selectFrom('shop')
    .innerJoin('session', 'session.shop_id', 'shop.id')
    .selectAll('shop')
    .where('session.hash', '=', hash)
    .where('session.token_hash', 'is', null)
    .where('session.expires_at', '>', now)
    .executeTakeFirst()
}

/** Adds an access token of ours for use outside the admin, valid until `expiresAt`. */
export async function addAccessToken(
  db: Db,
  token: { hash: string; shopId: number; expiresAt: string },
  now: string
): Promise<void> {
  await db.deleteFrom('access_token').where('expires_at', '<=', now).execute()
  await db
    .insertInto('access_token')
    .values({
      hash: token.hash,
      shop_id: token.shopId,
      created_at: now,
      revoked_at: null,
      expires_at: token.expiresAt
    })
    .execute()
}

/**
 * Opens or closes the Shopify shops whose tokens work: they can be reached only while this server has an app
 * configured.
 */
export async function serveShopifyShops(db: Db, isServed: boolean): Promise<void> {
  const haveTokens = db.selectFrom('shopify_token').select('shop_id').where('lost_at', 'is', null)
  await db
    .updateTable('shop')
    .set({ is_open: isServed ? 1 : 0 })
    .where('platform', '=', 'shopify')
    .where('id', 'in', haveTokens)
    .execute()
}

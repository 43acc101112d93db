import type { ExpressionBuilder } from 'kysely'
import type { Database, Db } from '../../server/core/database/db.ts'
import type { ShopInfo } from '../../server/platforms/store-platform.ts'
import type { Shop } from './tables.ts'

/**
 * Opens the shop of the local store in this folder, and creates it on its first start. Every other local shop is
 * closed: pending work of another folder's shop must not run on this one.
 */
export async function openLocalShop(
  db: Db,
  storeKey: string,
  { domain, name, email }: ShopInfo,
  hasFullFeatures: boolean,
  now: string
): Promise<Shop> {
  const info = { domain, name, email, is_open: 1, is_old: hasFullFeatures ? 1 : 0 }
  return db.transaction().execute(async (trx) => {
    await trx.updateTable('shop').set({ is_open: 0 }).where('platform', '=', 'local').execute()
    return trx
      .insertInto('shop')
      .values({
        ...info,
        platform: 'local',
        store_key: storeKey,
        language: 'en',
        created_at: now
      })
      .onConflict((conflict) => conflict.columns(['platform', 'store_key']).doUpdateSet(info))
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

/** Closes all local shops (LOCAL_STORE=off): their pending work waits. */
export async function closeLocalShops(db: Db): Promise<void> {
  await db.updateTable('shop').set({ is_open: 0 }).where('platform', '=', 'local').execute()
}

/** Sets a guessed language. A choice of the merchant, even one made at this moment, is kept. */
export async function setLanguage(db: Db, shopId: number, language: string): Promise<void> {
  await db
    .updateTable('shop')
    .set({ language })
    .where('id', '=', shopId)
    .where('is_language_chosen', '=', 0)
    .execute()
}

/** Sets the language the merchant chose; `locale` in an address no longer changes it. */
export async function chooseLanguage(db: Db, shopId: number, language: string): Promise<void> {
  const change = { language, is_language_chosen: 1 }
  await db.updateTable('shop').set(change).where('id', '=', shopId).execute()
}

export function findShopByToken(db: Db, tokenHash: string, now: string): Promise<Shop | undefined> {
  return db
    .selectFrom('shop')
    .innerJoin('access_token', 'access_token.shop_id', 'shop.id')
    .selectAll('shop')
    .where('access_token.hash', '=', tokenHash)
    .where(isValid(now))
    .executeTakeFirst()
}

const isValid = (now: string) => (eb: ExpressionBuilder<Database, 'access_token'>) =>
  eb.and([
    eb('access_token.revoked_at', 'is', null),
    eb.or([eb('access_token.expires_at', 'is', null), eb('access_token.expires_at', '>', now)])
  ])

export function findShopBySession(db: Db, hash: string, now: string): Promise<Shop | undefined> {
  return db
    .selectFrom('shop')
    .innerJoin('session', 'session.shop_id', 'shop.id')
    .innerJoin('access_token', 'access_token.hash', 'session.token_hash')
    .selectAll('shop')
    .where('session.hash', '=', hash)
    .where('session.expires_at', '>', now)
    .where(isValid(now))
    .executeTakeFirst()
}

/**
 * Makes this the shop's only token: every other token is revoked, together with its sessions. A token that
 * belonged to another shop now opens this one, and its sessions there end.
 */
export async function setOnlyToken(db: Db, shopId: number, hash: string, now: string) {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('access_token')
      .set({ revoked_at: now })
      .where('shop_id', '=', shopId)
      .where('hash', '!=', hash)
      .where('revoked_at', 'is', null)
      .execute()
    await trx
      .insertInto('access_token')
      .values({ hash, shop_id: shopId, created_at: now, revoked_at: null, expires_at: null })
      .onConflict((conflict) =>
        conflict.column('hash').doUpdateSet({ shop_id: shopId, revoked_at: null, expires_at: null })
      )
      .execute()
    await trx
      .deleteFrom('session')
      .where('token_hash', '=', hash)
      .where('shop_id', '!=', shopId)
      .execute()
  })
}

export async function addSession(
  db: Db,
  session: { hash: string; shopId: number; tokenHash: string | null; expiresAt: string },
  now: string
): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<=', now).execute()
  await db
    .insertInto('session')
    .values({
      hash: session.hash,
      shop_id: session.shopId,
      token_hash: session.tokenHash,
      expires_at: session.expiresAt
    })
    .execute()
}

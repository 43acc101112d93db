import type { ExpressionBuilder } from 'kysely'
import type { Database, Db } from '../../server/core/db.ts'
import type { ShopInfo } from '../../server/core/platform/platform.ts'
import type { Shop } from './tables.ts'

/**
 * The shop of the local store in this folder, made on its first start. It is the only local one that is
 * open from now on: what another folder's shop has left to do must not be done to this one.
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

/** LOCAL_STORE=off: what is left to do for the shop of a folder waits. */
export async function closeLocalShops(db: Db): Promise<void> {
  await db.updateTable('shop').set({ is_open: 0 }).where('platform', '=', 'local').execute()
}

/** A guess: what the merchant chose, perhaps at this moment, stays. */
export async function setLanguage(db: Db, shopId: number, language: string): Promise<void> {
  await db
    .updateTable('shop')
    .set({ language })
    .where('id', '=', shopId)
    .where('is_language_chosen', '=', 0)
    .execute()
}

/** By the merchant: no address changes it any more. */
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
 * Makes this the shop's only token: every other one is revoked, and its sessions with it. A token that
 * opened another shop before opens this one from now on, and ends the sessions there.
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

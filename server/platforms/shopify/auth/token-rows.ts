import { toText } from '../../../core/clock.ts'
import type { Db } from '../../../core/database/db.ts'
import { inTransaction } from '../../../core/database/transaction.ts'
import type { Grant } from './oauth.ts'
import type { Seal } from './seal.ts'

export type KeptPair = {
  shopId: number
  domain: string
  /**
   * Whether the tokens could be decrypted. This fails when they were sealed with another SECRET_KEY; both tokens are
   * then ''.
   */
  isReadable: boolean
  accessToken: string
  refreshToken: string
  accessExpiresAt: Date
  /** The encrypted refresh token, as read from the row. A later change requires that the row still has this value. */
  sealedRefreshToken: string
}

const places = (shopId: number) => ({ access: `${shopId}:access`, refresh: `${shopId}:refresh` })

/** Returns the shop's pair of tokens; null when there is none, or when it is marked as lost. */
export async function findPair(db: Db, seal: Seal, shopId: number): Promise<KeptPair | null> {
  const row = await db
    .selectFrom('shopify_token')
    .innerJoin('shop', 'shop.id', 'shopify_token.shop_id')
    .selectAll('shopify_token')
    .select('shop.domain')
    .where('shop_id', '=', shopId)
    .where('lost_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const place = places(shopId)
  const accessToken = seal.open(row.access_token, place.access)
  const refreshToken = seal.open(row.refresh_token, place.refresh)
  return {
    shopId,
    domain: row.domain,
    isReadable: accessToken !== undefined && refreshToken !== undefined,
    accessToken: accessToken ?? '',
    refreshToken: refreshToken ?? '',
    accessExpiresAt: new Date(row.access_expires_at),
    sealedRefreshToken: row.refresh_token
  }
}

/** Stores a new pair and opens the shop. */
export async function addPair(db: Db, seal: Seal, shopId: number, grant: Grant, now: Date) {
  const pair = { ...rowOf(seal, shopId, grant, now), lost_at: null }
  await inTransaction(db, async (trx) => {
    await trx
      .insertInto('shopify_token')
      .values({ shop_id: shopId, ...pair })
      .onConflict((conflict) => conflict.column('shop_id').doUpdateSet(pair))
      .execute()
    await trx
      .updateTable('shop')
      .set({ is_open: 1, opened_at: toText(now) })
      .where('id', '=', shopId)
      .where('is_open', '=', 0)
      .execute()
  })
}

/**
 * Stores the new pair of tokens after a refresh.
 * @returns false, without storing anything, when the row no longer holds the pair `before`
 */
export async function replacePair(db: Db, seal: Seal, before: KeptPair, grant: Grant, now: Date) {
  const { numUpdatedRows } = await db
    .updateTable('shopify_token')
    .set(rowOf(seal, before.shopId, grant, now))
    .where('shop_id', '=', before.shopId)
    .where('refresh_token', '=', before.sealedRefreshToken)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Marks the pair as lost and closes the shop. The shop's jobs wait until the merchant opens the app. */
export async function losePair(db: Db, { shopId, sealedRefreshToken }: KeptPair, now: Date) {
  await inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('shopify_token')
      .set({ lost_at: toText(now) })
      .where('shop_id', '=', shopId)
      .where('refresh_token', '=', sealedRefreshToken)
      .executeTakeFirst()
    if (numUpdatedRows > 0n)
      await trx.updateTable('shop').set({ is_open: 0 }).where('id', '=', shopId).execute()
  })
}

export async function deletePair(trx: Db, shopId: number): Promise<void> {
  await trx.deleteFrom('shopify_token').where('shop_id', '=', shopId).execute()
}

/** Returns the scopes that Shopify granted with the latest tokens; undefined when the shop has no tokens. */
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

/**
 * Opens all Shopify shops whose tokens work, or closes them. The server can reach them only while it has a Shopify app
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

function rowOf(seal: Seal, shopId: number, grant: Grant, now: Date) {
  const place = places(shopId)
  const after = (seconds: number) => toText(new Date(now.getTime() + seconds * 1000))
  return {
    access_token: seal.close(grant.accessToken, place.access),
    access_expires_at: after(grant.accessSeconds),
    refresh_token: seal.close(grant.refreshToken, place.refresh),
    refresh_expires_at: after(grant.refreshSeconds),
    scopes: grant.scopes
  }
}

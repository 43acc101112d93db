import { toText } from '../../../core/clock.ts'
import type { Db } from '../../../core/db.ts'
import type { Grant } from './oauth.ts'
import type { Seal } from './seal.ts'

export type KeptPair = {
  shopId: number
  domain: string
  /** False for what was sealed with another SECRET_KEY; the two are empty then. */
  isReadable: boolean
  accessToken: string
  refreshToken: string
  accessExpiresAt: Date
  /** As it is in the row: what is written later asks that it is still there. */
  sealedRefreshToken: string
}

const places = (shopId: number) => ({ access: `${shopId}:access`, refresh: `${shopId}:refresh` })

/** Null when there is none, or the one there was is lost. */
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

/** The shop can be worked for from this moment on. */
export async function addPair(db: Db, seal: Seal, shopId: number, grant: Grant, now: Date) {
  const pair = { ...rowOf(seal, shopId, grant, now), lost_at: null }
  await db.transaction().execute(async (trx) => {
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

/** @returns false when the pair is no longer the one that was refreshed: nothing is written then */
export async function replacePair(db: Db, seal: Seal, before: KeptPair, grant: Grant, now: Date) {
  const { numUpdatedRows } = await db
    .updateTable('shopify_token')
    .set(rowOf(seal, before.shopId, grant, now))
    .where('shop_id', '=', before.shopId)
    .where('refresh_token', '=', before.sealedRefreshToken)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Jobs of the shop wait from now on, until the merchant opens the app. */
export async function losePair(db: Db, { shopId, sealedRefreshToken }: KeptPair, now: Date) {
  await db.transaction().execute(async (trx) => {
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

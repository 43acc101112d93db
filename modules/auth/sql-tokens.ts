import type { Selectable } from 'kysely'
import type { Db } from '../../server/core/database/db.ts'
import { inTransaction } from '../../server/core/database/transaction.ts'
import type { AccessTokenTable } from './tables.ts'

type NewToken = { hash: string; shopId: number; expiresAt: string | null; name?: string | null }

/** Adds an access token to the others of the shop, valid until `expiresAt`, or until it is revoked. */
export async function addAccessToken(
  db: Db,
  { hash, shopId, expiresAt, name = null }: NewToken,
  now: string
): Promise<void> {
  await db.deleteFrom('access_token').where('expires_at', '<=', now).execute()
  await db
    .insertInto('access_token')
    .values({
      hash,
      shop_id: shopId,
      created_at: now,
      revoked_at: null,
      expires_at: expiresAt,
      name
    })
    .execute()
}

/**
 * Makes this the shop's only ADMIN_TOKEN: earlier ones are revoked, and the sessions they opened become invalid. Tokens
 * that the operator created stay valid. If the token belonged to a different shop, it now opens this one, and the
 * sessions it opened there end.
 */
export async function setAdminToken(db: Db, shopId: number, hash: string, now: string) {
  await inTransaction(db, async (trx) => {
    await trx
      .updateTable('access_token')
      .set({ revoked_at: now })
      .where('shop_id', '=', shopId)
      .where('is_admin', '=', 1)
      .where('hash', '!=', hash)
      .where('revoked_at', 'is', null)
      .execute()
    const opens = { shop_id: shopId, revoked_at: null, expires_at: null, is_admin: 1 }
    await trx
      .insertInto('access_token')
      .values({ hash, created_at: now, ...opens })
      .onConflict((conflict) => conflict.column('hash').doUpdateSet(opens))
      .execute()
    await trx
      .deleteFrom('session')
      .where('token_hash', '=', hash)
      .where('shop_id', '!=', shopId)
      .execute()
  })
}

/** How much of its hash names a token: enough to tell all tokens of a shop apart, and too little to compute anything. */
const ID_LENGTH = 12

/** Returns what operators call a token. */
export const idOf = (hash: string): string => hash.slice(0, ID_LENGTH)

export type Token = Omit<Selectable<AccessTokenTable>, 'hash' | 'shop_id' | 'revoked_at'> & {
  id: string
}

/** Lists the tokens that open the shop now: first the ADMIN_TOKEN, then the others, oldest first. */
export async function listTokens(db: Db, shopId: number, now: string): Promise<Token[]> {
  const rows = await db
    .selectFrom('access_token')
    .select(['hash', 'name', 'created_at', 'expires_at', 'is_admin'])
    .where('shop_id', '=', shopId)
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .orderBy('is_admin', 'desc')
    .orderBy('created_at')
    .execute()
  return rows.map(({ hash, ...token }) => ({ id: idOf(hash), ...token }))
}

/** Revokes a token of the shop, so that it and the sessions it opened are refused from the next request on. */
export async function revokeToken(db: Db, shopId: number, id: string, now: string): Promise<void> {
  await db
    .updateTable('access_token')
    .set({ revoked_at: now })
    .where('shop_id', '=', shopId)
    .where('hash', 'like', `${id}%`)
    .where('revoked_at', 'is', null)
    .execute()
}

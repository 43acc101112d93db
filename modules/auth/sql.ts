import type { ExpressionBuilder } from 'kysely'
import type { Database, Db } from '../../server/core/database/db.ts'
import { invariant, isTime } from '../../server/core/invariant.ts'
import type { Shop } from './tables.ts'

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

export async function findShopBySession(
  db: Db,
  hash: string,
  now: string
): Promise<Shop | undefined> {
  const found = await db
    .selectFrom('shop')
    .innerJoin('session', 'session.shop_id', 'shop.id')
    .innerJoin('access_token', 'access_token.hash', 'session.token_hash')
    .selectAll('shop')
    .select(['access_token.shop_id as shopOfToken', 'session.expires_at as expiresAt'])
    .where('session.hash', '=', hash)
    .where('session.expires_at', '>', now)
    .where(isValid(now))
    .executeTakeFirst()
  if (!found) return undefined
  const { shopOfToken, expiresAt, ...shop } = found
  const place = { shop: shopOfToken, table: 'session' }
  invariant('session-of-its-token', shop.id === shopOfToken, place)
  invariant('session-ends', isTime(expiresAt), place)
  return shop
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

/** Ends a session, or with `isEverywhere` every session that was opened with the same token. */
export async function endSession(db: Db, hash: string, isEverywhere: boolean): Promise<void> {
  await db
    .deleteFrom('session')
    .where((eb) =>
      eb.or([
        eb('hash', '=', hash),
        ...(isEverywhere
          ? [
              eb(
                'token_hash',
                '=',
                eb.selectFrom('session').select('token_hash').where('hash', '=', hash)
              )
            ]
          : [])
      ])
    )
    .execute()
}

/** Tells whether a browser is signed in with this token, or was until recently. */
export async function hasSignedIn(db: Db, tokenHash: string): Promise<boolean> {
  const session = await db
    .selectFrom('session')
    .select('hash')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return session !== undefined
}

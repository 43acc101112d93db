import { createHash, randomBytes } from 'node:crypto'
import { type Clock, toText } from '../../server/core/clock.ts'
import type { Db } from '../../server/core/database/db.ts'
import { addAccessToken, idOf } from './sql-tokens.ts'

/** Tokens contain at least 32 random characters, so a plain hash cannot be reversed by guessing. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Shorter tokens are not looked up (specification §13.2). */
const TOKEN_LENGTH = 32

export const isToken = (token: string | undefined): token is string =>
  token !== undefined && token.length >= TOKEN_LENGTH

export const newToken = (): string => randomBytes(32).toString('base64url')

/**
 * Creates an access token that opens the shop for `lengthMs`, and returns it. The shop's existing tokens stay valid.
 */
export async function addToken(
  { db, clock }: { db: Db; clock: Clock },
  shopId: number,
  lengthMs: number
): Promise<string> {
  const token = newToken()
  const now = clock.now()
  const expiresAt = toText(new Date(now.getTime() + lengthMs))
  await addAccessToken(db, { hash: hashOf(token), shopId, expiresAt }, toText(now))
  return token
}

/**
 * Creates an access token that opens the shop until it is revoked. Nothing but its hash is stored, so nobody can read
 * the token later.
 * @returns the token, and the id with which it can be revoked
 */
export async function createToken(
  { db, clock }: { db: Db; clock: Clock },
  shopId: number,
  name: string | null
): Promise<{ id: string; token: string }> {
  const token = newToken()
  const hash = hashOf(token)
  await addAccessToken(db, { hash, shopId, expiresAt: null, name }, toText(clock.now()))
  return { id: idOf(hash), token }
}

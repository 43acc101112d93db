import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { DAY_MS, toText } from '../../server/core/clock.ts'
import { addSession } from './sql.ts'

export const SESSION_COOKIE = 'psb_session'

/** Merchants are told that cookies are needed for 30 days (specification, app shell §2). */
const SESSION_DAYS = 30

/** Tokens have 32 characters and more of chance, so a plain hash cannot be guessed back. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Shorter ones are not looked up (specification, app shell §5). */
const TOKEN_LENGTH = 32

export const isToken = (token: string | undefined): token is string =>
  token !== undefined && token.length >= TOKEN_LENGTH

/** Signs the browser in, for as long as the token it came with is valid. */
export async function openSession(
  { db, clock, config }: FastifyInstance,
  reply: FastifyReply,
  shopId: number,
  token: string
): Promise<void> {
  const secret = randomBytes(32).toString('base64url')
  const now = clock.now()
  const expires = new Date(now.getTime() + SESSION_DAYS * DAY_MS)
  const session = {
    hash: hashOf(secret),
    shopId,
    tokenHash: hashOf(token),
    expiresAt: toText(expires)
  }
  await addSession(db, session, toText(now))
  reply.setCookie(SESSION_COOKIE, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.appUrl.startsWith('https:'),
    maxAge: (SESSION_DAYS * DAY_MS) / 1000
  })
}

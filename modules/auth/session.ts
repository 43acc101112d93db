import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageAccepted } from '../../locales/shopify-locales.ts'
import { DAY_MS, toText } from '../../server/core/clock.ts'
import { addSession, setLanguage } from './sql.ts'
import type { Shop } from './tables.ts'

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
  request: FastifyRequest,
  reply: FastifyReply,
  shop: Shop,
  token: string
): Promise<void> {
  const { db, clock, config } = request.server
  const secret = randomBytes(32).toString('base64url')
  const now = clock.now()
  const expires = new Date(now.getTime() + SESSION_DAYS * DAY_MS)
  const session = {
    hash: hashOf(secret),
    shopId: shop.id,
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
  await guessLanguage(request, shop)
}

/** The browser's, at each sign-in anew, until the merchant chooses; a `locale` in the address comes after it. */
async function guessLanguage({ headers, server }: FastifyRequest, shop: Shop): Promise<void> {
  const language = languageAccepted(headers['accept-language'])
  if (!language || language === shop.language || shop.is_language_chosen === 1) return
  await setLanguage(server.db, shop.id, language)
}

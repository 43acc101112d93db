import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageAccepted } from '../../locales/language-of.ts'
import { DAY_MS, toText } from '../../server/core/clock.ts'
import { addSession, endSession, findShopByFrameSession } from './sql.ts'
import { setLanguage } from './sql-shops.ts'
import type { Shop } from './tables.ts'
import { hashOf, newToken } from './tokens.ts'

export const SESSION_COOKIE = 'psb_session'

/**
 * The name differs from SESSION_COOKIE, because one browser may have a session inside the admin and a different one
 * outside.
 */
export const FRAME_COOKIE = 'psb_frame'

/** Matches the cookie page, which tells merchants that cookies are needed for 30 days (specification §13.5). */
const SESSION_MS = 30 * DAY_MS

/**
 * Each time the merchant opens the app in the admin, they are signed in again. A session in the frame therefore only
 * needs to cover the pages opened in between.
 */
const FRAME_SESSION_MS = DAY_MS

/** Signs the browser in for 30 days. The session ends earlier if the token that opened it becomes invalid. */
export async function openSession(
  request: FastifyRequest,
  reply: FastifyReply,
  shop: Shop,
  token: string
): Promise<void> {
  const isSecure = request.server.config.appUrl.startsWith('https:')
  const secret = await makeSession(request, shop, hashOf(token), SESSION_MS)
  setCookie(reply, SESSION_COOKIE, secret, SESSION_MS, { sameSite: 'lax', secure: isSecure })
  await guessLanguage(request, shop)
}

/**
 * Signs the browser in inside the admin's frame only. The cookie is partitioned, so the browser does not send it
 * anywhere else.
 */
export async function openFrameSession(
  request: FastifyRequest,
  reply: FastifyReply,
  shop: Shop
): Promise<void> {
  if (await hasFrameSession(request, shop)) return
  const secret = await makeSession(request, shop, null, FRAME_SESSION_MS)
  const options = { sameSite: 'none', secure: true, partitioned: true } as const
  setCookie(reply, FRAME_COOKIE, secret, FRAME_SESSION_MS, options)
}

/**
 * Tells whether the browser's session for this shop stays valid for at least half of its full length. If it does, no
 * new session is opened: every page request in the frame carries an id token, but few of them need a new session.
 */
async function hasFrameSession(
  { cookies, server: { db, clock } }: FastifyRequest,
  shop: Shop
): Promise<boolean> {
  const secret = cookies[FRAME_COOKIE]
  if (!secret) return false
  const soon = new Date(clock.now().getTime() + FRAME_SESSION_MS / 2)
  return (await findShopByFrameSession(db, hashOf(secret), toText(soon)))?.id === shop.id
}

/**
 * Ends the session on the server as well, so that a copy of the cookie opens nothing. With `isEverywhere`, every session
 * of the same token ends.
 */
export async function closeSession(
  request: FastifyRequest,
  reply: FastifyReply,
  isEverywhere: boolean
): Promise<void> {
  const secret = request.cookies[SESSION_COOKIE]
  if (secret) await endSession(request.server.db, hashOf(secret), isEverywhere)
  reply.clearCookie(SESSION_COOKIE, { path: '/' })
}

async function makeSession(
  { server: { db, clock } }: FastifyRequest,
  shop: Shop,
  tokenHash: string | null,
  lengthMs: number
): Promise<string> {
  const secret = newToken()
  const now = clock.now()
  const expiresAt = toText(new Date(now.getTime() + lengthMs))
  await addSession(db, { hash: hashOf(secret), shopId: shop.id, tokenHash, expiresAt }, toText(now))
  return secret
}

function setCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  lengthMs: number,
  options: CookieSerializeOptions
) {
  reply.setCookie(name, value, { path: '/', httpOnly: true, maxAge: lengthMs / 1000, ...options })
}

/**
 * Sets the shop's language to the browser's at every sign-in until the merchant chooses one. A `locale` in the address
 * is applied later and wins.
 */
async function guessLanguage({ headers, server }: FastifyRequest, shop: Shop): Promise<void> {
  const language = languageAccepted(headers['accept-language'])
  if (language) await setLanguage(server.db, shop.id, language)
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import { toText } from '../../server/core/clock.ts'
import { notSignedIn, otherOrigin, shopClosed, wrongToken } from './errors.ts'
import { isSameOrigin } from './origin.ts'
import { FRAME_COOKIE, SESSION_COOKIE } from './session.ts'
import { findShopByFrameSession, findShopBySession, findShopByToken } from './sql.ts'
import type { Shop } from './tables.ts'
import { hashOf, isToken } from './tokens.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Finds the caller's shop by a token or a session; returns undefined if nobody is signed in.
 * @throws shopClosed if the shop is closed
 */
export async function findCaller(
  request: FastifyRequest,
  reply: FastifyReply
): Promise<Shop | undefined> {
  const shop =
    (await shopByHeader(request, reply)) ??
    (await shopByCookie(request)) ??
    (await shopByFrameCookie(request))
  if (!shop || !isClosed(shop)) return shop
  request.server.signInPlatform?.announceClosed(reply, shop)
  throw shopClosed()
}

/**
 * Tells whether a shop is closed: its merchant uninstalled the app, none of its tokens works, or this server no longer
 * serves its folder. Tokens and cookies of a closed shop give no access.
 */
export const isClosed = ({ is_open }: Shop): boolean => is_open === 0

/**
 * Finds the shop by the `Authorization` header, which carries one of our tokens or the platform's credentials. A wrong
 * header is refused, even if the request also has a valid cookie.
 */
async function shopByHeader(
  request: FastifyRequest,
  reply: FastifyReply
): Promise<Shop | undefined> {
  const { headers, server } = request
  if (headers.authorization === undefined) return undefined
  const { db, clock, signInPlatform } = server
  const named = await signInPlatform?.shopByHeader(request, reply)
  if (named === 'invalid') throw notSignedIn()
  request.actor = named ? 'merchant-admin' : 'merchant-token'
  if (named) return named
  const [, token] = /^ShopifyAdmin (\S+)$/.exec(headers.authorization) ?? []
  const shop = isToken(token) && (await findShopByToken(db, hashOf(token), toText(clock.now())))
  if (!shop) throw wrongToken()
  return shop
}

/**
 * Finds the shop by the session cookie. Browsers also send this cookie with forms on other sites, so a write is
 * accepted only from our own pages.
 */
export async function shopByCookie(request: FastifyRequest): Promise<Shop | undefined> {
  const secret = request.cookies[SESSION_COOKIE]
  if (!secret) return undefined
  refuseOtherOrigins(request)
  request.actor = 'merchant-session'
  const { db, clock } = request.server
  return findShopBySession(db, hashOf(secret), toText(clock.now()))
}

/**
 * Finds the shop by the cookie that authenticates documents, downloads and forms in the admin's frame. Scripts in the
 * frame send id tokens instead. If a merchant opens two shops in two windows, both windows share this cookie, which
 * belongs to the shop that was opened last (pages/client/app-bridge.ts).
 */
export async function shopByFrameCookie(request: FastifyRequest): Promise<Shop | undefined> {
  const secret = request.cookies[FRAME_COOKIE]
  if (!secret || !request.server.signInPlatform) return undefined
  refuseOtherOrigins(request)
  request.actor = 'merchant-admin'
  const { db, clock } = request.server
  return findShopByFrameSession(db, hashOf(secret), toText(clock.now()))
}

function refuseOtherOrigins(request: FastifyRequest): void {
  const { method, routeOptions } = request
  const isRefused = READS.has(method) ? routeOptions.config.isWrite : !isSameOrigin(request)
  if (isRefused) throw otherOrigin()
}

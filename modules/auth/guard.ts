import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from '../../locales/shopify-locales.ts'
import { textsFor } from '../../locales/texts.ts'
import { toText } from '../../server/core/clock.ts'
import { notSignedIn, otherOrigin, wrongToken } from './errors.ts'
import { hashOf, isToken, openSession, SESSION_COOKIE } from './session.ts'
import { findShopBySession, findShopByToken, setLanguage } from './sql.ts'
import type { Shop } from './tables.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Runs before every call under /api: sets request.shop, or refuses. */
export async function guardCall(request: FastifyRequest): Promise<void> {
  setShop(request, await findCaller(request))
}

/** The shop that asks, by its token or its session; none when nobody is signed in. */
export async function findCaller(request: FastifyRequest): Promise<Shop | undefined> {
  return (await shopByHeader(request)) ?? (await shopByCookie(request))
}

/**
 * Runs before every page that is not public. A token in the address opens a session and goes away from
 * the address, so that it is in no history entry and no Referer; without a session: the sign-in page.
 */
export async function guardPage(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  // One slash in front: two would make the rest a host, here and where we send the browser.
  const address = new URL(request.url.replace(/^[/\\.]+/, '/'), 'http://page')
  const token = address.searchParams.get('authToken')
  if (token !== null) {
    address.searchParams.delete('authToken')
    const shop = isToken(token) && (await findShopByToken(request.server.db, hashOf(token)))
    if (!shop) return reply.redirect('/sign-in?wrong=1', 303)
    await openSession(request, reply, shop, token)
    return reply.redirect(`/${address.pathname.replace(/^\/+/, '')}${address.search}`, 303)
  }
  const shop = await shopByCookie(request)
  if (!shop) return reply.redirect('/sign-in', 303)
  setShop(request, await inLanguageOf(address, shop, request))
}

/** `?locale=` sets the language (specification, app shell §2), until the merchant chose one (decision 027). */
async function inLanguageOf(address: URL, shop: Shop, { server }: FastifyRequest): Promise<Shop> {
  const language = languageOf(address.searchParams.get('locale') ?? '')
  if (!language || language === shop.language || shop.is_language_chosen === 1) return shop
  await setLanguage(server.db, shop.id, language)
  return { ...shop, language }
}

function setShop(request: FastifyRequest, shop: Shop | undefined): asserts shop {
  if (!shop) throw notSignedIn()
  request.shop = shop
  request.texts = textsFor(shop.language)
}

/** `Authorization: ShopifyAdmin <token>`. A header that is there must be right; the cookie is not asked then. */
async function shopByHeader({ headers, server }: FastifyRequest): Promise<Shop | undefined> {
  if (headers.authorization === undefined) return undefined
  const [, token] = /^ShopifyAdmin (\S+)$/.exec(headers.authorization) ?? []
  const shop = isToken(token) && (await findShopByToken(server.db, hashOf(token)))
  if (!shop) throw wrongToken()
  return shop
}

/** The browser sends the cookie along with other sites' forms too, so a write must come from our own pages. */
async function shopByCookie(request: FastifyRequest): Promise<Shop | undefined> {
  const secret = request.cookies[SESSION_COOKIE]
  if (!secret) return undefined
  const isWrite = !READS.has(request.method) || request.routeOptions.config.isWrite
  if (isWrite && !isSameOrigin(request)) throw otherOrigin()
  const { db, clock } = request.server
  return findShopBySession(db, hashOf(secret), toText(clock.now()))
}

function isSameOrigin({ headers, host }: FastifyRequest): boolean {
  if (headers['sec-fetch-site'] !== undefined) return headers['sec-fetch-site'] === 'same-origin'
  return headers.origin !== undefined && URL.parse(headers.origin)?.host === host
}

/** Whether a browser says that another site sent this. Programs say nothing of the kind. */
export function isCrossSite(request: FastifyRequest): boolean {
  const { 'sec-fetch-site': site, origin } = request.headers
  return (site !== undefined || origin !== undefined) && !isSameOrigin(request)
}

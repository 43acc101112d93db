import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from '../../locales/language-of.ts'
import { messagesFor } from '../../locales/messages.ts'
import { toText } from '../../server/core/clock.ts'
import { nameInLog } from '../../server/core/http/name-in-log.ts'
import { findCaller, isClosed, shopByCookie } from './caller.ts'
import { isWrongToken, notSignedIn } from './errors.ts'
import { inLanguageAsked, speakAsAsked } from './language-asked.ts'
import { isCrossSite } from './origin.ts'
import { openSession } from './session.ts'
import { findShopByToken } from './sql.ts'
import { setLanguage } from './sql-shops.ts'
import type { Shop } from './tables.ts'
import { hashOf, isToken } from './tokens.ts'

/**
 * Returns the requested address. Slashes, backslashes and dots at its start are replaced with one slash, because the
 * URL parser and a redirect would take what follows two slashes for a host.
 */
export const addressOf = ({ url }: FastifyRequest): URL =>
  new URL(url.replace(/^[/\\.]+/, '/'), 'http://page')

/** Runs before every call under /api. Sets request.shop or refuses the call. */
export async function guardCall(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const shop = await findCaller(request, reply).catch((error) => refuse(request, reply, error))
  if (!shop) return refuse(request, reply, notSignedIn())
  setShop(request, reply, shop)
  await request.server.rates.countShop(request, reply)
}

/** Refuses a call, and counts it against the caller's address. */
async function refuse(request: FastifyRequest, reply: FastifyReply, error: unknown) {
  const { rates } = request.server
  if (isWrongToken(error)) await rates.countWrongToken(request, reply)
  await rates.countAddress(request, reply)
  throw error
}

/**
 * Runs before every page that is not public. Sets request.shop, or redirects a caller who is not signed in. A token in
 * the address signs the caller in and is then removed from the address, so that it appears in no history entry and no
 * Referer.
 */
export async function guardPage(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const address = addressOf(request)
  const token = address.searchParams.get('authToken')
  if (token !== null) return signInByToken(request, reply, address, token)
  const shop =
    (await request.server.signInPlatform?.shopInFrame(request, reply)) ??
    (await shopOutside(request, reply))
  if (shop === 'redirected') return reply
  setShop(request, reply, await inLanguageOf(address, shop, request))
  await request.server.rates.countShop(request, reply)
}

/**
 * Runs before every public page. If a page is opened inside a shop's admin, only the admin of that shop may frame it.
 */
export async function guardPublicPage(
  request: FastifyRequest,
  reply: FastifyReply
): Promise<unknown> {
  await speakAsAsked(request)
  await request.server.rates.countAddress(request, reply)
  const shop = await request.server.signInPlatform?.shopInFrame(request, reply)
  if (shop === 'redirected') return reply
}

async function signInByToken(
  request: FastifyRequest,
  reply: FastifyReply,
  address: URL,
  token: string
) {
  const { db, clock, rates } = request.server
  // A link on another site could sign the merchant in to an attacker's shop.
  if (isCrossSite(request)) return reply.redirect('/sign-in', 303)
  await rates.refuseGuesser(request, reply)
  address.searchParams.delete('authToken')
  const shop = isToken(token) && (await findShopByToken(db, hashOf(token), toText(clock.now())))
  if (!shop) {
    await rates.countWrongToken(request, reply)
    return reply.redirect(inLanguageAsked(request, '/sign-in?wrong=1'), 303)
  }
  await openSession(request, reply, shop, token)
  return reply.redirect(`/${address.pathname.replace(/^\/+/, '')}${address.search}`, 303)
}

/**
 * Finds the shop by the session cookie. An address that the platform opened outside its admin is redirected into the
 * admin, and a caller without an open shop is redirected to sign in.
 */
async function shopOutside(
  request: FastifyRequest,
  reply: FastifyReply
): Promise<Shop | 'redirected'> {
  const { signInPlatform } = request.server
  const admin = await signInPlatform?.adminAddress(request)
  const shop = admin === undefined ? await shopByCookie(request) : undefined
  if (shop && !isClosed(shop)) return shop
  await request.server.rates.countAddress(request, reply)
  const signIn = inLanguageAsked(request, '/sign-in')
  reply.redirect(admin ?? (shop && signInPlatform?.reopenPath(shop)) ?? signIn, 303)
  return 'redirected'
}

/**
 * Changes the shop's language to the `locale` in the address, unless the merchant has chosen a language. Returns the
 * shop with its current language.
 */
async function inLanguageOf(address: URL, shop: Shop, { server }: FastifyRequest): Promise<Shop> {
  const language = languageOf(address.searchParams.get('locale') ?? '')
  if (!language || language === shop.language || shop.is_language_chosen === 1) return shop
  await setLanguage(server.db, shop.id, language)
  return { ...shop, language }
}

function setShop(request: FastifyRequest, reply: FastifyReply, shop: Shop): void {
  nameInLog(request, reply, { shop: shop.id })
  request.shop = shop
  request.messages = messagesFor(shop.language)
}

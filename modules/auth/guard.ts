import type { FastifyReply, FastifyRequest } from 'fastify'
import { messagesFor } from '../../locales/messages.ts'
import { languageOf } from '../../locales/shopify-locales.ts'
import { toText } from '../../server/core/clock.ts'
import { findShop } from '../../server/platforms/shopify/shop-domain.ts'
import { findCaller, isClosed, shopByCookie } from './caller.ts'
import { notSignedIn } from './errors.ts'
import { adminAddress, isFramed } from './framing.ts'
import { shopInFrame } from './guard-frame.ts'
import { speakAsAsked } from './language-asked.ts'
import { addressOf, readLaunch } from './launch.ts'
import { hashOf, isToken, openSession } from './session.ts'
import { findShopByToken, setLanguage } from './sql.ts'
import type { Shop } from './tables.ts'

/** Runs before every call under /api: sets request.shop or refuses the call. */
export async function guardCall(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const shop = await findCaller(request, reply)
  if (!shop) throw notSignedIn()
  setShop(request, shop)
}

/**
 * Runs before every page that is not public: sets request.shop or redirects to the sign-in. Credentials are
 * removed from the address, so that they appear in no history entry and no Referer.
 */
export async function guardPage(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const address = addressOf(request)
  const token = address.searchParams.get('authToken')
  if (token !== null) return signInByToken(request, reply, address, token)
  const { shopify } = request.server.config
  const isInFrame = shopify !== null && isFramed(request, address)
  const shop = isInFrame
    ? await shopInFrame(request, reply, shopify, address)
    : await shopOutside(request, reply, address)
  // A redirect has been sent.
  if (!shop) return reply
  setShop(request, await inLanguageOf(address, shop, request))
}

/** Runs before every public page. In the admin, only the admin of the shop that opened the page may frame it. */
export async function guardPublicPage(
  request: FastifyRequest,
  reply: FastifyReply
): Promise<unknown> {
  await speakAsAsked(request)
  const address = addressOf(request)
  const { shopify } = request.server.config
  if (!shopify || !isFramed(request, address)) return
  if (!(await shopInFrame(request, reply, shopify, address))) return reply
}

/** Runs before pages that explain a failed sign-in. They show no data of the shop that the address names. */
export async function letShopFrame(request: FastifyRequest): Promise<void> {
  await speakAsAsked(request)
  const address = addressOf(request)
  if (!request.server.config.shopify || !isFramed(request, address)) return
  request.framedBy = findShop(address.searchParams.get('shop') ?? '') ?? null
}

async function signInByToken(
  request: FastifyRequest,
  reply: FastifyReply,
  address: URL,
  token: string
) {
  const { db, clock } = request.server
  address.searchParams.delete('authToken')
  const shop = isToken(token) && (await findShopByToken(db, hashOf(token), toText(clock.now())))
  if (!shop) return reply.redirect('/sign-in?wrong=1', 303)
  await openSession(request, reply, shop, token)
  return reply.redirect(`/${address.pathname.replace(/^\/+/, '')}${address.search}`, 303)
}

/**
 * Finds the shop by the session that a link with a token opened. An address that Shopify opened outside its admin
 * is redirected into the admin.
 */
async function shopOutside(
  request: FastifyRequest,
  reply: FastifyReply,
  address: URL
): Promise<Shop | undefined> {
  const { shopify } = request.server.config
  if (shopify && address.searchParams.has('hmac')) {
    const now = request.server.clock.now()
    const launch = await readLaunch(address.search.slice(1), undefined, shopify, now)
    if (typeof launch === 'object') {
      reply.redirect(adminAddress(shopify, launch.shop, launch.host), 303)
      return undefined
    }
  }
  const shop = await shopByCookie(request)
  if (shop && !isClosed(shop)) return shop
  reply.redirect(shop && shopify ? outsideGrant(shop) : '/sign-in', 303)
  return undefined
}

const outsideGrant = ({ platform, domain }: Shop) =>
  platform === 'shopify'
    ? `/shopify/auth?${new URLSearchParams({ shop: domain, outside: '1' })}`
    : '/sign-in'

/** `?locale=` sets the language (specification §13.8) until the merchant chooses one (decision 027). */
async function inLanguageOf(address: URL, shop: Shop, { server }: FastifyRequest): Promise<Shop> {
  const language = languageOf(address.searchParams.get('locale') ?? '')
  if (!language || language === shop.language || shop.is_language_chosen === 1) return shop
  await setLanguage(server.db, shop.id, language)
  return { ...shop, language }
}

function setShop(request: FastifyRequest, shop: Shop): void {
  request.shop = shop
  request.messages = messagesFor(shop.language)
}

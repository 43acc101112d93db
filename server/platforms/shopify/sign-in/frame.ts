import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  addressOf,
  isClosed,
  openFrameSession,
  shopByFrameCookie
} from '../../../../modules/auth/index.ts'
import type { Shop } from '../../../../modules/auth/tables.ts'
import type { AdminFrame } from '../../sign-in-platform.ts'
import { isShopifyError } from '../client/errors.ts'
import type { ShopifySettings } from '../settings.ts'
import { findShop } from '../shop-domain.ts'
import type { SignInContext } from './context.ts'
import { failurePath, frameOfShop, isFramed, leavePath } from './framing.ts'
import { readToken, withoutSecrets } from './launch.ts'
import { openShop } from './open-shop.ts'

/**
 * Finds the shop whose admin shows this document in its frame; undefined outside a frame. An id token in the address
 * identifies the shop; if no token of the shop works, new ones are obtained with it. Without an id token, the cookie
 * of an earlier document identifies the shop. If there is no cookie either, the bounce page fetches an id token. It is
 * shown only once, so that a wrong clock or secret cannot cause endless redirects.
 */
export async function shopInFrame(
  request: FastifyRequest,
  reply: FastifyReply,
  context: SignInContext
): Promise<Shop | 'redirected' | undefined> {
  const address = addressOf(request)
  if (!isFramed(request, address)) return undefined
  const query = address.searchParams
  const named = query.has('shop') ? findShop(query.get('shop') ?? '') : undefined
  const idToken = query.get('id_token')
  if (idToken === null) {
    const shop = await shopByFrameCookie(request)
    if (shop && shop.platform !== 'shopify') return undefined
    const isRight = shop && !isClosed(shop) && (named === undefined || named === shop.domain)
    return isRight ? frame(request, shop, context) : bounce(request, reply, address)
  }
  const said = await readToken(idToken, context.settings, request.server.clock.now())
  if (!said) return bounce(request, reply, address)
  if (query.has('shop') && named !== said.shop) return fail(request, reply, said.shop)
  try {
    const { shop, isNew } = await openShop(request.server, context, said.shop, { idToken })
    await openFrameSession(request, reply, shop)
    request.isShopNew = isNew
    return frame(request, shop, context)
  } catch (error) {
    if (!isShopifyError(error)) throw error
    request.log.warn({ err: error, domain: said.shop }, 'a shop could not be opened')
    if (error.code === 'unauthorised') return bounce(request, reply, address)
    if (error.code !== 'forbidden') return fail(request, reply, said.shop)
    reply.redirect(leavePath(said.shop), 303)
    return 'redirected'
  }
}

/** Returns the frame of the shop that the address names (server/platforms/sign-in-platform.ts). */
export function frameNamedIn(
  request: FastifyRequest,
  settings: ShopifySettings
): AdminFrame | undefined {
  const address = addressOf(request)
  const shop = findShop(address.searchParams.get('shop') ?? '')
  return isFramed(request, address) && shop !== undefined ? frameOfShop(settings, shop) : undefined
}

function frame(request: FastifyRequest, shop: Shop, { settings }: SignInContext): Shop {
  request.framedBy = frameOfShop(settings, shop.domain)
  return shop
}

function bounce(request: FastifyRequest, reply: FastifyReply, address: URL): 'redirected' {
  const shop = findShop(address.searchParams.get('shop') ?? '')
  if (address.searchParams.has('bounced')) return fail(request, reply, shop)
  const back = withoutSecrets(address)
  const query = new URLSearchParams(back.searchParams)
  back.searchParams.set('bounced', '1')
  query.set('shopify-reload', back.pathname + back.search)
  reply.redirect(`/shopify/bounce?${query}`, 302)
  return 'redirected'
}

function fail(request: FastifyRequest, reply: FastifyReply, shop = ''): 'redirected' {
  request.log.warn({ domain: shop }, 'could not sign in the shop for a page in the admin')
  reply.redirect(failurePath(shop), 303)
  return 'redirected'
}

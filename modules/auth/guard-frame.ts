import type { FastifyReply, FastifyRequest } from 'fastify'
import { isShopifyError } from '../../server/platforms/shopify/client/errors.ts'
import type { ShopifySettings } from '../../server/platforms/shopify/settings.ts'
import { findShop } from '../../server/platforms/shopify/shop-domain.ts'
import { isClosed, shopByFrameCookie } from './caller.ts'
import { failurePath, leavePath } from './framing.ts'
import { readToken, withoutSecrets } from './launch.ts'
import { openShopifyShop } from './open-shop.ts'
import { openFrameSession } from './session.ts'
import type { Shop } from './tables.ts'

/**
 * Finds the shop whose admin frames this document. An id token in the address identifies the shop and also renews
 * its tokens if none works; otherwise the cookie of an earlier document does. Failing both, the bounce page
 * fetches an id token. It is used only once, so that clocks or secrets that disagree cannot cause an endless
 * redirect.
 */
export async function shopInFrame(
  request: FastifyRequest,
  reply: FastifyReply,
  settings: ShopifySettings,
  address: URL
): Promise<Shop | undefined> {
  const query = address.searchParams
  const named = query.has('shop') ? findShop(query.get('shop') ?? '') : undefined
  const idToken = query.get('id_token')
  if (idToken === null) {
    const shop = await shopByFrameCookie(request)
    const isRight = shop && !isClosed(shop) && (named === undefined || named === shop.domain)
    return isRight ? frameOf(request, shop) : bounce(request, reply, address)
  }
  const said = await readToken(idToken, settings, request.server.clock.now())
  if (!said) return bounce(request, reply, address)
  if (query.has('shop') && named !== said.shop) return fail(request, reply, said.shop)
  try {
    const { shop, isNew } = await openShopifyShop(request.server, said.shop, { idToken })
    await openFrameSession(request, reply, shop)
    request.isShopNew = isNew
    return frameOf(request, shop)
  } catch (error) {
    if (!isShopifyError(error)) throw error
    request.log.warn({ err: error, shop: said.shop }, 'a shop could not be opened')
    if (error.code === 'unauthorised') return bounce(request, reply, address)
    if (error.code !== 'forbidden') return fail(request, reply, said.shop)
    reply.redirect(leavePath(said.shop), 303)
    return undefined
  }
}

function frameOf(request: FastifyRequest, shop: Shop): Shop {
  request.framedBy = shop.domain
  return shop
}

function bounce(request: FastifyRequest, reply: FastifyReply, address: URL): undefined {
  const shop = findShop(address.searchParams.get('shop') ?? '')
  if (address.searchParams.has('bounced')) return fail(request, reply, shop)
  const back = withoutSecrets(address)
  const query = new URLSearchParams(back.searchParams)
  back.searchParams.set('bounced', '1')
  query.set('shopify-reload', back.pathname + back.search)
  reply.redirect(`/shopify/bounce?${query}`, 302)
}

function fail(request: FastifyRequest, reply: FastifyReply, shop = ''): undefined {
  request.log.warn({ shop }, 'a document in the admin was not signed in')
  reply.redirect(failurePath(shop), 303)
}

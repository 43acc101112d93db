import type { FastifyReply, FastifyRequest } from 'fastify'
import { DAY_MS, toText } from '../../server/core/clock.ts'
import { isShopifyError } from '../../server/core/platform/shopify/errors.ts'
import { authorizeUrl } from '../../server/core/platform/shopify/oauth.ts'
import { isSignedQuery } from '../../server/core/platform/shopify/query-hmac.ts'
import { type ShopifySettings, secretsOf } from '../../server/core/platform/shopify/settings.ts'
import { findAdminHost, findShop } from '../../server/core/platform/shopify/shop-domain.ts'
import { isSameText } from '../../server/core/platform/shopify/signature.ts'
import { shopByCookie } from './caller.ts'
import { adminAddress, failurePath, isFramed, leavePath } from './framing.ts'
import { GRANT_SECONDS, newNonce, openState, sealState } from './grant-state.ts'
import { addressOf } from './launch.ts'
import { openShopifyShop } from './open-shop.ts'
import { hashOf, newToken } from './session.ts'
import { addAccessToken } from './sql-shopify.ts'

export const CALLBACK_PATH = '/shopify/auth/callback'

const STATE_COOKIE = 'psb_grant'

/** Of the tokens for use outside of the admin (PLATFORM.md 2.4). */
const OUTSIDE_MS = DAY_MS

/** Sends the merchant to Shopify's question, in the whole window: only there is the cookie our own. */
export async function beginGrant(
  request: FastifyRequest,
  reply: FastifyReply,
  settings: ShopifySettings
): Promise<FastifyReply> {
  const { config, clock } = request.server
  const address = addressOf(request)
  const shop = findShop(address.searchParams.get('shop') ?? '')
  if (shop === undefined) return reply.redirect(failurePath(''), 303)
  if (isFramed(request, address)) return reply.redirect(leavePath(shop), 303)
  const isOutside =
    address.searchParams.get('outside') === '1' || (await shopByCookie(request))?.domain === shop
  const nonce = newNonce()
  const sealed = sealState({ nonce, shop, isOutside }, config.secretKey, clock.now())
  reply.setCookie(STATE_COOKIE, sealed, {
    path: CALLBACK_PATH,
    httpOnly: true,
    secure: true,
    sameSite: 'lax',
    maxAge: GRANT_SECONDS
  })
  const redirectUri = config.appUrl + CALLBACK_PATH
  return reply.redirect(authorizeUrl({ settings, shop }, { redirectUri, state: nonce }), 302)
}

/** The merchant is back with a code. Into the admin, or out of it with a token of our own. */
export async function finishGrant(
  request: FastifyRequest,
  reply: FastifyReply,
  settings: ShopifySettings
): Promise<FastifyReply> {
  reply.clearCookie(STATE_COOKIE, { path: CALLBACK_PATH })
  const grant = readCallback(request, settings)
  if ('fault' in grant) {
    request.log.warn({ shop: grant.shop, fault: grant.fault }, 'a permission was not taken')
    return reply.redirect(failurePath(grant.shop), 303)
  }
  try {
    const { shop } = await openShopifyShop(request.server, grant.shop, { code: grant.code })
    if (!grant.isOutside)
      return reply.redirect(adminAddress(settings, shop.domain, grant.host), 303)
    return reply.redirect(`/?authToken=${await giveToken(request, shop.id)}`, 303)
  } catch (error) {
    if (!isShopifyError(error)) throw error
    request.log.warn({ err: error, shop: grant.shop }, 'a code was not redeemed')
    return reply.redirect(failurePath(grant.shop), 303)
  }
}

/** State equal, hmac valid, shop valid and the one it was begun for (PLATFORM.md 2.1). */
function readCallback(request: FastifyRequest, settings: ShopifySettings) {
  const { config, clock } = request.server
  const query = addressOf(request).search.slice(1)
  const params = new URLSearchParams(query)
  const text = (name: string) => params.get(name) ?? ''
  const shop = findShop(text('shop'))
  if (shop === undefined) return { shop: '', fault: 'shop' }
  if (!isSignedQuery(query, secretsOf(settings), clock.now())) return { shop, fault: 'hmac' }
  const state = openState(request.cookies[STATE_COOKIE] ?? '', config.secretKey, clock.now())
  if (!state || !isSameText(state.nonce, text('state')) || state.shop !== shop)
    return { shop, fault: 'state' }
  const host = params.has('host') ? findAdminHost(text('host')) : undefined
  if (params.has('host') && host?.shop !== shop) return { shop, fault: 'host' }
  if (text('code') === '') return { shop, fault: 'code' }
  return { shop, host, code: text('code'), isOutside: state.isOutside }
}

async function giveToken({ server }: FastifyRequest, shopId: number): Promise<string> {
  const token = newToken()
  const now = server.clock.now()
  const expiresAt = toText(new Date(now.getTime() + OUTSIDE_MS))
  await addAccessToken(server.db, { hash: hashOf(token), shopId, expiresAt }, toText(now))
  return token
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import { addressOf, addToken, openSession, shopByCookie } from '../../../../modules/auth/index.ts'
import { DAY_MS } from '../../../core/clock.ts'
import { isSameText } from '../../../core/signed-token.ts'
import { authorizeUrl } from '../auth/oauth.ts'
import { isSignedQuery } from '../auth/query-hmac.ts'
import { isShopifyError } from '../client/errors.ts'
import { type ShopifySettings, secretsOf } from '../settings.ts'
import { findAdminHost, findShop } from '../shop-domain.ts'
import type { SignInContext } from './context.ts'
import { adminAddress, failurePath, isFramed, leavePath } from './framing.ts'
import { GRANT_SECONDS, newNonce, openState, sealState } from './grant-state.ts'
import { openShop } from './open-shop.ts'

export const CALLBACK_PATH = '/shopify/auth/callback'

const STATE_COOKIE = 'psb_grant'

/** How long a merchant may use the app outside the admin with one access token (decision 039). */
const OUTSIDE_MS = DAY_MS

/**
 * Redirects the merchant to Shopify's permission screen. This must happen in the top-level window: in a frame, our
 * cookie would be a third-party cookie.
 */
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
  const sealed = sealState({ nonce, shop, isOutside }, config.secretKey, clock)
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

/**
 * Finishes the grant when the merchant returns from Shopify with a code. The merchant then continues in the admin.
 * Outside the admin, the merchant continues on our own pages, with an access token of ours.
 */
export async function finishGrant(
  request: FastifyRequest,
  reply: FastifyReply,
  context: SignInContext
): Promise<FastifyReply> {
  const { settings } = context
  reply.clearCookie(STATE_COOKIE, { path: CALLBACK_PATH })
  const grant = readCallback(request, settings)
  if ('fault' in grant) {
    request.log.warn({ domain: grant.shop, fault: grant.fault }, 'a grant was rejected')
    return reply.redirect(failurePath(grant.shop), 303)
  }
  try {
    const { shop } = await openShop(request.server, context, grant.shop, { code: grant.code })
    if (!grant.isOutside)
      return reply.redirect(adminAddress(settings, shop.domain, grant.host), 303)
    const token = await addToken(request.server, shop.id, OUTSIDE_MS)
    await openSession(request, reply, shop, token)
    return reply.redirect('/', 303)
  } catch (error) {
    if (!isShopifyError(error)) throw error
    request.log.warn({ err: error, domain: grant.shop }, 'a grant code could not be redeemed')
    return reply.redirect(failurePath(grant.shop), 303)
  }
}

/**
 * Checks the address to which Shopify sent the merchant back. It must have a valid hmac, the state from our cookie,
 * and the shop for which the grant was started (docs/shopify.md §2).
 */
function readCallback(request: FastifyRequest, settings: ShopifySettings) {
  const { config, clock } = request.server
  const query = addressOf(request).search.slice(1)
  const params = new URLSearchParams(query)
  const text = (name: string) => params.get(name) ?? ''
  const shop = findShop(text('shop'))
  if (shop === undefined) return { shop: '', fault: 'shop' }
  if (!isSignedQuery(query, secretsOf(settings), clock.now())) return { shop, fault: 'hmac' }
  const state = openState(request.cookies[STATE_COOKIE] ?? '', config.secretKey, clock)
  if (!state || !isSameText(state.nonce, text('state')) || state.shop !== shop)
    return { shop, fault: 'state' }
  const host = params.has('host') ? findAdminHost(text('host')) : undefined
  if (params.has('host') && host?.shop !== shop) return { shop, fault: 'host' }
  if (text('code') === '') return { shop, fault: 'code' }
  return { shop, host, code: text('code'), isOutside: state.isOutside }
}

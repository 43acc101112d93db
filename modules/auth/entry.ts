import type { FastifyReply, FastifyRequest } from 'fastify'
import { isAppError } from '../../server/core/http/errors.ts'
import { hasAllScopes } from '../../server/platforms/shopify/auth/oauth.ts'
import { isShopifyError } from '../../server/platforms/shopify/client/errors.ts'
import type { ShopifySettings } from '../../server/platforms/shopify/settings.ts'
import { guideOf } from '../guidance/queries.ts'
import { findCaller } from './caller.ts'
import { adminAddress, grantPath } from './framing.ts'
import { type Launch, type LaunchFault, readLaunch } from './launch.ts'
import { openShopifyShop } from './open-shop.ts'
import type { EntryReply } from './schema.ts'
import { openFrameSession } from './session.ts'
import { findScopes, findShopifyShop } from './sql-shopify.ts'
import type { Shop } from './tables.ts'

/** The home page, which shows a different screen depending on the shop. */
const HOME = '/'

/**
 * Answers the app-entry call (specification §13.2): 302 with the page to show, 301 with an address outside the
 * frame, 400 for a query that Shopify did not send, 401 for a caller who is not signed in (docs/shopify.md §2). A
 * caller who does not come from Shopify is only checked for an existing sign-in.
 */
export async function enterApp(request: FastifyRequest, reply: FastifyReply): Promise<EntryReply> {
  const { install } = request.messages
  const { shopify } = request.server.config
  const [, query = ''] = request.url.split(/\?(.*)/s)
  const params = new URLSearchParams(query)
  if (shopify && params.has('hmac')) return enterFromShopify(request, reply, shopify, query)
  const shop = await callerOf(request, reply)
  const named = params.get('shop')
  if (!shop)
    return shopify && named !== null
      ? refuse(request, 'query')
      : { code: 401, msg: install.noSession(), url: '' }
  if (named !== null && named !== shop.domain)
    return { code: 400, msg: install.unknownShop({ shop: named }), url: '' }
  return { code: 302, msg: '', url: HOME }
}

async function callerOf(request: FastifyRequest, reply: FastifyReply) {
  try {
    return await findCaller(request, reply)
  } catch (error) {
    if (isAppError(error)) return undefined
    throw error
  }
}

/** Follows the rows of the table in docs/shopify.md §2, in order. */
async function enterFromShopify(
  request: FastifyRequest,
  reply: FastifyReply,
  settings: ShopifySettings,
  query: string
): Promise<EntryReply> {
  const { db, clock, config } = request.server
  const launch = await readLaunch(query, request.headers.authorization, settings, clock.now())
  if (typeof launch === 'string') return refuse(request, launch, reply)
  const { shop: domain, host, isEmbedded, idToken } = launch
  if (!isEmbedded) return { code: 301, msg: '', url: adminAddress(settings, domain, host) }
  const grant = { code: 301 as const, msg: '', url: config.appUrl + grantPath(domain) }
  if (idToken !== null) return enterByIdToken(request, reply, { ...launch, idToken }, grant)
  const known = await findShopifyShop(db, domain)
  const isInstalled = known?.is_open === 1 && hasAllScopes((await findScopes(db, known.id)) ?? '')
  return isInstalled ? { code: 302, msg: '', url: screenOf(known) } : grant
}

async function enterByIdToken(
  request: FastifyRequest,
  reply: FastifyReply,
  { shop: domain, idToken }: Launch & { idToken: string },
  grant: EntryReply
): Promise<EntryReply> {
  try {
    const { shop, isNew } = await openShopifyShop(request.server, domain, { idToken })
    await openFrameSession(request, reply, shop)
    return { code: 302, msg: '', url: isNew ? await firstScreenOf(request, shop) : screenOf(shop) }
  } catch (error) {
    if (!isShopifyError(error)) throw error
    request.log.warn({ err: error, shop: domain }, 'a shop could not be opened')
    if (error.code === 'forbidden') return grant
    if (error.code === 'unauthorised') return refuse(request, 'id-token', reply)
    return { code: 503, msg: request.messages.errors.storeUnreachable(), url: '' }
  }
}

/** Accounts with the full set of tabs start on the image page; other accounts have no such page. */
export const screenOf = ({ is_old }: Shop): string =>
  is_old === 1 ? '/image_optimisation' : '/main'

/** The first screen of a shop that has just been opened. A returning shop has already been through the guide. */
async function firstScreenOf({ server }: FastifyRequest, shop: Shop): Promise<string> {
  const { state } = await guideOf(server.db, shop.id)
  const isGuideOpen = state === 'new' || state === 'begun'
  return shop.is_old === 1 && isGuideOpen ? '/guidance' : screenOf(shop)
}

function refuse(
  { messages }: FastifyRequest,
  fault: LaunchFault,
  reply?: FastifyReply
): EntryReply {
  if (fault !== 'id-token') return { code: 400, msg: messages.install.failedLine(), url: '' }
  // On this header App Bridge repeats the call once, with a fresh id token.
  reply?.header('X-Shopify-Retry-Invalid-Session-Request', '1')
  return { code: 401, msg: messages.errors.notSignedIn(), url: '' }
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import { isAppError } from '../../server/core/errors.ts'
import { isShopifyError } from '../../server/core/platform/shopify/errors.ts'
import { hasAllScopes } from '../../server/core/platform/shopify/oauth.ts'
import type { ShopifySettings } from '../../server/core/platform/shopify/settings.ts'
import { guideOf } from '../guidance/queries.ts'
import { findCaller } from './caller.ts'
import { adminAddress, grantPath } from './framing.ts'
import { type Launch, type LaunchFault, readLaunch } from './launch.ts'
import { openShopifyShop } from './open-shop.ts'
import type { EntryReply } from './schema.ts'
import { openFrameSession } from './session.ts'
import { findScopes, findShopifyShop } from './sql-shopify.ts'
import type { Shop } from './tables.ts'

/** Home: which screen that is depends on the shop. */
const HOME = '/'

/**
 * What the app-entry call answers (specification, app shell §2): 302 and the page to show, 301 and where to go
 * outside of the frame, 400 for what Shopify did not send, 401 for who is not signed in (PLATFORM.md 2.1).
 * Who comes without Shopify is signed in already, or not.
 */
export async function enterApp(request: FastifyRequest, reply: FastifyReply): Promise<EntryReply> {
  const { install } = request.texts
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

/** The rows of the table in PLATFORM.md 2.1, in its order. */
async function enterFromShopify(
  request: FastifyRequest,
  reply: FastifyReply,
  settings: ShopifySettings,
  query: string
): Promise<EntryReply> {
  const { db, clock, config } = request.server
  const launch = readLaunch(query, request.headers.authorization, settings, clock.now())
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
    if (error.failure === 'forbidden') return grant
    if (error.failure === 'unauthorised') return refuse(request, 'id-token', reply)
    return { code: 503, msg: request.texts.errors.storeUnreachable(), url: '' }
  }
}

/** Accounts with the full set of tabs begin with the images, all others have no such screen. */
export const screenOf = ({ is_old }: Shop): string =>
  is_old === 1 ? '/image_optimisation' : '/main'

/** Of a shop that was opened at this moment. One that is back has been through the guide. */
async function firstScreenOf({ server }: FastifyRequest, shop: Shop): Promise<string> {
  const { state } = await guideOf(server.db, shop.id)
  const isGuideOpen = state === 'new' || state === 'begun'
  return shop.is_old === 1 && isGuideOpen ? '/guidance' : screenOf(shop)
}

function refuse({ texts }: FastifyRequest, fault: LaunchFault, reply?: FastifyReply): EntryReply {
  if (fault !== 'id-token') return { code: 400, msg: texts.install.failedLine(), url: '' }
  // App Bridge asks once more, with a fresh one.
  reply?.header('X-Shopify-Retry-Invalid-Session-Request', '1')
  return { code: 401, msg: texts.errors.notSignedIn(), url: '' }
}

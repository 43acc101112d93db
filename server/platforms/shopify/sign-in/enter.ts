import type { FastifyReply, FastifyRequest } from 'fastify'
import { openFrameSession } from '../../../../modules/auth/index.ts'
import { findShopByKey } from '../../../../modules/auth/queries.ts'
import type { Entry } from '../../sign-in-platform.ts'
import { hasAllScopes } from '../auth/oauth.ts'
import { findScopes } from '../auth/token-rows.ts'
import { isShopifyError } from '../client/errors.ts'
import { askForFreshToken } from './calls.ts'
import type { SignInContext } from './context.ts'
import { adminAddress, grantPath } from './framing.ts'
import { type Launch, readLaunch } from './launch.ts'
import { openShop } from './open-shop.ts'

/**
 * Answers a call that opens the app and claims to come from Shopify. It checks the conditions in the order of the
 * table in docs/shopify.md §2. Returns undefined for a call without an hmac.
 */
export async function enter(
  request: FastifyRequest,
  reply: FastifyReply,
  context: SignInContext
): Promise<Entry | undefined> {
  const [, query = ''] = request.url.split(/\?(.*)/s)
  if (!new URLSearchParams(query).has('hmac')) return undefined
  const { db, clock, config } = request.server
  const { settings } = context
  const launch = await readLaunch(query, request.headers.authorization, settings, clock.now())
  if (launch === 'id-token') return expired(reply)
  if (typeof launch === 'string') return { fault: 'query' }
  const { shop: domain, host, isEmbedded, idToken } = launch
  if (!isEmbedded) return { leaveFor: adminAddress(settings, domain, host) }
  const grant = { leaveFor: config.appUrl + grantPath(domain) }
  if (idToken !== null)
    return enterByIdToken(request, reply, context, { ...launch, idToken }, grant)
  const known = await findShopByKey(db, 'shopify', domain)
  const isInstalled = known?.is_open === 1 && hasAllScopes((await findScopes(db, known.id)) ?? '')
  return isInstalled ? { shop: known, isNew: false } : grant
}

async function enterByIdToken(
  request: FastifyRequest,
  reply: FastifyReply,
  context: SignInContext,
  { shop: domain, idToken }: Launch & { idToken: string },
  grant: Entry
): Promise<Entry> {
  try {
    const opened = await openShop(request.server, context, domain, { idToken })
    await openFrameSession(request, reply, opened.shop)
    return opened
  } catch (error) {
    if (!isShopifyError(error)) throw error
    request.log.warn({ err: error, domain }, 'a shop could not be opened')
    if (error.code === 'forbidden') return grant
    return error.code === 'unauthorised' ? expired(reply) : { fault: 'unreachable' }
  }
}

function expired(reply: FastifyReply): Entry {
  askForFreshToken(reply)
  return { fault: 'identity' }
}

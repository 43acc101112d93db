import type { FastifyReply, FastifyRequest } from 'fastify'
import { findShopByKey } from '../../../../modules/auth/queries.ts'
import type { Shop } from '../../../../modules/auth/tables.ts'
import type { ShopifySettings } from '../settings.ts'
import { grantPath } from './framing.ts'
import { idTokenIn, readToken } from './launch.ts'

/** Finds the shop of an API call by the id token in its header (server/platforms/sign-in-platform.ts). */
export async function shopByHeader(
  { headers, server: { db, clock } }: FastifyRequest,
  reply: FastifyReply,
  settings: ShopifySettings
): Promise<Shop | 'invalid' | undefined> {
  const idToken = idTokenIn(headers.authorization)
  if (idToken === undefined) return undefined
  const said = await readToken(idToken, settings, clock.now())
  if (!said) askForFreshToken(reply)
  return (said && (await findShopByKey(db, 'shopify', said.shop))) ?? 'invalid'
}

/** Sets the header that makes App Bridge repeat the call once, with a fresh id token. */
export function askForFreshToken(reply: FastifyReply): void {
  reply.header('X-Shopify-Retry-Invalid-Session-Request', '1')
}

/** Sets the headers that make App Bridge open the grant page in the top-level window (docs/shopify.md §4). */
export function announceClosed(reply: FastifyReply, { platform, domain }: Shop): void {
  if (platform !== 'shopify') return
  const url = reply.server.config.appUrl + grantPath(domain)
  reply.header('X-Shopify-API-Request-Failure-Reauthorize', '1')
  reply.header('X-Shopify-API-Request-Failure-Reauthorize-Url', url)
}

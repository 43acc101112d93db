import type { FastifyRequest } from 'fastify'
import { type IdToken, readIdToken } from '../../server/core/platform/shopify/id-token.ts'
import { isSignedQuery } from '../../server/core/platform/shopify/query-hmac.ts'
import { type ShopifySettings, secretsOf } from '../../server/core/platform/shopify/settings.ts'
import {
  type AdminHost,
  findAdminHost,
  findShop
} from '../../server/core/platform/shopify/shop-domain.ts'

/** How Shopify opens the app. */
export type Launch = {
  shop: string
  host: AdminHost | undefined
  /** In the frame of the admin. */
  isEmbedded: boolean
  /** Of whoever opened it; verified, and for this shop. */
  idToken: string | null
}

/** What was wrong with it: the shop it names, what else it carries, or only the id token, which lives a minute. */
export type LaunchFault = 'shop' | 'query' | 'id-token'

/** What Shopify adds to an address of ours and what is worth nothing, or must not be seen, afterwards. */
const SECRETS = ['hmac', 'id_token', 'session', 'timestamp', 'bounced']

/** The address that was asked for. One slash in front: two would make the rest a host, here and in a redirect. */
export const addressOf = ({ url }: FastifyRequest): URL =>
  new URL(url.replace(/^[/\\.]+/, '/'), 'http://page')

/** Reads what opened the app, as it came: the signature covers every parameter (PLATFORM.md 2.1). */
export function readLaunch(
  query: string,
  header: string | undefined,
  settings: ShopifySettings,
  now: Date
): Launch | LaunchFault {
  const params = new URLSearchParams(query)
  const shop = findShop(params.get('shop') ?? '')
  if (shop === undefined) return 'shop'
  const named = params.get('host')
  const host = named === null ? undefined : findAdminHost(named)
  if (named !== null && host?.shop !== shop) return 'query'
  const idToken = params.get('id_token') ?? idTokenIn(header)
  const said = idToken === undefined ? undefined : readToken(idToken, settings, now)
  if (!isSigned(params, query, settings, now, said?.shop === shop)) return 'query'
  if (said && said.shop !== shop) return 'shop'
  if (idToken !== undefined && !said) return 'id-token'
  return { shop, host, isEmbedded: params.get('embedded') === '1', idToken: idToken ?? null }
}

/** Whether the hmac covers the id token is open (PLATFORM.md section 9, 9); it has a signature of its own. */
function isSigned(
  params: URLSearchParams,
  query: string,
  settings: ShopifySettings,
  now: Date,
  hasIdToken: boolean
): boolean {
  const secrets = secretsOf(settings)
  if (isSignedQuery(query, secrets, now)) return true
  if (!hasIdToken || params.getAll('id_token').length !== 1) return false
  const others = new URLSearchParams(query)
  others.delete('id_token')
  return isSignedQuery(others.toString(), secrets, now)
}

export const readToken = (
  idToken: string,
  settings: ShopifySettings,
  now: Date
): IdToken | undefined =>
  readIdToken(idToken, { clientId: settings.clientId, secrets: secretsOf(settings), now })

/** `ShopifyBridge` is the specification's word, `Bearer` the one that App Bridge uses by itself. */
export const idTokenIn = (header = ''): string | undefined =>
  /^(?:ShopifyBridge|Bearer) (\S+)$/.exec(header)?.[1]

/** The address without what gives access. */
export function withoutSecrets(address: URL): URL {
  const clean = new URL(address)
  for (const name of SECRETS) clean.searchParams.delete(name)
  return clean
}

/** Where another page of ours is opened in the same way: the next document has to know who asks, too. */
export function alongWith({ url }: FastifyRequest, path: string): string {
  const { searchParams } = new URL(url, 'http://page')
  const kept = ['embedded', 'host', 'id_token', 'locale', 'shop']
  const query = new URLSearchParams([...searchParams].filter(([name]) => kept.includes(name)))
  return query.has('id_token') ? `${path}?${query}` : path
}

import type { FastifyRequest } from 'fastify'
import { addressOf } from '../../../../modules/auth/index.ts'
import { type IdToken, readIdToken } from '../auth/id-token.ts'
import { isSignedQuery } from '../auth/query-hmac.ts'
import { type ShopifySettings, secretsOf } from '../settings.ts'
import { type AdminHost, findAdminHost, findShop } from '../shop-domain.ts'
import { adminAddress } from './framing.ts'

/** What Shopify tells us in the address with which it opens the app. */
export type Launch = {
  shop: string
  host: AdminHost | undefined
  /** True when the admin shows the app in its frame. */
  isEmbedded: boolean
  /**
   * The id token of the merchant who opened the app; null if there is none. It is verified and belongs to this shop.
   */
  idToken: string | null
}

/**
 * What is wrong with a launch: the shop it names, the id token (which is valid for only one minute), or something else
 * in the query.
 */
export type LaunchFault = 'shop' | 'query' | 'id-token'

/** Parameters that Shopify adds to our addresses. After the launch, they are useless or must stay secret. */
const SECRETS = ['hmac', 'id_token', 'session', 'timestamp', 'bounced']

/**
 * Reads and checks the launch. `query` must be the raw text, because the signature covers it (docs/shopify.md §3).
 */
export async function readLaunch(
  query: string,
  header: string | undefined,
  settings: ShopifySettings,
  now: Date
): Promise<Launch | LaunchFault> {
  const params = new URLSearchParams(query)
  const shop = findShop(params.get('shop') ?? '')
  if (shop === undefined) return 'shop'
  const named = params.get('host')
  const host = named === null ? undefined : findAdminHost(named)
  if (named !== null && host?.shop !== shop) return 'query'
  const idToken = params.get('id_token') ?? idTokenIn(header)
  const said = idToken === undefined ? undefined : await readToken(idToken, settings, now)
  if (!isSigned(params, query, settings, now, said?.shop === shop)) return 'query'
  if (said && said.shop !== shop) return 'shop'
  if (idToken !== undefined && !said) return 'id-token'
  return { shop, host, isEmbedded: params.get('embedded') === '1', idToken: idToken ?? null }
}

/**
 * Returns the address in the admin to which a page moves when Shopify opened it outside the admin. Returns undefined
 * for a request that does not come from Shopify.
 */
export async function adminAddressOf(
  request: FastifyRequest,
  settings: ShopifySettings
): Promise<string | undefined> {
  const { search, searchParams } = addressOf(request)
  if (!searchParams.has('hmac')) return undefined
  const now = request.server.clock.now()
  const launch = await readLaunch(search.slice(1), undefined, settings, now)
  return typeof launch === 'object' ? adminAddress(settings, launch.shop, launch.host) : undefined
}

/**
 * Returns whether the launch is signed. Shopify does not document whether the hmac covers the id token
 * (docs/shopify.md §17.9), so both are accepted. The id token itself is signed in any case.
 */
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
): Promise<IdToken | undefined> =>
  readIdToken(idToken, { clientId: settings.clientId, secrets: secretsOf(settings), now })

/**
 * Returns the id token in an Authorization header; undefined if there is none. Our own clients send it as
 * `ShopifyBridge` (specification §13.2), App Bridge itself as `Bearer`.
 */
export const idTokenIn = (header = ''): string | undefined =>
  /^(?:ShopifyBridge|Bearer) (\S+)$/.exec(header)?.[1]

/** Returns the address without the parameters in SECRETS. */
export function withoutSecrets(address: URL): URL {
  const clean = new URL(address)
  for (const name of SECRETS) clean.searchParams.delete(name)
  return clean
}

/** Adds the launch parameters of a request that has an id token (server/platforms/sign-in-platform.ts). */
export function alongWith({ url }: FastifyRequest, path: string): string | undefined {
  const { searchParams } = new URL(url, 'http://page')
  const kept = ['embedded', 'host', 'id_token', 'locale', 'shop']
  const query = new URLSearchParams([...searchParams].filter(([name]) => kept.includes(name)))
  return query.has('id_token') ? `${path}?${query}` : undefined
}

import { findShopHost } from '../shop-domain.ts'
import { isSignedWith } from './signature.ts'

/** How far Shopify's clock and ours may differ (specification §13.2). */
const LEEWAY_SECONDS = 10

const PART = /^[A-Za-z0-9_-]+$/

export type IdToken = {
  /** The shop's myshopify.com domain. */
  shop: string
  /** The staff member who has the app open. */
  userId: string
  expiresAt: Date
}

export type Audience = { clientId: string; secrets: readonly string[]; now: Date }

/**
 * Returns the content of an App Bridge id token if Shopify issued it for this app and it is valid now; undefined
 * otherwise (cases: tests/platforms/shopify/vectors/session-token.json). A token lives for one minute, so it is never
 * stored.
 */
export function readIdToken(
  token: string,
  { clientId, secrets, now }: Audience
): IdToken | undefined {
  const [header = '', payload = '', signature = '', ...rest] = token.split('.')
  if (rest.length > 0 || ![header, payload, signature].every((part) => PART.test(part)))
    return undefined
  if (readJson(header)?.alg !== 'HS256') return undefined
  if (!isSignedWith(secrets, `${header}.${payload}`, signature, 'base64url')) return undefined

  const claims = readJson(payload)
  if (!claims || clientId === '' || claims.aud !== clientId) return undefined
  const { exp, nbf } = claims
  if (!isTime(exp) || !isTime(nbf)) return undefined
  const seconds = now.getTime() / 1000
  if (exp <= seconds - LEEWAY_SECONDS || nbf > seconds + LEEWAY_SECONDS) return undefined

  const issuer = addressOf(claims.iss)
  const shop = issuer && findShopHost(issuer.host)
  if (!shop || issuer.pathname !== '/admin' || addressOf(claims.dest)?.host !== shop)
    return undefined
  const { sub } = claims
  if (![sub, claims.jti, claims.sid].every(isIdentifier)) return undefined
  return { shop, userId: String(sub), expiresAt: new Date(exp * 1000) }
}

function readJson(part: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
    return value !== null && typeof value === 'object' ? { ...value } : undefined
  } catch {
    return undefined
  }
}

const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value)

/** Identifiers are strings today; Shopify's older examples have numbers. */
const isIdentifier = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && value !== '')

/** Parses an https address without a user; undefined for anything else. */
function addressOf(value: unknown): URL | undefined {
  const address = typeof value === 'string' ? URL.parse(value) : null
  return address?.protocol === 'https:' && !address.username && !address.password
    ? address
    : undefined
}

import { errors, type JWTPayload, jwtVerify } from 'jose'
import { findShopHost } from '../shop-domain.ts'

/** How far Shopify's clock and ours may differ (specification §13.2). */
const LEEWAY_SECONDS = 10

export type IdToken = {
  /** The shop's myshopify.com domain. */
  shop: string
  /** The id of the staff member who has the app open. */
  userId: string
  expiresAt: Date
}

export type Audience = { clientId: string; secrets: readonly string[]; now: Date }

/**
 * Returns the content of an App Bridge id token; undefined unless Shopify issued it for this app and it is valid now
 * (cases: tests/server/platforms/shopify/vectors/session-token.json). A token is valid for only one minute, so it is never
 * stored.
 */
export async function readIdToken(token: string, audience: Audience): Promise<IdToken | undefined> {
  const claims = await verifiedClaims(token, audience)
  // The jose library also accepts a token for several apps if ours is one of them. Shopify issues each token for a
  // single app.
  if (!claims || audience.clientId === '' || claims.aud !== audience.clientId) return undefined

  const issuer = addressOf(claims.iss)
  const shop = issuer && findShopHost(issuer.host)
  if (!shop || issuer.pathname !== '/admin' || addressOf(claims.dest)?.host !== shop)
    return undefined
  const { sub, exp = 0 } = claims
  if (![sub, claims.jti, claims.sid].every(isIdentifier)) return undefined
  return { shop, userId: String(sub), expiresAt: new Date(exp * 1000) }
}

/** Returns the claims of a token that is valid now and signed with one of the secrets. */
async function verifiedClaims(
  token: string,
  { clientId, secrets, now }: Audience
): Promise<JWTPayload | undefined> {
  for (const secret of secrets.filter((text) => text !== '')) {
    try {
      const { payload } = await jwtVerify(token, Buffer.from(secret), {
        algorithms: ['HS256'],
        audience: clientId,
        clockTolerance: LEEWAY_SECONDS,
        currentDate: now,
        requiredClaims: ['exp', 'nbf']
      })
      return payload
    } catch (error) {
      if (!(error instanceof errors.JOSEError)) throw error
    }
  }
  return undefined
}

/** Returns whether the claim can be an id. Ids are strings today; in Shopify's older examples, they are numbers. */
const isIdentifier = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && value !== '')

/** Returns an https address without user name or password as a URL; undefined for anything else. */
function addressOf(value: unknown): URL | undefined {
  const address = typeof value === 'string' ? URL.parse(value) : null
  return address?.protocol === 'https:' && !address.username && !address.password
    ? address
    : undefined
}

import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'

/**
 * Everything that Shopify signs with the app's secret: queries, deliveries and id tokens. The rules are those of the
 * test vectors in tests/server/platforms/shopify/vectors, which also test this file.
 */

/** Returns the `hmac` of a query: parameters sorted, names and values encoded by encodeURIComponent (docs). */
export function signQuery(parameters: Record<string, string>, secret: string): string {
  const text = Object.keys(parameters)
    .filter((name) => name !== 'hmac' && name !== 'signature')
    .sort()
    .map((name) => `${encodeURIComponent(name)}=${encodeURIComponent(parameters[name] ?? '')}`)
    .join('&')
  return createHmac('sha256', secret).update(text).digest('hex')
}

/** Returns the value of the X-Shopify-Hmac-SHA256 header, computed over the exact bytes of the body (docs). */
export const signBody = (body: string | Uint8Array, secret: string): string =>
  createHmac('sha256', secret).update(body).digest('base64')

export type IdTokenClaims = {
  iss: string
  dest: string
  aud: string
  sub: string
  exp: number
  nbf: number
  iat: number
  jti: string
  sid: string
}

/** An id token is valid for one minute (docs). */
const ID_TOKEN_SECONDS = 60

export type IdTokenOrder = {
  clientId: string
  secret: string
  shop: string
  /** The staff member's id. */
  userId: string
  sessionId: string
  now: Date
}

/** Creates an id token as App Bridge returns it. */
export function mintIdToken({
  clientId,
  secret,
  shop,
  userId,
  sessionId,
  now
}: IdTokenOrder): string {
  const at = Math.floor(now.getTime() / 1000)
  return signIdToken(
    {
      iss: `https://${shop}/admin`,
      dest: `https://${shop}`,
      aud: clientId,
      sub: userId,
      exp: at + ID_TOKEN_SECONDS,
      nbf: at,
      iat: at,
      jti: randomUUID(),
      sid: sessionId
    },
    secret
  )
}

/** Signs any claims, so that tests can forge tokens. */
export function signIdToken(claims: Partial<IdTokenClaims>, secret: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
}

/** Returns the claims of a token that is signed with one of the secrets and valid at `now`, or null. */
export function readIdToken(token: string, secrets: string[], now: Date): IdTokenClaims | null {
  const [header, payload, signature, ...more] = token.split('.')
  if (!header || !payload || !signature || more.length > 0) return null
  const isSigned = secrets.some((secret) =>
    isEqual(
      createHmac('sha256', secret).update(`${header}.${payload}`).digest('base64url'),
      signature
    )
  )
  if (!isSigned) return null
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as IdTokenClaims
  const at = now.getTime() / 1000
  return claims.exp > at && claims.nbf <= at ? claims : null
}

export function isEqual(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

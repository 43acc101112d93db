import type { FastifyInstance } from 'fastify'
import { fail, isAfter } from '../failing.ts'
import type { ShopOf } from '../screens/shop-of.ts'
import type { ShopWorld, World } from '../world.ts'
import { STAFF_ID } from './launch.ts'
import { isEqual, readIdToken } from './signing.ts'
import { ONLINE_SECONDS, type TokenPair } from './tokens.ts'

type Body = Record<string, string | number | undefined>

type Reply = { status: number; body: object }

const refused = (status: number, error: string, error_description: string): Reply => ({
  status,
  body: { error, error_description }
})

const EXCHANGE = 'urn:ietf:params:oauth:grant-type:token-exchange'
const ID_TOKEN = 'urn:ietf:params:oauth:token-type:id_token'
const OFFLINE = 'urn:shopify:params:oauth:token-type:offline-access-token'
const ONLINE = 'urn:shopify:params:oauth:token-type:online-access-token'

/**
 * Serves `/admin/oauth/access_token` with the three grants: authorization code, token exchange and refresh (docs).
 */
export function tokenRoutes(app: FastifyInstance, shopOf: ShopOf) {
  app.post<{ Params: { shop: string }; Body: Body | undefined }>(
    '/:shop/admin/oauth/access_token',
    async (request, reply) => {
      const shop = shopOf(request.params.shop)
      const fault = shop.faults.take('token', 'token')
      if (fault && !isAfter(fault)) return fail(reply, fault, shop.world.timing.hangMs)
      const answer = tokenFor(shop, request.body ?? {})
      if (fault) return fail(reply, fault, shop.world.timing.hangMs)
      return reply.code(answer.status).send(answer.body)
    }
  )
}

export function tokenFor(shop: ShopWorld, body: Body): Reply {
  const { app } = shop.world
  const text = (name: string) => String(body[name] ?? '')
  if (text('client_id') !== app.clientId)
    return refused(
      400,
      'application_cannot_be_found',
      `Could not find Shopify API application with api_key ${text('client_id')}`
    )
  if (!secretsOf(app).some((secret) => isEqual(text('client_secret'), secret)))
    return refused(400, 'invalid_client', 'Client authentication failed')
  const isExpiring = text('expiring') === '1'
  switch (text('grant_type')) {
    case EXCHANGE:
      return exchange(shop, text, isExpiring)
    case 'refresh_token':
      return refresh(shop, text('refresh_token'))
    // A code is redeemed without a grant type (docs).
    case '':
      return redeem(shop, text('code'), isExpiring)
    default:
      // The error code is the one in RFC 6749; Shopify's own is unknown.
      return refused(400, 'unsupported_grant_type', 'grant_type is not supported')
  }
}

const secretsOf = ({ secret, previousSecret }: World['app']): string[] =>
  previousSecret === null ? [secret] : [secret, previousSecret]

function exchange(shop: ShopWorld, text: (name: string) => string, isExpiring: boolean): Reply {
  const { world, domain, access } = shop
  if (text('subject_token_type') !== ID_TOKEN)
    return refused(400, 'invalid_request', 'subject_token_type is not supported')
  const claims = readIdToken(text('subject_token'), secretsOf(world.app), world.clock.now())
  const isOurs = claims?.aud === world.app.clientId && claims.dest === `https://${domain}`
  // The error code is documented, but Shopify's text for it is unknown.
  if (!claims || !isOurs)
    return refused(400, 'invalid_subject_token', 'The subject token is invalid or expired')
  if (!access.installation())
    return refused(400, 'invalid_client', 'The app is not installed on this shop')
  const wanted = text('requested_token_type')
  if (wanted === ONLINE) return online(shop)
  if (wanted !== OFFLINE)
    return refused(400, 'invalid_request', 'requested_token_type is not supported')
  return offline(shop, isExpiring)
}

function redeem(shop: ShopWorld, code: string, isExpiring: boolean): Reply {
  if (!shop.access.takeCode(code))
    return refused(
      400,
      'invalid_request',
      // This text was recorded from one of Shopify's answers.
      'The authorization code was not found or was already used'
    )
  return offline(shop, isExpiring)
}

function refresh(shop: ShopWorld, refreshToken: string): Reply {
  if (refreshToken === '') return refused(401, 'invalid_request', 'refresh_token is missing')
  const pair = shop.access.tokens.refresh(refreshToken)
  // The documentation says 401, but developers have also reported 400.
  if (!pair) return refused(401, 'invalid_grant', 'Token has been expired or revoked.')
  return { status: 200, body: pairBody(shop, pair) }
}

/** Issues an offline token. Without `expiring` it never expires, and the Admin API rejects it for a public app. */
const offline = (shop: ShopWorld, isExpiring: boolean): Reply => ({
  status: 200,
  body: isExpiring
    ? pairBody(shop, shop.access.tokens.issuePair())
    : { access_token: shop.access.tokens.issueForGood(), scope: scopeText(shop) }
})

const online = (shop: ShopWorld): Reply => ({
  status: 200,
  body: {
    access_token: shop.access.tokens.issueOnline(),
    scope: scopeText(shop),
    expires_in: ONLINE_SECONDS,
    associated_user_scope: scopeText(shop),
    session: shop.access.sessionId,
    associated_user: {
      id: Number(STAFF_ID),
      first_name: shop.ownerName.split(' ')[0],
      last_name: shop.ownerName.split(' ')[1] ?? '',
      email: shop.email,
      account_owner: true,
      locale: shop.locale,
      collaborator: false,
      email_verified: true
    }
  }
})

const pairBody = (shop: ShopWorld, pair: TokenPair): object => ({
  access_token: pair.accessToken,
  scope: scopeText(shop),
  expires_in: pair.expiresIn,
  refresh_token: pair.refreshToken,
  refresh_token_expires_in: pair.refreshExpiresIn
})

/** Lists the granted scopes. A write scope includes its read scope, which is then omitted (docs). */
function scopeText({ access }: ShopWorld): string {
  const scopes = access.installation()?.scopes ?? new Set<string>()
  const isImplied = (scope: string) =>
    scope.startsWith('read_') && scopes.has(scope.replace('read_', 'write_'))
  return [...scopes].filter((scope) => !isImplied(scope)).join(',')
}

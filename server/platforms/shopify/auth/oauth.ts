import { ShopifyError } from '../client/errors.ts'
import { adminBase, SCOPES, type ShopifySettings } from '../settings.ts'

/** What the token endpoint returns: a pair of tokens, with the time for which each is valid. */
export type Grant = {
  accessToken: string
  accessSeconds: number
  refreshToken: string
  refreshSeconds: number
  /** The granted scopes as Shopify lists them, separated by commas. */
  scopes: string
}

type Asking = { settings: ShopifySettings; shop: string }

/**
 * How long we wait for an answer. Shopify usually answers in well under a second, and a merchant who opens the app has
 * to wait as long as we do.
 */
const LIMIT_MS = 10_000

/**
 * Exchanges an id token, which comes from a merchant who has the app open, for a pair of tokens (docs/shopify.md §5).
 */
export const exchangeIdToken = (asking: Asking, idToken: string): Promise<Grant> =>
  askForTokens(asking, {
    grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
    subject_token: idToken,
    subject_token_type: 'urn:ietf:params:oauth:token-type:id_token',
    requested_token_type: 'urn:shopify:params:oauth:token-type:offline-access-token',
    expiring: '1'
  })

/** Exchanges the code from an authorization grant for a pair of tokens. A code can be used only once. */
export const redeemCode = (asking: Asking, code: string): Promise<Grant> =>
  askForTokens(asking, { code, expiring: '1' })

/**
 * Exchanges a refresh token for a new pair of tokens. The old refresh token remains valid until the new pair is used.
 */
export const refreshTokens = (asking: Asking, refreshToken: string): Promise<Grant> =>
  askForTokens(asking, { grant_type: 'refresh_token', refresh_token: refreshToken })

/**
 * Returns the address of the page on which Shopify asks the merchant to grant the scopes. It must be opened in the
 * top-level window.
 */
export function authorizeUrl(
  { settings, shop }: Asking,
  { redirectUri, state }: { redirectUri: string; state: string }
): string {
  const url = new URL(`${adminBase(settings, shop)}/admin/oauth/authorize`)
  const query = { client_id: settings.clientId, scope: SCOPES.join(','), redirect_uri: redirectUri }
  for (const [name, value] of Object.entries({ ...query, state })) url.searchParams.set(name, value)
  return url.href
}

/**
 * Returns whether the app has been granted all the scopes it needs. Shopify does not list a read scope when the write
 * scope is granted, because that includes it.
 */
export function hasAllScopes(granted: string): boolean {
  const scopes = new Set(granted.split(',').map((scope) => scope.trim()))
  return SCOPES.every((scope) => scopes.has(scope) || scopes.has(scope.replace(/^read_/, 'write_')))
}

/**
 * Sends a request to the token endpoint.
 * @throws ShopifyError `unauthorised` with Shopify's code when it refuses the token or code in `fields`, `forbidden`
 * when it refuses the app or the shop, `unreachable` when the outcome is unknown
 */
async function askForTokens(
  { settings, shop }: Asking,
  fields: Record<string, string>
): Promise<Grant> {
  const body = { client_id: settings.clientId, client_secret: settings.secret, ...fields }
  const { status, answer } = await post(
    `${adminBase(settings, shop)}/admin/oauth/access_token`,
    body
  )
  if (status === 200) return readGrant(answer, shop)
  const { error } = answer as { error?: unknown }
  const code = typeof error === 'string' && /^\w{1,40}$/.test(error) ? error : ''
  throw new ShopifyError(
    codeFor(status, code),
    `${shop} answered the request for a token with ${status} ${code}`.trim(),
    { shopifyCode: code }
  )
}

async function post(url: string, body: object): Promise<{ status: number; answer: object }> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      // The request contains the app's secret. A redirect must not send it to another address.
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS)
    })
    const text = await response.text()
    return { status: response.status, answer: readJson(text) }
  } catch (error) {
    throw new ShopifyError('unreachable', 'The token endpoint could not be reached', {
      cause: error
    })
  }
}

/**
 * Returns the JSON object in an answer. Anything else yields an empty object, because Shopify reports internal errors
 * as HTML.
 */
function readJson(text: string): object {
  try {
    const answer: unknown = JSON.parse(text)
    return answer !== null && typeof answer === 'object' ? answer : {}
  } catch {
    return {}
  }
}

/**
 * Error codes of the token endpoint which mean that a token or authorization code can never be used again
 * (docs/shopify.md §5).
 */
const REFUSALS = ['invalid_grant', 'invalid_subject_token']

function codeFor(status: number, code: string) {
  if (status === 401 && code === 'invalid_request') return 'unauthorised'
  if (status === 400 || status === 401)
    return REFUSALS.includes(code) ? 'unauthorised' : 'forbidden'
  return status < 500 && status !== 429 && status !== 408 ? 'forbidden' : 'unreachable'
}

function readGrant(answer: object, shop: string): Grant {
  const given = answer as Record<string, unknown>
  const text = (name: string) => (typeof given[name] === 'string' ? given[name] : '')
  const grant = {
    accessToken: text('access_token'),
    accessSeconds: Number(given.expires_in),
    refreshToken: text('refresh_token'),
    refreshSeconds: Number(given.refresh_token_expires_in),
    scopes: text('scope')
  }
  const isWhole =
    grant.accessToken !== '' &&
    grant.refreshToken !== '' &&
    grant.accessSeconds > 0 &&
    grant.refreshSeconds > 0
  if (!isWhole)
    throw new ShopifyError('unreachable', `${shop} did not answer with a pair of tokens`)
  return grant
}

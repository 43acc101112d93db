import { isSignedWith } from './signature.ts'

/** How far the timestamp of a signed query may be from our clock (docs/shopify.md §3). */
const TOLERANCE_SECONDS = 90

/** Parameters that may occur only once. If one is repeated, it is unclear which value was signed. */
const SINGLE = ['hmac', 'shop', 'timestamp', 'state', 'code', 'host']

const SINGLE_OF_PROXY = ['hmac', 'shop', 'timestamp', 'signature']

type Pair = [key: string, value: string]

/**
 * Returns whether Shopify signed this query, which comes from the first load of the app or from the callback of the
 * authorization grant (cases: tests/server/platforms/shopify/vectors/oauth-hmac.json). The signature covers every parameter,
 * so `query` must be the raw text.
 */
export function isSignedQuery(query: string, secrets: readonly string[], now: Date): boolean {
  const params = new URLSearchParams(query)
  const hmac = params.get('hmac')
  if (!hmac || SINGLE.some((key) => isRepeated(params, key)) || !isRecent(params, now)) return false
  const pairs = [...params].filter(([key]) => key !== 'hmac' && key !== 'signature')
  return formsOf(pairs).some((form) => isSignedWith(secrets, form, hmac, 'hex'))
}

/**
 * Returns whether Shopify forwarded this query from the storefront (docs/shopify.md §3). The app has no proxy yet;
 * this is the complete check for when it gets one.
 */
export function isSignedProxyQuery(query: string, secrets: readonly string[], now: Date): boolean {
  const params = new URLSearchParams(query)
  const signature = params.get('signature')
  const isDoubtful = SINGLE_OF_PROXY.some((key) => isRepeated(params, key))
  if (!signature || isDoubtful || !isRecent(params, now)) return false
  const keys = [...new Set(params.keys())].filter((key) => key !== 'signature')
  const parts = keys.map((key) => `${key}=${params.getAll(key).join(',')}`)
  return isSignedWith(secrets, parts.sort().join(''), signature, 'hex')
}

/**
 * Returns the texts that Shopify may have signed. Only lists are unclear: the documented rule does not mention them,
 * and Shopify's own libraries sign `ids[]=2&ids[]=1` as `ids=["2", "1"]`. We accept the query as it is, and the
 * libraries' form in two encodings. This is safe, because nobody can sign any of the three texts without the secret.
 */
function formsOf(pairs: Pair[]): string[] {
  const lists = Map.groupBy(pairs.filter(isOfList), ([key]) => key.slice(0, -2))
  const plain = signable(pairs, encode)
  if (lists.size === 0) return [plain]
  const joined = [...lists].map(([key, items]): Pair => {
    const values = items.map(([, value]) => JSON.stringify(value))
    return [key, `[${values.join(', ')}]`]
  })
  const all = [...pairs.filter((pair) => !isOfList(pair)), ...joined]
  return [plain, signable(all, encode), signable(all, escape)]
}

const isOfList = ([key]: Pair): boolean => key.endsWith('[]')

const signable = (pairs: Pair[], write: (pair: Pair) => string): string =>
  pairs
    .toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)))
    .map(write)
    .join('&')

const encode = ([key, value]: Pair): string =>
  `${encodeURIComponent(key)}=${encodeURIComponent(value)}`

/** Encodes only the characters that could be taken for the border between two parameters. */
const escape = ([key, value]: Pair): string =>
  `${key.replace(/[%&=]/g, encodeURIComponent)}=${value.replace(/[%&]/g, encodeURIComponent)}`

const isRepeated = (params: URLSearchParams, key: string): boolean => params.getAll(key).length > 1

function isRecent(params: URLSearchParams, now: Date): boolean {
  const timestamp = params.get('timestamp') ?? ''
  if (!/^\d{1,15}$/.test(timestamp)) return false
  return Math.abs(Math.floor(now.getTime() / 1000) - Number(timestamp)) <= TOLERANCE_SECONDS
}

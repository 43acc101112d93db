import { parseStorable } from '../../../core/database/storable.ts'
import { adminBase, type ShopifySettings } from '../settings.ts'
import type { ShopifyCode } from './errors.ts'
import type { Operation } from './operations.ts'
import type { ThrottleStatus } from './rate-limit-bucket.ts'

/** How long we wait for an answer. The Admin API takes a few seconds for a large page. */
const TIMEOUT_MS = 30_000

type Cost = {
  requestedQueryCost: number
  /** What the operation cost; null if it was not executed. */
  actualQueryCost: number | null
  throttleStatus: ThrottleStatus
}

/** Shopify's answer. Its kind says whether sending the operation again makes sense (docs/shopify.md §7). */
export type Answer =
  | { kind: 'data'; data: unknown; cost: Cost | undefined }
  /** The operation is wrong, or the shop or the app has no access. It is never sent again. */
  | { kind: 'invalid'; code: ShopifyCode; shopifyCode: string; why: string; cost: Cost | undefined }
  /** The operation was not executed. It can be sent again after `waitMs`. */
  | { kind: 'throttled'; waitMs: number; why: string; cost: Cost | undefined }
  | { kind: 'refused-token' }
  /** Nobody knows whether the operation was executed. */
  | { kind: 'fault'; why: string }

type Call = {
  domain: string
  token: string
  operation: Operation<unknown, unknown>
  variables: unknown
}

export function sendOperation(
  settings: ShopifySettings,
  { domain, token, operation, variables }: Call
): Promise<Response> {
  const address = `${adminBase(settings, domain)}/admin/api/${settings.apiVersion}/graphql.json`
  return fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'x-shopify-access-token': token
    },
    body: JSON.stringify({ query: operation.text, variables }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS)
  })
}

/**
 * HTTP statuses that mean no access: the shop is frozen, locked or closed to the app, or the API version no longer
 * exists.
 */
const FORBIDDEN = [402, 403, 404, 423]

export async function readAnswer(response: Response): Promise<Answer> {
  const { status, headers } = response
  if (status === 200) return readBody(parseStorable(await response.text()) as Body)
  await response.body?.cancel()
  const why = `HTTP ${status}`
  if (status === 401) return { kind: 'refused-token' }
  if (status === 429) {
    const seconds = Number(headers.get('retry-after') ?? 1)
    return { kind: 'throttled', waitMs: (seconds || 1) * 1000, why, cost: undefined }
  }
  if (FORBIDDEN.includes(status))
    return { kind: 'invalid', code: 'forbidden', shopifyCode: String(status), why, cost: undefined }
  if (status >= 400 && status < 500)
    return { kind: 'invalid', code: 'invalid', shopifyCode: String(status), why, cost: undefined }
  return { kind: 'fault', why }
}

type Body = {
  data?: unknown
  errors?: { message?: string; extensions?: { code?: string } }[]
  extensions?: { cost?: Cost }
}

/**
 * Returns the answer in the body of a response. Errors are told apart only by their `extensions.code`, because their
 * messages may change.
 */
function readBody({ data, errors, extensions }: Body): Answer {
  const cost = extensions?.cost
  const [error] = errors ?? []
  if (!error) return { kind: 'data', data, cost }
  const shopifyCode = error.extensions?.code ?? ''
  const why = error.message ?? shopifyCode
  if (shopifyCode === 'THROTTLED') {
    const { requestedQueryCost = 0, throttleStatus } = cost ?? {}
    const { currentlyAvailable = 0, restoreRate = 100 } = throttleStatus ?? {}
    const waitMs = ((requestedQueryCost - currentlyAvailable) / restoreRate) * 1000
    return { kind: 'throttled', waitMs, why, cost }
  }
  if (shopifyCode === 'INTERNAL_SERVER_ERROR') return { kind: 'fault', why }
  const code = shopifyCode === 'ACCESS_DENIED' ? 'forbidden' : 'invalid'
  return { kind: 'invalid', code, shopifyCode, why, cost }
}

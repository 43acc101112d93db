import { adminBase, type ShopifySettings } from '../settings.ts'
import type { ShopifyCode } from './errors.ts'
import type { Operation } from './operations.ts'
import type { ThrottleStatus } from './rate-limit-bucket.ts'

/** The Admin API answers a large page within a few seconds. */
const TIMEOUT_MS = 30_000

type Cost = {
  requestedQueryCost: number
  /** Null when the operation was not executed. */
  actualQueryCost: number | null
  throttleStatus: ThrottleStatus
}

/** Shopify's answer, classified by whether a retry makes sense (docs/shopify.md §7). */
export type Answer =
  | { kind: 'data'; data: unknown; cost: Cost | undefined }
  /** Never retried: the operation is wrong, or the shop or the app has no access. */
  | { kind: 'invalid'; code: ShopifyCode; shopifyCode: string; why: string; cost: Cost | undefined }
  /** Not executed, and worth a retry after `waitMs`. */
  | { kind: 'throttled'; waitMs: number; why: string; cost: Cost | undefined }
  | { kind: 'refused-token' }
  /** It is unknown whether the operation was executed. */
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

/** The statuses for shops that are frozen, locked or closed to the app, and for API versions that no longer exist. */
const FORBIDDEN = [402, 403, 404, 423]

export async function readAnswer(response: Response): Promise<Answer> {
  const { status, headers } = response
  if (status === 200) return readBody(await response.json())
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

/** Classifies an error only by its `extensions.code`, because messages change. */
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

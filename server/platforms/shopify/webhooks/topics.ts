import type { Facts, Meaning } from '../../webhook-platform.ts'

/**
 * Every topic that the app subscribes to in shopify.app.toml (docs/shopify.md §13). Shopify sends an update for each sale
 * and each change of stock.
 */
const MEANINGS = {
  'products/create': 'store-changed',
  'products/update': 'store-touched',
  'products/delete': 'product-deleted',
  'collections/create': 'store-changed',
  'collections/update': 'store-touched',
  'collections/delete': 'collection-deleted',
  'shop/update': 'shop-changed',
  'app/uninstalled': 'app-removed',
  'app/scopes_update': 'scopes-changed',
  'app_subscriptions/update': 'plan-changed',
  'app_subscriptions/approaching_capped_amount': 'plan-changed',
  'bulk_operations/finish': 'store-changed',
  'themes/publish': 'theme-changed',
  'customers/data_request': 'customer-asks',
  'customers/redact': 'erase-customer',
  'shop/redact': 'erase-shop'
} as const satisfies Record<string, Meaning>
export type Topic = keyof typeof MEANINGS

export const TOPICS = Object.keys(MEANINGS) as Topic[]

export const isTopic = (text: string): text is Topic => Object.hasOwn(MEANINGS, text)

export const meaningOf = (topic: string): Meaning | undefined =>
  isTopic(topic) ? MEANINGS[topic] : undefined

/**
 * Returns the facts of a body. A missing or unexpected body yields none: a deletion then only triggers a sync, and a
 * change of scopes or an erase request is not applied.
 */
export function factsOf(topic: Topic, body: Buffer): Facts {
  const { id, current, shop_domain } = parse(body)
  if (topic === 'products/delete' || topic === 'collections/delete')
    return Number.isSafeInteger(id) ? { id: String(id) } : {}
  if (topic === 'app/scopes_update') return isTexts(current) ? { scopes: current } : {}
  if (topic === 'shop/redact')
    return typeof shop_domain === 'string' ? { shop: shop_domain.toLowerCase() } : {}
  return {}
}

function parse(body: Buffer): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'))
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string')

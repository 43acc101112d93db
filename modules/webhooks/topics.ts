/** Everything that the app subscribes to in shopify.app.toml (PLATFORM.md 1.5). */
export const TOPICS = [
  'products/create',
  'products/update',
  'products/delete',
  'collections/create',
  'collections/update',
  'collections/delete',
  'shop/update',
  'app/uninstalled',
  'app/scopes_update',
  'app_subscriptions/update',
  'app_subscriptions/approaching_capped_amount',
  'bulk_operations/finish',
  'themes/publish',
  'customers/data_request',
  'customers/redact',
  'shop/redact'
] as const
export type Topic = (typeof TOPICS)[number]

export const isTopic = (text: string): text is Topic => TOPICS.includes(text as Topic)

/** What of a delivery has to be done in the end, however long it takes. */
export const MUST_BE_DONE: Topic[] = ['app/uninstalled', 'shop/redact']

/** All that is read of a body, and kept of it. Everything else is asked of Shopify. */
export type Facts = {
  /** The number of the product or collection that is gone. */
  id?: string
  /** What the app may do from now on. */
  scopes?: string[]
  /** The shop to erase: in the body it is signed, in the header it is not. */
  shop?: string
}

/** A body that is none, or another one than expected, says nothing: what it could have told is asked for. */
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

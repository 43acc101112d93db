/** Every topic that the app subscribes to in shopify.app.toml (docs/shopify.md §13). */
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

/** The topics whose deliveries are never given up. */
export const MUST_BE_DONE: Topic[] = ['app/uninstalled', 'shop/redact']

/**
 * The topics that only say that something may have changed. Shopify sends one for each sale and each change of stock,
 * so an applied one leaves neither a row nor a line in the log. To apply one twice does no harm.
 */
export const HINTS: Topic[] = ['products/update', 'collections/update']

/** The only parts of a body that are read and kept. All other state is read from Shopify. */
export type Facts = {
  /** The number in the id of the deleted product or collection. */
  id?: string
  /** The scopes that the app has from now on. */
  scopes?: string[]
  /** The shop to erase. It is read from the body, because the body is signed and the header is not. */
  shop?: string
}

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

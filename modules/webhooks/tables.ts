import type { Generated } from 'kysely'

/**
 * What Shopify told us, and what became of it: a queue that survives the server, and the memory by which a
 * repeated delivery is recognised. Of the body only `facts` is kept, which names no person.
 */
export interface WebhookDeliveryTable {
  id: Generated<number>
  /** X-Shopify-Webhook-Id: the same at each try of one delivery. */
  webhook_id: string
  shop_domain: string
  topic: string
  /** Facts as JSON (topics.ts). */
  facts: string
  state: DeliveryState
  attempts: Generated<number>
  /** When it happened, as Shopify says. */
  triggered_at: string
  received_at: string
  /** Not before this. */
  due_at: string
  done_at: string | null
  /** In a few words. */
  outcome: string | null
}

/** `failed`: given up. */
export type DeliveryState = 'waiting' | 'done' | 'failed'

export type WebhookTables = { webhook_delivery: WebhookDeliveryTable }

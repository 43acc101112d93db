import type { Generated } from 'kysely'

/**
 * Deliveries from Shopify and their outcomes: a queue that survives restarts, and the record by which a repeated
 * delivery is recognised. Only `facts` is kept of the body, and it names no person.
 */
export interface WebhookDeliveryTable {
  id: Generated<number>
  /** X-Shopify-Webhook-Id: the same at each attempt of one delivery. */
  webhook_id: string
  shop_domain: string
  topic: string
  /** Facts as JSON (topics.ts). */
  facts: string
  state: DeliveryState
  attempts: Generated<number>
  /** When the event happened, as Shopify reports it. */
  triggered_at: string
  received_at: string
  /** The earliest time of the next attempt. */
  due_at: string
  done_at: string | null
  /** What was done, in a few words. */
  outcome: string | null
}

/** `failed`: given up. */
export type DeliveryState = 'waiting' | 'done' | 'failed'

export type WebhookTables = { webhook_delivery: WebhookDeliveryTable }

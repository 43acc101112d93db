import type { Generated } from 'kysely'

/**
 * Deliveries of platforms and their outcomes. The table is a queue that survives restarts, and a record by which
 * repeated deliveries are recognised. Only `facts` is kept of a delivery's body, and it names no person.
 */
export interface WebhookDeliveryTable {
  id: Generated<number>
  /** The same at each attempt of the platform to send one delivery. */
  webhook_id: string
  /** The permanent key of the shop on its platform. */
  shop_domain: string
  topic: string
  /** Facts as JSON (server/platforms/webhook-platform.ts). */
  facts: string
  state: DeliveryState
  attempts: Generated<number>
  /** When the event happened, as the platform reports it. */
  triggered_at: string
  received_at: string
  /** The earliest time of the next attempt. */
  due_at: string
  done_at: string | null
  /** What was done, in a few words, or the message of the last error. */
  outcome: string | null
}

/** `failed` means that we stopped trying to apply the delivery. */
export type DeliveryState = 'waiting' | 'done' | 'failed'

export type WebhookTables = { webhook_delivery: WebhookDeliveryTable }

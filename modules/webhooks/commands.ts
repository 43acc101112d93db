import type { FastifyInstance } from 'fastify'
import { toText } from '../../server/core/clock.ts'
import type { Facts } from '../../server/platforms/webhook-platform.ts'
import { applyDeliveries } from './jobs.ts'
import { addDelivery } from './sql.ts'

/** A delivery that is known to come from its platform. */
export type Received = {
  /** The same at each attempt of the platform to send it. */
  id: string
  /** The permanent key of the shop on the platform. */
  shopKey: string
  topic: string
  facts: Facts
  /** When the event happened, if the platform says so. */
  triggeredAt: string | undefined
}

/** Stores a delivery, and has it applied soon. A delivery that is known already changes nothing. */
export async function receiveDelivery(
  { db, clock, queue }: FastifyInstance,
  { id, shopKey, topic, facts, triggeredAt }: Received
): Promise<void> {
  const now = toText(clock.now())
  const isNew = await addDelivery(db, {
    webhook_id: id,
    shop_domain: shopKey,
    topic,
    facts: JSON.stringify(facts),
    state: 'waiting',
    triggered_at: triggeredAt ?? now,
    received_at: now,
    due_at: now,
    done_at: null,
    outcome: null
  })
  if (isNew) await queue.ask(applyDeliveries.name)
}

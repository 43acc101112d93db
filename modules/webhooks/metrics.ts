import type { FastifyInstance } from 'fastify'
import { Gauge, Histogram } from 'prom-client'
import { secondsSince } from '../../server/core/clock.ts'
import { countDeliveries, type Delivery } from './sql.ts'

/** From a delivery that is applied at once to one that is retried for two days. */
const BUCKETS_S = [0.1, 0.5, 2, 10, 60, 300, 1800, 7200, 43_200, 172_800]

/** Called when a delivery was applied. */
export type OnApplied = (delivery: Pick<Delivery, 'received_at'>) => void

/** Shows the queue of deliveries, and measures how long one takes from its arrival until it is applied. */
export function watchDeliveries({ metrics, db, clock }: FastifyInstance): OnApplied {
  const registers = [metrics.registry]
  const deliveries = new Gauge({
    name: 'psb_webhooks',
    help: 'Webhook deliveries of the last 30 days by state.',
    labelNames: ['state'],
    registers
  })
  const oldest = new Gauge({
    name: 'psb_webhook_oldest_seconds',
    help: 'Age of the oldest waiting delivery.',
    registers
  })
  const lag = new Histogram({
    name: 'psb_webhook_lag_seconds',
    help: 'Time from the arrival of a delivery until it was applied.',
    buckets: BUCKETS_S,
    registers
  })
  metrics.beforeRead(async () => {
    const { states, oldestWaiting } = await countDeliveries(db)
    deliveries.reset()
    for (const { state, count } of states) deliveries.set({ state }, count)
    oldest.set(secondsSince(oldestWaiting, clock.now()))
  })
  return ({ received_at }) => lag.observe(secondsSince(received_at, clock.now()))
}

/** Receives Shopify's webhooks, queues them until they are applied, and notifies the modules concerned. */
import type { Module } from '../../server/core/module.ts'
import { applyDeliveries, removeOld } from './jobs.ts'
import { watchDeliveries } from './metrics.ts'
import { openQueue } from './queue.ts'
import { webhookRoutes } from './routes.ts'

export { type Erased, eraseClosedShop } from './erase.ts'

export const webhooks: Module = {
  name: 'webhooks',
  timedJobs: [applyDeliveries, removeOld],
  async start(app) {
    const queue = openQueue(app, watchDeliveries(app))
    const { shopify } = app
    // In a fleet, the process that does this work is the only one until all is done.
    await app.queue.work(applyDeliveries.name, () => (app.fleet ? queue.drain() : queue.wake()))
    app.decorate('applyDeliveries', () => queue.drain())
    app.addHook('onClose', () => queue.close())
    return {
      calls: async () => {},
      publicCalls: async (anyone) => {
        if (shopify) await anyone.register(webhookRoutes, { shopify })
      }
    }
  }
}

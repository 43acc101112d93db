/** Keeps what platforms report of their shops until it is applied, and notifies the modules concerned. */
import type { Module } from '../../server/core/module.ts'
import { applyDeliveries, removeOld } from './jobs.ts'
import { watchDeliveries } from './metrics.ts'
import { openQueue } from './queue.ts'

export { type Erased, eraseClosedShop } from './erase.ts'

export const webhooks: Module = {
  name: 'webhooks',
  timedJobs: [applyDeliveries, removeOld],
  async start(app) {
    const queue = openQueue(app, watchDeliveries(app))
    // In a fleet, the process that does this work is the only one until all is done.
    await app.queue.work(applyDeliveries.name, () => (app.fleet ? queue.drain() : queue.wake()))
    app.decorate('applyDeliveries', () => queue.drain())
    app.addHook('onClose', () => queue.close())
    return {
      calls: async () => {},
      publicCalls: async (anyone) => {
        for (const { webhookRoutes } of app.platforms.values())
          if (webhookRoutes) await anyone.register(webhookRoutes)
      }
    }
  }
}

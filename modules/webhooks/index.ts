/** What Shopify tells of its shops: taken in, kept until it is worked off, and led to who has to know. */
import type { Module } from '../../server/core/module.ts'
import { removeOld, workOffDeliveries } from './jobs.ts'
import { openQueue } from './queue.ts'
import { webhookRoutes } from './routes.ts'

export const webhooks: Module = {
  name: 'webhooks',
  timedJobs: [workOffDeliveries, removeOld],
  async start(app) {
    const queue = openQueue(app)
    const settings = app.config.shopify
    app.decorate('workOffDeliveries', () => queue.workOff())
    app.addHook('onClose', () => queue.close())
    return {
      calls: async () => {},
      publicCalls: async (anyone) => {
        if (settings) await anyone.register(webhookRoutes, { settings, queue })
      }
    }
  }
}

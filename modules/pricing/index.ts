/** Plans, quota, overage and discount: what a shop may do, what it has used, and what it is charged. */

import { openSharedMutex } from '../../server/core/database/shared-mutex.ts'
import type { Module } from '../../server/core/module.ts'
import { confirmRoutes } from './agreements/confirm.ts'
import { reconcileShop } from './agreements/reconcile.ts'
import { askBilling, beginCycles, checkActive } from './jobs.ts'
import { watchUnits } from './metrics.ts'
import { pricingRoutes } from './routes.ts'

export { givePlan } from './agreements/give-plan.ts'
export { auditLedger } from './audit.ts'

export const pricing: Module = {
  name: 'pricing',
  timedJobs: [beginCycles, askBilling, checkActive],
  async start(app) {
    watchUnits(app)
    const withLock = openSharedMutex(app.db, 'plan')
    // Without the mutex, the earlier of two concurrent calls could overwrite what the later one has recorded.
    const reconcilePlan = (shopId: number) =>
      withLock(String(shopId), () => reconcileShop(app, shopId))
    app.decorate('reconcilePlan', reconcilePlan)
    return {
      calls: async (signedIn) => {
        await signedIn.register(pricingRoutes)
        await signedIn.register(confirmRoutes)
      }
    }
  }
}

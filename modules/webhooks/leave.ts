import type { FastifyInstance } from 'fastify'
import { toText } from '../../server/core/clock.ts'
import { inTransaction } from '../../server/core/database/transaction.ts'
import { closeShop } from '../auth/commands.ts'
import { abandonWork, endAllWork } from '../image-opt/commands.ts'
import { forgetPlan } from '../pricing/commands.ts'

/**
 * Handles an uninstall: all sign-ins end, and work and charges stop. A merchant who returns starts on the free plan,
 * has to approve charges again, and finds the history. After a kill halfway, the call is repeated, which is safe.
 * @returns false if the app has been reinstalled since
 */
export async function leaveShop(
  app: FastifyInstance,
  shopId: number,
  takenAwayAt: string
): Promise<boolean> {
  const { db, clock } = app
  if (!(await closeShop(app, shopId, takenAwayAt))) return false
  const now = toText(clock.now())
  await inTransaction(db, async (trx) => {
    await endAllWork(trx, shopId, now)
    await forgetPlan(trx, shopId, now)
  })
  // After this notice, automatic mode finds that it is off for the shop and stops watching the store.
  app.storeChanged(shopId)
  const left = await abandonWork(app, shopId)
  if (left > 0) throw new Error(`${left} images of the shop are still being worked on`)
  return true
}

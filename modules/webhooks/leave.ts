import type { FastifyInstance } from 'fastify'
import { toText } from '../../server/core/clock.ts'
import { closeShop } from '../auth/commands.ts'
import { abandonWork, endAllWork } from '../image-opt/commands.ts'
import { forgetPlan } from '../pricing/commands.ts'

/**
 * The merchant took the app away: nobody is signed in any more, nothing is worked on or charged, and who comes back
 * begins on the free plan, agrees to what costs money anew, and finds the history. Harmless to repeat; killed in
 * between, it is repeated.
 * @returns false when the app was installed again since then
 */
export async function leaveShop(
  app: FastifyInstance,
  shopId: number,
  takenAwayAt: string
): Promise<boolean> {
  const { db, clock } = app
  if (!(await closeShop(db, shopId, takenAwayAt))) return false
  const now = toText(clock.now())
  await db.transaction().execute(async (trx) => {
    await endAllWork(trx, shopId, now)
    await forgetPlan(trx, shopId, now)
  })
  // Automatic mode finds itself off, and watches no longer.
  app.shopify?.tell(shopId)
  const left = await abandonWork(app, shopId)
  if (left > 0) throw new Error(`${left} images of the shop are still being worked on`)
  return true
}

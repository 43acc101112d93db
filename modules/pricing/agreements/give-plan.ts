import type { FastifyInstance } from 'fastify'
import { toText } from '../../../server/core/clock.ts'
import { inTransaction } from '../../../server/core/database/transaction.ts'
import { endPaidWork } from '../../image-opt/commands.ts'
import { planAt } from '../plans.ts'
import { type Agreement, findAgreement } from '../sql/agreements.ts'
import { recountUnits, setSubscription } from '../sql/subscriptions.ts'
import { currentSubscription } from '../usage/roll-over.ts'
import { goFree } from './forget-plan.ts'
import { beginCycle } from './start-plan.ts'

/**
 * Gives a shop a plan that nobody is charged for, at the operator's wish. It lasts until the operator gives another one,
 * the merchant buys or ends one, or the app is uninstalled. Nothing beyond its quota can be charged. A larger plan
 * counts what was used, and a smaller one begins with a full quota, because the old one's use may exceed it.
 * @returns undefined, or the agreement that the shop pays for; then nothing changes
 */
export function givePlan(
  { db, clock }: Pick<FastifyInstance, 'db' | 'clock'>,
  shopId: number,
  level: number
): Promise<Agreement | undefined> {
  const now = toText(clock.now())
  return inTransaction(db, async (trx) => {
    const paid = await findAgreement(trx, shopId, ['active', 'frozen'])
    if (paid) return paid
    const before = await currentSubscription(trx, shopId, now)
    if (level === before.level) return undefined
    if (level === 0) {
      await goFree(trx, shopId)
      await endPaidWork(trx, shopId, now)
      return undefined
    }
    await setSubscription(trx, shopId, {
      level,
      agreement_id: null,
      is_capped: 0,
      is_over_quota: 0
    })
    const isFirst = before.level === 0
    if (isFirst || level < before.level)
      await beginCycle(trx, before, isFirst ? planAt(level).images : 0, now)
    await recountUnits(trx, shopId)
    return undefined
  })
}

import type { FastifyInstance } from 'fastify'
import { toText } from '../../../server/core/clock.ts'
import { inTransaction } from '../../../server/core/database/transaction.ts'
import { endPaidWork } from '../../image-opt/commands.ts'
import { billingUnreachable, noPlans, samePlan } from '../errors.ts'
import {
  findAgreement,
  getAgreement,
  moveAgreement,
  OPEN,
  setAgreementFacts
} from '../sql/agreements.ts'
import { refuseCharges } from '../sql/charges.ts'
import { findSubscription, setSubscription } from '../sql/subscriptions.ts'
import { postCharges } from '../usage/post-charges.ts'
import { cancel, withdraw } from './cancel.ts'
import { goFree } from './forget-plan.ts'

/** Moves the merchant back to the free plan and its one-time quota at once (specification §11.5). */
export async function downgrade(app: FastifyInstance, shopId: number): Promise<void> {
  if (app.config.billing.isOff) throw noPlans()
  const subscription = await findSubscription(app.db, shopId)
  if (!subscription || subscription.level === 0) throw samePlan(0)
  // Due charges are posted first, because a cancelled subscription cannot be charged any more.
  if (!(await postCharges(app, shopId))) throw billingUnreachable()
  await endPaidPlan(app, shopId)
}

/**
 * Ends the paid plan, at the merchant's request or because the platform ended it. The shop moves to the free plan
 * before the platform cancels the subscription; the timed job retries until the platform confirms.
 */
export async function endPaidPlan(
  app: Pick<FastifyInstance, 'billingOf' | 'clock' | 'db' | 'log'>,
  shopId: number
): Promise<void> {
  const { db, clock } = app
  const now = toText(clock.now())
  const { active, open } = await inTransaction(db, async (trx) => {
    const active = await findAgreement(trx, shopId, ['active'])
    const open = await findAgreement(trx, shopId, OPEN)
    if (active) await moveAgreement(trx, active.id, ['active'], { state: 'cancelling' }, now)
    if (open) await moveAgreement(trx, open.id, OPEN, { state: 'replaced' }, now)
    await goFree(trx, shopId)
    await setSubscription(trx, shopId, { discount_until: null })
    await refuseCharges(trx, shopId, ['held'])
    await endPaidWork(trx, shopId, now)
    return { active, open }
  })
  if (active) await cancel(app, active)
  if (open) await withdraw(app, open)
}

/**
 * Suspends an unpaid plan: the shop has the free plan until the merchant pays, and then resumes the paid plan in the
 * same cycle (decision 026).
 */
export function suspendPaidPlan(
  { db, clock }: Pick<FastifyInstance, 'clock' | 'db'>,
  id: number
): Promise<void> {
  const now = toText(clock.now())
  return inTransaction(db, async (trx) => {
    const { shop_id } = await getAgreement(trx, id)
    const subscription = await findSubscription(trx, shop_id)
    if (!(await moveAgreement(trx, id, ['active'], { state: 'frozen' }, now))) return
    await setAgreementFacts(trx, id, { anchor_at: subscription?.anchor_at ?? null })
    await goFree(trx, shop_id)
    await endPaidWork(trx, shop_id, now)
  })
}

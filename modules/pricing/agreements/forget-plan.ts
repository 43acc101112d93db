import type { Db } from '../../../server/core/database/db.ts'
import { listAgreements, moveAgreement, OPEN } from '../sql/agreements.ts'
import { refuseCharges } from '../sql/charges.ts'
import { recountUnits, setSubscription } from '../sql/subscriptions.ts'
import { FREE_CYCLE } from '../usage/cycles.ts'

/** Moves the shop to the free plan and its one-time quota, whatever it had before. Call it inside a transaction. */
export async function goFree(trx: Db, shopId: number): Promise<void> {
  await setSubscription(trx, shopId, {
    level: 0,
    // Units reserved in the paid cycle stay in that cycle, so they cannot overdraw the free quota.
    cycle: FREE_CYCLE,
    anchor_at: null,
    cycle_ends_at: null,
    is_capped: 0,
    is_over_quota: 0,
    agreement_id: null
  })
  await recountUnits(trx, shopId)
}

/**
 * Ends the plan of a shop that has uninstalled the app: its platform has ended every subscription and accepts no more
 * charges. Call it inside a transaction.
 */
export async function forgetPlan(trx: Db, shopId: number, now: string): Promise<void> {
  const states = [...OPEN, 'active', 'frozen', 'cancelling'] as const
  for (const { id, state } of await listAgreements(trx, [...states], shopId))
    await moveAgreement(trx, id, [state], { state: 'cancelled' }, now)
  await refuseCharges(trx, shopId, ['due', 'held'])
  await goFree(trx, shopId)
  await setSubscription(trx, shopId, { discount_until: null })
}

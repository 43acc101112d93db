import type { Db } from '../../../server/core/database/db.ts'
import { invariant } from '../../../server/core/invariant.ts'
import { findAgreementWithId } from '../sql/agreements.ts'
import { takeSubscription } from '../sql/subscriptions.ts'
import { countUnits } from '../sql/units.ts'

/**
 * Asserts what a shop's quota follows from, before a run may use it: counting each unit for each image would cost more
 * than the claim. Call it inside the transaction that queues the run.
 */
export async function assertLedger(trx: Db, shopId: number): Promise<void> {
  const { cycle, level, units_taken, agreement_id } = await takeSubscription(trx, shopId)
  const place = { shop: shopId, table: 'subscription' }
  invariant('counter-is-the-ledger', units_taken === (await countUnits(trx, shopId, cycle)), place)
  if (agreement_id === null) return
  const agreement = await findAgreementWithId(trx, agreement_id)
  invariant('payer-of-the-shop', agreement?.shop_id === shopId, place)
  invariant('plan-is-the-agreed-one', agreement.level === level, place)
}

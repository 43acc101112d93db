import type { Db } from '../../../server/core/database/db.ts'
import { invariant } from '../../../server/core/invariant.ts'
import { findAgreementWithId } from '../sql/agreements.ts'
import { takeSubscription } from '../sql/subscriptions.ts'

/**
 * Asserts who pays for a shop's quota, before a run may use it. Counters are left to `audit`: the cycle that begins next
 * counts them anew, so a wrong one must not keep a merchant from working. Call it inside the transaction that queues the
 * run.
 */
export async function assertLedger(trx: Db, shopId: number): Promise<void> {
  const { level, agreement_id } = await takeSubscription(trx, shopId)
  const place = { shop: shopId, table: 'subscription' }
  if (agreement_id === null) return
  const agreement = await findAgreementWithId(trx, agreement_id)
  invariant('payer-of-the-shop', agreement?.shop_id === shopId, place)
  invariant('plan-is-the-agreed-one', agreement.level === level, place)
}

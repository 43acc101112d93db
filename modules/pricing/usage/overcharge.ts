import type { Db } from '../../../server/core/database/db.ts'
import { inTransaction } from '../../../server/core/database/transaction.ts'
import { notCapped, wrongLimit } from '../errors.ts'
import { BLOCK_IMAGES, planAt } from '../plans.ts'
import { setSubscription, takeSubscription } from '../sql/subscriptions.ts'

/**
 * Sets the merchant's overcharge switch.
 * @param limit the most images beyond the quota in one cycle, in whole blocks; without it, the limit stays as it is. A
 *   limit below what this cycle has used already stops further images. The plan's cap is no limit of the merchant's
 *   own, so it follows the plan.
 * @throws notCapped when it is turned on without a paid plan and a capped agreement to charge to
 * @throws wrongLimit when the plan does not allow this limit
 */
export function setOvercharge(
  db: Db,
  shopId: number,
  isOn: boolean,
  limit?: number
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const { level, is_capped } = await takeSubscription(trx, shopId)
    if (isOn && (level === 0 || is_capped === 0)) throw notCapped()
    const { overageCap } = planAt(level)
    if (limit !== undefined && (limit % BLOCK_IMAGES !== 0 || limit < 1 || limit > overageCap))
      throw wrongLimit(overageCap)
    await setSubscription(trx, shopId, {
      is_over_quota: isOn ? 1 : 0,
      ...(limit !== undefined && { overage_limit: limit === overageCap ? null : limit })
    })
  })
}

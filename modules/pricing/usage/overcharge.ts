import type { Db } from '../../../server/core/database/db.ts'
import { notCapped } from '../errors.ts'
import { setSubscription, takeSubscription } from '../sql/subscriptions.ts'

/**
 * Sets the merchant's overcharge switch.
 * @throws notCapped when it is turned on without a paid plan and a capped agreement to charge to
 */
export function setOvercharge(db: Db, shopId: number, isOn: boolean): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const { level, is_capped } = await takeSubscription(trx, shopId)
    if (isOn && (level === 0 || is_capped === 0)) throw notCapped()
    await setSubscription(trx, shopId, { is_over_quota: isOn ? 1 : 0 })
  })
}

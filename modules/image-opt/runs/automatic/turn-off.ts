import type { FastifyInstance } from 'fastify'
import { toText } from '../../../../server/core/clock.ts'
import { inTransaction } from '../../../../server/core/database/transaction.ts'
import { releaseUnit } from '../../../pricing/commands.ts'
import { quotaState } from '../../../pricing/queries.ts'
import { getSettings } from '../../options/sql.ts'
import { stopRuns } from '../sql/runs.ts'

/**
 * Stops the automatic runs of a shop whose settings have automatic mode off or whose plan lacks it; in-flight images
 * are finished. The setting itself does not change: it takes effect once the plan includes automatic mode
 * (specification §11.2). When a shop loses its plan, `endPaidWork` turns the setting off.
 * @returns false when automatic mode is on
 */
export function turnOff(
  { db, clock, config }: Pick<FastifyInstance, 'clock' | 'config' | 'db'>,
  shopId: number
): Promise<boolean> {
  const now = toText(clock.now())
  // The settings are read inside the transaction, because the merchant may be turning automatic mode on at the same
  // time.
  return inTransaction(db, async (trx) => {
    const settings = await getSettings(trx, shopId)
    const { can } = await quotaState(trx, shopId, config.billing)
    if (settings.auto_switch === 1 && can.automatic) return false
    const { imageIds } = await stopRuns(trx, shopId, now, 'automatic')
    for (const imageId of imageIds) await releaseUnit(trx, shopId, imageId)
    return true
  })
}

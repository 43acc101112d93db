import type { FastifyInstance } from 'fastify'
import { toText } from '../../../../server/core/clock.ts'
import { releaseUnit } from '../../../pricing/commands.ts'
import { quotaState } from '../../../pricing/queries.ts'
import { getSettings, setSettings } from '../../options/sql.ts'
import { stopRuns } from '../sql/runs.ts'

/**
 * Stops the automatic runs of a shop whose settings or plan have automatic mode off; in-flight images are finished. If
 * the plan does not include it, this also turns the setting off, so that a later plan does not turn it on again by itself
 * (specification §6.6).
 * @returns false when automatic mode is on
 */
export function turnOff({ db, clock, config }: FastifyInstance, shopId: number): Promise<boolean> {
  const now = toText(clock.now())
  // Read inside the transaction, because the merchant may be turning it on at the same time.
  return db.transaction().execute(async (trx) => {
    const settings = await getSettings(trx, shopId)
    const { can } = await quotaState(trx, shopId, config.billing)
    if (settings.auto_switch === 1 && can.automatic) return false
    const { imageIds } = await stopRuns(trx, shopId, now, 'automatic')
    for (const imageId of imageIds) await releaseUnit(trx, shopId, imageId)
    if (settings.auto_switch === 1)
      await setSettings(trx, shopId, { ...settings, auto_switch: 0 }, now)
    return true
  })
}

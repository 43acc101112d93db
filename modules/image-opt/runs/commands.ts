import type { Db } from '../../../server/core/database/db.ts'
import { releaseUnit } from '../../pricing/commands.ts'
import { getSettings, setSettings } from '../options/sql.ts'
import { listUnfinishedRuns, stopRun, stopRuns } from './sql/runs.ts'

/**
 * Ends paid work when a shop falls back to the free plan: automatic mode is turned off, and runs that the free plan
 * does not cover stop after their images in flight. Restores continue, because they are free.
 */
export async function endPaidWork(trx: Db, shopId: number, now: string): Promise<void> {
  const settings = await getSettings(trx, shopId)
  if (settings.auto_switch === 1)
    await setSettings(trx, shopId, { ...settings, auto_switch: 0 }, now)
  for (const run of await listUnfinishedRuns(trx, shopId)) {
    const isFree =
      run.kind === 'restore' || (run.item_kind === 'product' && FREE_RUNS.includes(run.kind))
    if (isFree) continue
    for (const imageId of await stopRun(trx, run.id, now)) await releaseUnit(trx, shopId, imageId)
  }
}

/** Ends all work of a shop whose merchant uninstalled the app: automatic mode is turned off and every run stops. */
export async function endAllWork(trx: Db, shopId: number, now: string): Promise<void> {
  await endPaidWork(trx, shopId, now)
  const { imageIds } = await stopRuns(trx, shopId, now)
  for (const imageId of imageIds) await releaseUnit(trx, shopId, imageId)
}

/** Runs over images that the merchant chooses, which the free plan includes (specification §11.2). */
const FREE_RUNS: string[] = ['optimise', 'reoptimise']

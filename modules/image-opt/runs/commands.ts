import type { Db } from '../../../server/core/database/db.ts'
import { inTransaction } from '../../../server/core/database/transaction.ts'
import { releaseUnit } from '../../pricing/commands.ts'
import { getSettings, setSettings } from '../options/sql.ts'
import { nothingRunning } from './errors.ts'
import { listUnfinishedRuns, stopRun, stopRuns } from './sql/runs.ts'

/**
 * Ends paid work when a shop falls back to the free plan: turns automatic mode off, and stops the runs that the free
 * plan does not include. Images in flight are still finished. Restores continue, because they are free.
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

/**
 * Stops all runs of a shop. Images in flight are still finished.
 * @returns the number of runs
 * @throws nothingRunning
 */
export async function stopAllRuns(db: Db, shopId: number, now: string): Promise<number> {
  const stopped = await inTransaction(db, async (trx) => {
    const { runs, imageIds } = await stopRuns(trx, shopId, now)
    for (const imageId of imageIds) await releaseUnit(trx, shopId, imageId)
    return runs
  })
  if (stopped === 0) throw nothingRunning()
  return stopped
}

/** Ends all work of a shop whose merchant has uninstalled the app: turns automatic mode off and stops every run. */
export async function endAllWork(trx: Db, shopId: number, now: string): Promise<void> {
  await endPaidWork(trx, shopId, now)
  const { imageIds } = await stopRuns(trx, shopId, now)
  for (const imageId of imageIds) await releaseUnit(trx, shopId, imageId)
}

/** The run kinds that the free plan includes: those whose images the merchant chooses (specification §11.2). */
const FREE_RUNS: string[] = ['optimise', 'reoptimise']

import type { Db } from '../../server/core/db.ts'
import type { ItemKind } from '../../server/platforms/store-platform.ts'
import { releaseUnit } from '../pricing/commands.ts'
import { dropItem } from './catalogue/sql.ts'
import { getSettings, setSettings } from './options/sql.ts'
import { listUnfinishedRuns, stopRun, stopRuns } from './runs/sql/runs.ts'

export { abandonWork } from './runs/abandon-work.ts'

/**
 * For the moment when a shop falls back to the free plan: automatic mode goes off, and runs over what the
 * free plan does not cover end after the images in flight. Restoring goes on, it is free.
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

/** For a shop whose merchant took the app away: automatic mode goes off, and every run ends. */
export async function endAllWork(trx: Db, shopId: number, now: string): Promise<void> {
  await endPaidWork(trx, shopId, now)
  const { imageIds } = await stopRuns(trx, shopId, now)
  for (const imageId of imageIds) await releaseUnit(trx, shopId, imageId)
}

/** Runs that the merchant starts image by image, which the free plan includes (specification §11.2). */
const FREE_RUNS: string[] = ['optimise', 'reoptimise']

/** The store told that it has an item no more. */
export const itemDeleted = (
  db: Db,
  item: { shopId: number; kind: ItemKind; platformId: string },
  now: string
): Promise<void> => db.transaction().execute((trx) => dropItem(trx, item, now))

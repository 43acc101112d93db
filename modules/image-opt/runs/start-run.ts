import type { FastifyInstance } from 'fastify'
import { toText } from '../../../server/core/clock.ts'
import { canPayFor, quotaUsedUp, requirePlan } from '../../pricing/queries.ts'
import { currentRunOptions } from '../options/current-run-options.ts'
import { encodeOptionsFor } from '../options/settings.ts'
import { getSettings } from '../options/sql.ts'
import type { RunKind } from '../tables.ts'
import { chooseImages } from './choose-images.ts'
import { addRun } from './sql/runs.ts'
import type { Selection } from './sql/selection.ts'
import { countOpen } from './sql/totals.ts'

/**
 * Queues a run over the chosen images, with the current settings.
 * @returns how many images it has
 * @throws an AppError if the plan, the quota, the settings or the state of the images do not allow the run
 */
export async function startRun(
  { db, clock, config: { billing } }: FastifyInstance,
  shopId: number,
  kind: RunKind,
  selection: Selection
): Promise<number> {
  if ('items' in selection && selection.items === 'all')
    await requirePlan(db, shopId, billing, 'all')
  if (kind !== 'restore') await requirePlan(db, shopId, billing, selection.kind)
  const settings = await getSettings(db, shopId)
  const runOptions =
    kind === 'restore' || selection.kind === 'upload'
      ? null
      : await currentRunOptions(db, shopId, billing, selection.kind, settings)

  const now = toText(clock.now())
  // Images are chosen and queued in one transaction, so that the second of two simultaneous calls finds them queued.
  return db.transaction().execute(async (trx) => {
    const images = await chooseImages(trx, shopId, selection, { kind, settings, runOptions })
    const imageIds = images.map(({ id }) => id)
    if (kind !== 'restore' && !(await canPayFor(trx, shopId, billing, imageIds, now)))
      throw quotaUsedUp(await countOpen(trx, shopId))
    const encodeOptionsJson = JSON.stringify(encodeOptionsFor(settings))
    const run = { shopId, kind, itemKind: selection.kind, encodeOptionsJson, images }
    await addRun(trx, { ...run, texts: JSON.stringify(runOptions) }, now)
    return images.length
  })
}

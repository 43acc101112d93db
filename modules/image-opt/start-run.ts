import type { FastifyInstance } from 'fastify'
import { toText } from '../../server/core/clock.ts'
import { canPayFor, quotaUsedUp, requirePlan } from '../pricing/queries.ts'
import { chooseImages } from './choose-images.ts'
import { runTextsNow } from './run-texts.ts'
import { orderFor } from './settings.ts'
import { addRun } from './sql/runs.ts'
import type { Selection } from './sql/selection.ts'
import { getSettings } from './sql/settings.ts'
import { countOpen } from './sql/totals.ts'
import type { RunKind } from './tables.ts'

/**
 * Queues a run over the chosen images, under the settings of this moment.
 * @returns how many images it has
 * @throws refusals for what the plan, the quota, the settings or the state of the images do not allow
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
  const texts =
    kind === 'restore' || selection.kind === 'upload'
      ? null
      : await runTextsNow(db, shopId, billing, selection.kind, settings)

  const now = toText(clock.now())
  // Choosing and adding in one transaction: of two calls at once the second finds the images queued.
  return db.transaction().execute(async (trx) => {
    const images = await chooseImages(trx, shopId, selection, { kind, settings, texts })
    const imageIds = images.map(({ id }) => id)
    if (kind !== 'restore' && !(await canPayFor(trx, shopId, billing, imageIds, now)))
      throw quotaUsedUp(await countOpen(trx, shopId))
    const pictureOrder = JSON.stringify(orderFor(settings))
    const run = { shopId, kind, itemKind: selection.kind, pictureOrder, images }
    await addRun(trx, { ...run, texts: JSON.stringify(texts) }, now)
    return images.length
  })
}

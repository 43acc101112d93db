import type { FastifyInstance } from 'fastify'
import { toText } from '../../server/core/clock.ts'
import { canPayFor, quotaUsedUp, requirePlan } from '../pricing/queries.ts'
import { wordFor } from './data-types.ts'
import { allExcluded, noTarget, nothingToOptimise, onlyPublished, wrongState } from './errors.ts'
import { orderFor, targetOf } from './settings.ts'
import { countOpen } from './sql/history.ts'
import { addRun } from './sql/runs.ts'
import { listChosenImages, type Selection } from './sql/selection.ts'
import { getSettings } from './sql/settings.ts'
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
  const target =
    kind === 'restore' || selection.kind === 'upload'
      ? 'all'
      : targetOf(settings.image_opt, selection.kind)
  if (target === 'none') throw noTarget()

  const pictureOrder = JSON.stringify(orderFor(settings))
  const now = toText(clock.now())
  // Choosing and adding in one transaction: of two calls at once the second finds the images queued.
  return db.transaction().execute(async (trx) => {
    const { exclusions } = settings
    const found = await listChosenImages(trx, shopId, selection, { kind, pictureOrder, exclusions })
    // What is left alone can still be given back.
    const chosen = found.filter(({ excluded_by }) => kind === 'restore' || excluded_by === null)
    if (chosen.length === 0 && found.length > 0) throw allExcluded()
    const images = chosen.filter(({ is_published }) => target === 'all' || is_published === 1)
    if (images.length === 0 && chosen.length > 0) throw onlyPublished()
    if (images.length === 0)
      throw kind === 'optimise' || kind === 'automatic'
        ? nothingToOptimise()
        : wrongState(wordOf(selection))
    const imageIds = images.map(({ id }) => id)
    if (kind !== 'restore' && !(await canPayFor(trx, shopId, billing, imageIds, now)))
      throw quotaUsedUp(await countOpen(trx, shopId))
    await addRun(trx, { shopId, kind, itemKind: selection.kind, pictureOrder, images }, now)
    return images.length
  })
}

/** Single images are named as such in the message, items by their kind. */
function wordOf(selection: Selection) {
  const items = 'items' in selection ? selection.items : []
  const isByImage =
    items !== 'all' && items.length > 0 && items.every(({ imageIds }) => imageIds.length > 0)
  return wordFor(isByImage || 'images' in selection ? 'upload' : selection.kind)
}

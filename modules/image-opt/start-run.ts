import type { FastifyInstance } from 'fastify'
import { toText } from '../../server/core/clock.ts'
import { canPayFor, quotaUsedUp, requirePlan } from '../pricing/queries.ts'
import { wordFor } from './data-types.ts'
import { allExcluded, noTarget, nothingToOptimise, onlyPublished, wrongState } from './errors.ts'
import { runTextsNow } from './run-texts.ts'
import { orderFor } from './settings.ts'
import { addRun } from './sql/runs.ts'
import { listChosenImages, type Orders, type Selection } from './sql/selection.ts'
import { getSettings } from './sql/settings.ts'
import { countOpen } from './sql/totals.ts'
import type { RunKind } from './tables.ts'
import { doesPicture, isWorkedOn, type RunTexts, textsOf } from './work-order.ts'

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
  if (texts && !isWorkedOn(texts, true)) throw noTarget()

  const pictureOrder = JSON.stringify(orderFor(settings))
  const orders = ordersOf(pictureOrder, texts)
  const now = toText(clock.now())
  // Choosing and adding in one transaction: of two calls at once the second finds the images queued.
  return db.transaction().execute(async (trx) => {
    const { exclusions } = settings
    const found = await listChosenImages(trx, shopId, selection, { kind, orders, exclusions })
    // What is left alone can still be given back; an upload was chosen on purpose.
    const isAnyTaken = kind === 'restore' || selection.kind === 'upload'
    const chosen = found.filter(({ excluded_by }) => isAnyTaken || excluded_by === null)
    if (chosen.length === 0 && found.length > 0) throw allExcluded()
    const images = chosen.filter(
      ({ is_published }) => texts === null || isWorkedOn(texts, is_published === 1)
    )
    if (images.length === 0 && chosen.length > 0) throw onlyPublished()
    if (images.length === 0)
      throw kind === 'optimise' || kind === 'automatic'
        ? nothingToOptimise()
        : wrongState(wordOf(selection))
    const imageIds = images.map(({ id }) => id)
    if (kind !== 'restore' && !(await canPayFor(trx, shopId, billing, imageIds, now)))
      throw quotaUsedUp(await countOpen(trx, shopId))
    const run = { shopId, kind, itemKind: selection.kind, pictureOrder, images }
    await addRun(trx, { ...run, texts: JSON.stringify(texts) }, now)
    return images.length
  })
}

function ordersOf(pictureOrder: string, texts: RunTexts | null): Orders {
  const of = (isPublished: boolean) => ({
    picture: doesPicture(texts, isPublished) ? pictureOrder : 'null',
    texts: JSON.stringify(textsOf(texts, isPublished))
  })
  return { published: of(true), unpublished: of(false) }
}

/** Single images are named as such in the message, items by their kind. */
function wordOf(selection: Selection) {
  const items = 'items' in selection ? selection.items : []
  const isByImage =
    items !== 'all' && items.length > 0 && items.every(({ imageIds }) => imageIds.length > 0)
  return wordFor(isByImage || 'images' in selection ? 'upload' : selection.kind)
}

import type { FastifyInstance } from 'fastify'
import { toText } from '../../../../server/core/clock.ts'
import { inTransaction } from '../../../../server/core/database/transaction.ts'
import { unknownImage } from '../../catalogue/errors.ts'
import { finishRunIfDone, setStopped } from '../sql/runs.ts'
import type { Selection } from '../sql/selection.ts'
import { listWaitingOf, setExcluded } from './sql.ts'

type Chosen = Extract<Selection, { items: { id: string; imageIds: string[] }[] }>

/**
 * Excludes items, or individual images of an item, from future runs, or includes them again. Excluded images that
 * still wait in a run are removed from it, unless the run is a restore. Finished images stay as they are.
 * @returns the number of images
 * @throws unknownImage when the shop has none of them
 */
export function exclude(
  { db, clock }: Pick<FastifyInstance, 'clock' | 'db'>,
  shopId: number,
  chosen: Chosen,
  isExcluded: boolean
): Promise<number> {
  const now = toText(clock.now())
  return inTransaction(db, async (trx) => {
    const imageIds = await setExcluded(trx, shopId, chosen, isExcluded ? now : null)
    if (imageIds.length === 0) throw unknownImage()
    if (!isExcluded) return imageIds.length
    const waiting = Map.groupBy(await listWaitingOf(trx, imageIds), (item) => item.run_id)
    for (const [runId, items] of waiting) {
      await setStopped(
        trx,
        runId,
        items.map(({ id }) => id),
        'excluded'
      )
      await finishRunIfDone(trx, runId, now)
    }
    return imageIds.length
  })
}

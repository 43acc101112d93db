import type { Selectable } from 'kysely'
import type { Db } from '../../../server/core/db.ts'
import type { StoreImage } from '../../../server/core/platform/platform.ts'
import type { Plan } from '../plan.ts'
import type { ImageResultTable } from '../tables.ts'
import { imageColumns } from './catalogue.ts'
import { UNFINISHED } from './runs.ts'

export type ImageResult = Selectable<ImageResultTable>

export function findResult(db: Db, imageId: number): Promise<ImageResult | undefined> {
  return db
    .selectFrom('image_result')
    .selectAll()
    .where('image_id', '=', imageId)
    .executeTakeFirst()
}

/** Puts the result of an image, and its item, into the history; to be called in a transaction. */
export async function putResult(trx: Db, result: ImageResult): Promise<void> {
  await trx
    .insertInto('image_result')
    .values(result)
    .onConflict((conflict) => conflict.column('image_id').doUpdateSet(result))
    .execute()
  await trx
    .updateTable('store_item')
    .set({ history_at: result.optimised_at })
    .where('id', '=', result.item_id)
    .execute()
}

/** What the store answered when we changed an image. */
export async function setImage(trx: Db, imageId: number, image: StoreImage): Promise<void> {
  await trx.updateTable('store_image').set(imageColumns(image)).where('id', '=', imageId).execute()
}

export async function setReason(trx: Db, imageId: number, reason: string): Promise<void> {
  await trx.updateTable('image_result').set({ reason }).where('image_id', '=', imageId).execute()
}

/** @returns false when the shop has no such image in its history */
export async function setDownloaded(db: Db, shopId: number, imageId: number, now: string) {
  const { numUpdatedRows } = await db
    .updateTable('image_result')
    .set({ downloaded_at: now })
    .where('shop_id', '=', shopId)
    .where('image_id', '=', imageId)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Marks what was optimised before `before` as expired: from then on its original may be deleted. An
 * image of an unfinished run is left for the next time, since the run may be reading its original.
 */
export async function expireResults(db: Db, before: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('image_result')
    .set({ status: 'expired' })
    .where('status', 'in', ['compressed', 'failed'])
    .where('optimised_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('run_item')
            .select('run_item.id')
            .whereRef('run_item.image_id', '=', 'image_result.image_id')
            .where('run_item.state', 'in', ['waiting', 'working'])
        )
      )
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/**
 * Originals of unfinished work: the store may have our result already, and the row that will name the
 * original is not written yet. The server may have been down for days in that moment.
 */
export async function listPlannedOriginals(db: Db, shopId: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('run_item')
    .innerJoin('run', 'run.id', 'run_item.run_id')
    .select('plan')
    .where('run.shop_id', '=', shopId)
    .where('run.state', 'in', UNFINISHED)
    .where('run_item.state', 'in', ['waiting', 'working'])
    .where('plan', 'is not', null)
    .execute()
  return new Set(rows.map(({ plan }) => (JSON.parse(plan as string) as Plan).original.hash))
}

/** Whether an image could still need this original to be restored. */
export async function isOriginalNeeded(db: Db, shopId: number, hash: string): Promise<boolean> {
  const needed = await db
    .selectFrom('image_result')
    .select('image_id')
    .where('shop_id', '=', shopId)
    .where('original_hash', '=', hash)
    .where('status', 'in', ['compressed', 'failed'])
    .executeTakeFirst()
  return needed !== undefined
}

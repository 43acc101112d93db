import { setImmediate } from 'node:timers/promises'
import { type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { Database, Db } from '../../../../server/core/database/db.ts'
import { ROWS_AT_ONCE } from '../../../../server/core/database/rows-at-once.ts'
import { isHash } from '../../../../server/core/files/hash.ts'
import { invariant } from '../../../../server/core/invariant.ts'
import type { StoreImage } from '../../../../server/platforms/store-platform.ts'
import { imageColumns } from '../../catalogue/sql-changes.ts'
import type { ImageResultTable, ResultStatus } from '../../tables.ts'
import { isFileName } from '../image/write-intent.ts'

export type ImageResult = Selectable<ImageResultTable>

/** What may stand in `status`. */
export const STATUSES: ResultStatus[] = ['compressed', 'unchanged', 'restored', 'failed', 'expired']

/**
 * Returns what was last done to an image.
 * @throws BrokenLaw for a damaged row: what it says of the original would be written to the store
 */
export async function findResult(
  db: Db,
  shopId: number,
  imageId: number
): Promise<ImageResult | undefined> {
  const row = await db
    .selectFrom('image_result')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('image_id', '=', imageId)
    .executeTakeFirst()
  const place = { shop: shopId, table: 'image_result', image: imageId }
  invariant('result-is-whole', row === undefined || isWhole(row), place)
  return row
}

function isWhole({ status, original_hash, result_hash, ...row }: ImageResult): boolean {
  const areHashes = [original_hash, result_hash].every((hash) => hash === null || isHash(hash))
  return (
    STATUSES.includes(status) &&
    areHashes &&
    isFileName(row.original_file_name) &&
    row.original_bytes >= 0 &&
    row.result_bytes >= 0
  )
}

/** Lists the results of which the original is the backup. */
export function listResultsOf(
  db: Db,
  shopId: number,
  originalHash: string
): Promise<ImageResult[]> {
  return db
    .selectFrom('image_result')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('original_hash', '=', originalHash)
    .where('status', '=', 'compressed')
    .execute()
}

/** What the database knows of an original: its image, and whether the store has that as the row says. */
export type KnownResult = Awaited<ReturnType<typeof listKnownResults>>[number]

/** How many rows are read at once, so that a shop with many does not keep the server from answering. */
const RESULTS_AT_ONCE = 2000

/** Lists the results that name an original, in the order of their images, from the one behind `after` on. */
export async function listKnownResults(db: Db, shopId: number, after: number) {
  const rows = await db
    .selectFrom('image_result')
    .innerJoin('store_image', 'store_image.id', 'image_result.image_id')
    .select(['image_result.image_id', 'original_hash', 'status', 'optimised_at'])
    .select(['image_result.version', 'store_image.version as store_version', 'deleted_at'])
    .where('image_result.shop_id', '=', shopId)
    .where('original_hash', 'is not', null)
    .where('image_result.image_id', '>', after)
    .orderBy('image_result.image_id')
    .limit(RESULTS_AT_ONCE)
    .execute()
  return rows.map((row) => ({
    imageId: row.image_id,
    originalHash: row.original_hash as string,
    status: row.status,
    optimisedAt: row.optimised_at,
    version: row.version,
    storeVersion: row.store_version,
    deletedAt: row.deleted_at
  }))
}

/**
 * Finds the shop's newest result for the same content, encode options and engine. Restored and expired images do not
 * count. Neither do images of which only the metadata were changed; their encode options are 'null'.
 */
export function findTwin(
  db: Db,
  sought: { shopId: number; originalHash: string; encodeOptionsJson: string; engine: number }
) {
  return db
    .selectFrom('image_result')
    .innerJoin('store_image', 'store_image.id', 'image_result.image_id')
    .select(['store_image.platform_id', 'original_hash', 'result_hash'])
    .select(['input_type', 'output_type'])
    .select(['width', 'height', 'score', 'encoder_quality', 'has_watermark'])
    .where('image_result.shop_id', '=', sought.shopId)
    .where('original_hash', '=', sought.originalHash)
    .where('picture_order', '=', sought.encodeOptionsJson)
    .where('engine', '=', sought.engine)
    .where('status', 'in', ['compressed', 'unchanged'])
    .where('store_image.deleted_at', 'is', null)
    .orderBy('optimised_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Puts the result of an image, and its item, into the history. Call inside a transaction. */
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

/** Records the image as the store returned it after our change. */
export async function setImage(
  trx: Db,
  { shopId, imageId }: { shopId: number; imageId: number },
  image: StoreImage,
  now: string
): Promise<void> {
  await trx
    .updateTable('store_image')
    .set({ ...imageColumns(image), changed_at: now, is_fresh: 0 })
    .where('shop_id', '=', shopId)
    .where('id', '=', imageId)
    .execute()
}

/** Records that a run has handled this version. If the image has a different version by now, it stays fresh. */
export async function setSeen(
  trx: Db,
  { shopId, imageId, version }: { shopId: number; imageId: number; version: string }
): Promise<void> {
  await trx
    .updateTable('store_image')
    .set({ is_fresh: 0 })
    .where('shop_id', '=', shopId)
    .where('id', '=', imageId)
    .where('version', '=', version)
    .execute()
}

/** Records a new version of the same bytes: the file was touched, or copied back. */
export async function setVersion(
  trx: Db,
  { shopId, imageId, version }: { shopId: number; imageId: number; version: string }
): Promise<void> {
  await trx
    .updateTable('image_result')
    .set({ version })
    .where('shop_id', '=', shopId)
    .where('image_id', '=', imageId)
    .execute()
}

export async function setReason(
  trx: Db,
  { shopId, imageId }: { shopId: number; imageId: number },
  reason: string
): Promise<void> {
  await trx
    .updateTable('image_result')
    .set({ reason })
    .where('shop_id', '=', shopId)
    .where('image_id', '=', imageId)
    .execute()
}

/**
 * Records when an image was downloaded.
 * @returns false when the shop has no such image in its history
 */
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
 * Ends the retention of originals whose images were last worked on before `before` (ISO time). A compressed image
 * becomes expired; the row of a failed image no longer refers to its original. Images of unfinished runs are left for
 * a later call, since the run may be reading their originals.
 * @returns how many compressed images expired
 */
export async function expireResults(db: Db, before: string): Promise<number> {
  const old = db
    .selectFrom('image_result')
    .select('image_id')
    .where('optimised_at', '<', before)
    .where(
      sql<boolean>`not exists (select 1 from run_item
        where run_item.image_id = image_result.image_id and run_item.state in ('waiting', 'working'))`
    )
    .limit(ROWS_AT_ONCE)
  const failed = old.where('status', '=', 'failed').where('original_hash', 'is not', null)
  await changeAll(db, failed, { original_hash: null })
  return changeAll(db, old.where('status', '=', 'compressed'), { status: 'expired' })
}

/**
 * Changes the results that the query lists, one part after the other, until it lists none.
 * @returns how many
 */
async function changeAll(
  db: Db,
  part: SelectQueryBuilder<Database, 'image_result', { image_id: number }>,
  change: Partial<ImageResult>
): Promise<number> {
  let changed = 0
  for (;;) {
    const { numUpdatedRows } = await db
      .updateTable('image_result')
      .set(change)
      .where('image_id', 'in', part)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return changed
    changed += Number(numUpdatedRows)
    await setImmediate()
  }
}

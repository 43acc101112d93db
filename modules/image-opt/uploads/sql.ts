import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../server/core/database/db.ts'
import { inTransaction } from '../../../server/core/database/transaction.ts'
import { NO_SYNC } from '../catalogue/seen-rows.ts'
import type { UploadTable } from '../tables.ts'

export type Upload = Selectable<UploadTable>

export async function addUpload(
  db: Db,
  upload: { shopId: number; fileName: string; sizeBytes: number | null },
  now: string
): Promise<number> {
  const { id } = await db
    .insertInto('upload')
    .values({
      shop_id: upload.shopId,
      state: 'promised',
      file_name: upload.fileName,
      size_bytes: upload.sizeBytes,
      content_hash: null,
      image_id: null,
      changed_at: now
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Counts the uploads that were announced or sent but are not in a run yet, their bytes, and the bytes of those that a
 * run has taken and that are still stored. A file whose size was not announced counts as `mostBytes`.
 */
export function countUploads(db: Db, shopId: number, mostBytes: number) {
  const isWaiting = sql<boolean>`state in ('promised', 'arriving', 'stored')`
  const size = sql<number>`coalesce(size_bytes, ${mostBytes})`
  return db
    .selectFrom('upload')
    .select([
      sql<number>`count(*) filter (where ${isWaiting})`.as('waiting'),
      sql<number>`coalesce(sum(${size}) filter (where ${isWaiting}), 0)`.as('waitingBytes'),
      sql<number>`coalesce(sum(size_bytes) filter (where state = 'taken'), 0)`.as('keptBytes')
    ])
    .where('shop_id', '=', shopId)
    .where((eb) => eb.or([eb('content_hash', 'is not', null), eb('state', '!=', 'taken')]))
    .executeTakeFirstOrThrow()
}

/**
 * Marks a presigned upload as arriving, which is possible only once. Returns the announced name and size, or undefined
 * if the file has already arrived or is arriving.
 */
export function takePresignedUpload(db: Db, shopId: number, id: number, now: string) {
  return db
    .updateTable('upload')
    .set({ state: 'arriving', changed_at: now })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .where('state', '=', 'promised')
    .returning(['file_name', 'size_bytes'])
    .executeTakeFirst()
}

export async function setStored(
  db: Db,
  shopId: number,
  id: number,
  file: { hash: string; bytes: number; fileName: string },
  now: string
): Promise<void> {
  await db
    .updateTable('upload')
    .set({
      state: 'stored',
      file_name: file.fileName,
      size_bytes: file.bytes,
      content_hash: file.hash,
      changed_at: now
    })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .where('state', '=', 'arriving')
    .execute()
}

export async function removeUpload(db: Db, shopId: number, id: number): Promise<void> {
  await db
    .deleteFrom('upload')
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .where('state', '!=', 'taken')
    .execute()
}

/** Returns the given uploads that are stored and not in a run yet. Each upload can be in one run only. */
export function listStored(trx: Db, shopId: number, ids: number[]): Promise<Upload[]> {
  return trx
    .selectFrom('upload')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', 'in', ids)
    .where('state', '=', 'stored')
    .execute()
}

/**
 * Adds the item and the image of an upload to the catalogue, and marks the upload as taken. Call it inside a
 * transaction.
 */
export async function takeUpload(
  trx: Db,
  upload: Upload,
  platformId: string,
  now: string
): Promise<{ id: number; item_id: number }> {
  const item = await trx
    .insertInto('store_item')
    .values({
      shop_id: upload.shop_id,
      kind: 'upload',
      platform_id: platformId,
      title: upload.file_name,
      title_search: upload.file_name.toLowerCase(),
      blog_id: null,
      blog_title: null,
      vendor: '',
      product_type: '',
      price: '',
      is_published: 1,
      seen: NO_SYNC,
      deleted_at: null,
      history_at: now
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const image = await trx
    .insertInto('store_image')
    .values({
      shop_id: upload.shop_id,
      item_id: item.id,
      platform_id: platformId,
      position: 0,
      file_name: upload.file_name,
      alt: '',
      size_bytes: upload.size_bytes ?? 0,
      version: upload.content_hash ?? '',
      url: '',
      // Automatic mode must not pick up the image, because the upload's own run is queued in the same transaction.
      is_fresh: 0,
      seen: NO_SYNC,
      deleted_at: null
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .updateTable('upload')
    .set({ state: 'taken', image_id: image.id, changed_at: now })
    .where('id', '=', upload.id)
    .execute()
  return { id: image.id, item_id: item.id }
}

export function findTakenUpload(db: Db, shopId: number, id: number): Promise<Upload | undefined> {
  return db
    .selectFrom('upload')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .where('state', '=', 'taken')
    .executeTakeFirst()
}

/**
 * Replaces the content of an upload, provided that it still has the content `known`.
 * @returns false when it has different content by now
 */
export async function setUploadContent(
  db: Db,
  shopId: number,
  id: number,
  known: string,
  content: { hash: string; bytes: number; fileName: string }
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('upload')
    .set({
      content_hash: content.hash,
      size_bytes: content.bytes,
      file_name: content.fileName
    })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .where('content_hash', '=', known)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Deletes uploads that no run has taken and that have not changed since `before`; the sweep deletes their files.
 * @returns how many were deleted
 */
export async function removeAbandoned(db: Db, before: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('upload')
    .where('state', '!=', 'taken')
    .where('changed_at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/**
 * Expires uploads that were last worked on before `before`. Uploads in an unfinished run are left for a later call.
 * The result of an expired upload is not kept either, because, unlike the result of a store's image, it is in no
 * store.
 * @returns how many expired
 */
export async function expireUploads(db: Db, before: string): Promise<number> {
  return inTransaction(db, async (trx) => {
    const old = await trx
      .selectFrom('upload')
      .leftJoin('image_result', 'image_result.image_id', 'upload.image_id')
      .select(['upload.id', 'upload.image_id'])
      .where('content_hash', 'is not', null)
      .where('state', '=', 'taken')
      .where(sql<boolean>`coalesce(image_result.optimised_at, upload.changed_at) < ${before}`)
      .where(
        sql<boolean>`not exists (select 1 from run_item where run_item.image_id = upload.image_id
          and run_item.state in ('waiting', 'working'))`
      )
      .execute()
    for (const { id, image_id } of old) {
      await trx.updateTable('upload').set({ content_hash: null }).where('id', '=', id).execute()
      await trx.updateTable('store_image').set({ version: '' }).where('id', '=', image_id).execute()
      await trx
        .updateTable('image_result')
        .set({ status: 'expired' })
        .where('image_id', '=', image_id)
        .execute()
    }
    return old.length
  })
}

/**
 * Returns the hashes of the uploads' current contents, which the sweep must not delete. The originals of results are
 * listed elsewhere.
 */
export async function listUploadContents(db: Db, shopId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('upload')
    .select('content_hash')
    .where('shop_id', '=', shopId)
    .where('content_hash', 'is not', null)
    .execute()
  return rows.map((row) => row.content_hash as string)
}

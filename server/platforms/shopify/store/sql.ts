import type { Selectable } from 'kysely'
import type { Db } from '../../../core/database/db.ts'
import { inTransaction } from '../../../core/database/transaction.ts'
import type { ShopifyImageTable, ShopifyMoveTable } from '../tables.ts'

export type KnownImage = Selectable<ShopifyImageTable>
export type FormatSwap = Selectable<ShopifyMoveTable>

export function findImage(db: Db, shopId: number, imageId: string) {
  return db
    .selectFrom('shopify_image')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('image_id', '=', imageId)
    .executeTakeFirst()
}

/** How many files or images one statement contains. SQLite accepts at most 32,766 bound values. */
const BATCH = 500

/** Finds the images whose current files have these numbers. The result is keyed by file number. */
export async function findByMedia(
  db: Db,
  shopId: number,
  media: string[]
): Promise<Map<string, KnownImage>> {
  const found = new Map<string, KnownImage>()
  for (let start = 0; start < media.length; start += BATCH) {
    const rows = await db
      .selectFrom('shopify_image')
      .selectAll()
      .where('shop_id', '=', shopId)
      .where('media_id', 'in', media.slice(start, start + BATCH))
      .execute()
    for (const row of rows) found.set(row.media_id, row)
  }
  return found
}

/**
 * Adds rows for new images. A row that already exists is not changed, because a format swap may have given its image
 * another file.
 */
export async function putImages(db: Db, images: KnownImage[]): Promise<void> {
  for (let start = 0; start < images.length; start += BATCH)
    await db
      .insertInto('shopify_image')
      .values(images.slice(start, start + BATCH))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

export async function setImage(
  db: Db,
  shopId: number,
  imageId: string,
  change: { product_id?: string; media_id?: string }
): Promise<void> {
  await db
    .updateTable('shopify_image')
    .set(change)
    .where('shop_id', '=', shopId)
    .where('image_id', '=', imageId)
    .execute()
}

export function findFormatSwap(
  db: Db,
  shopId: number,
  imageId: string
): Promise<FormatSwap | undefined> {
  return db
    .selectFrom('shopify_move')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('image_id', '=', imageId)
    .executeTakeFirst()
}

export function listFormatSwaps(db: Db, shopId: number): Promise<FormatSwap[]> {
  return db.selectFrom('shopify_move').selectAll().where('shop_id', '=', shopId).execute()
}

export async function addFormatSwap(db: Db, swap: FormatSwap): Promise<void> {
  await db.insertInto('shopify_move').values(swap).execute()
}

export async function setFormatSwap(
  db: Db,
  { shop_id, image_id }: FormatSwap,
  change: Partial<Pick<FormatSwap, 'to_media' | 'file_name' | 'variants'>>
): Promise<void> {
  await db
    .updateTable('shopify_move')
    .set(change)
    .where('shop_id', '=', shop_id)
    .where('image_id', '=', image_id)
    .execute()
}

export async function dropFormatSwap(db: Db, { shop_id, image_id }: FormatSwap): Promise<void> {
  await db
    .deleteFrom('shopify_move')
    .where('shop_id', '=', shop_id)
    .where('image_id', '=', image_id)
    .execute()
}

/** Ends a format swap. From now on the image has the new file, and the old one is kept as a replaced file. */
export const endFormatSwap = (
  db: Db,
  swap: FormatSwap,
  toMedia: string,
  now: string
): Promise<void> => inTransaction(db, (trx) => end(trx, swap, toMedia, now))

/**
 * Ends a format swap and starts the reverse one, because the merchant has put a newer picture into the replaced file.
 * That file is recorded with the version at which the swap started. Its current version is different, so the newer
 * picture will never be deleted as ours.
 */
export function turnFormatSwap(
  db: Db,
  swap: FormatSwap & { to_media: string },
  back: FormatSwap,
  now: string
): Promise<void> {
  return inTransaction(db, async (trx) => {
    await end(trx, swap, swap.to_media, now)
    await addFormatSwap(trx, back)
  })
}

async function end(trx: Db, swap: FormatSwap, toMedia: string, now: string): Promise<void> {
  const { shop_id, image_id, from_media, from_version: version } = swap
  await trx
    .deleteFrom('shopify_image')
    .where('shop_id', '=', shop_id)
    .where('media_id', '=', toMedia)
    .where('image_id', '!=', image_id)
    .execute()
  await setImage(trx, shop_id, image_id, { media_id: toMedia })
  await putReplacedFile(trx, { shop_id, image_id, media_id: from_media, version }, now)
  await forgetReplacedFile(trx, shop_id, toMedia)
  await dropFormatSwap(trx, swap)
}

/**
 * Drops a format swap that did not take place. Its new file is kept for a while, so that the next attempt can use it.
 * `version` is the version of the file that we made, or null if unknown.
 */
export function abandonFormatSwap(
  db: Db,
  swap: FormatSwap,
  { media_id, version }: Pick<ReplacedFile, 'media_id' | 'version'>,
  now: string
): Promise<void> {
  const { shop_id, image_id } = swap
  return inTransaction(db, async (trx) => {
    // If the file is already recorded as a replaced file, the version recorded then stays.
    if (!(await isReplacedFile(trx, shop_id, media_id)))
      await putReplacedFile(trx, { shop_id, image_id, media_id, version }, now)
    await dropFormatSwap(trx, swap)
  })
}

export type ReplacedFile = {
  shop_id: number
  image_id: string
  media_id: string
  version: string | null
}

export async function putReplacedFile(db: Db, file: ReplacedFile, now: string): Promise<void> {
  const { version } = file
  await db
    .insertInto('shopify_left_file')
    .values({ ...file, left_at: now })
    .onConflict((conflict) =>
      conflict.columns(['shop_id', 'media_id']).doUpdateSet({ left_at: now, version })
    )
    .execute()
}

export async function forgetReplacedFile(db: Db, shopId: number, media: string): Promise<void> {
  await db
    .deleteFrom('shopify_left_file')
    .where('shop_id', '=', shopId)
    .where('media_id', '=', media)
    .execute()
}

/** Returns the replaced files of an image, the latest first. */
export async function listReplacedFilesOf(
  db: Db,
  shopId: number,
  imageId: string
): Promise<string[]> {
  const rows = await db
    .selectFrom('shopify_left_file')
    .select('media_id')
    .where('shop_id', '=', shopId)
    .where('image_id', '=', imageId)
    .orderBy('left_at', 'desc')
    .execute()
  return rows.map(({ media_id }) => media_id)
}

export async function isReplacedFile(db: Db, shopId: number, media: string): Promise<boolean> {
  const row = await db
    .selectFrom('shopify_left_file')
    .select('media_id')
    .where('shop_id', '=', shopId)
    .where('media_id', '=', media)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns up to `limit` images of the shop. It does not matter which. */
export function listSomeImages(db: Db, shopId: number, limit: number): Promise<KnownImage[]> {
  return db
    .selectFrom('shopify_image')
    .selectAll()
    .where('shop_id', '=', shopId)
    .orderBy('image_id', 'desc')
    .limit(limit)
    .execute()
}

export function listReplacedBefore(db: Db, shopId: number, before: string) {
  return db
    .selectFrom('shopify_left_file')
    .select(['shop_id', 'image_id', 'media_id', 'version'])
    .where('shop_id', '=', shopId)
    .where('left_at', '<', before)
    .orderBy('left_at')
    .execute()
}

export async function findBulk(db: Db, shopId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('shopify_bulk')
    .select('bulk_id')
    .where('shop_id', '=', shopId)
    .executeTakeFirst()
  return row?.bulk_id
}

export async function setBulk(db: Db, shopId: number, bulkId: string | null): Promise<void> {
  await db.deleteFrom('shopify_bulk').where('shop_id', '=', shopId).execute()
  if (bulkId === null) return
  await db.insertInto('shopify_bulk').values({ shop_id: shopId, bulk_id: bulkId }).execute()
}

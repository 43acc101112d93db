import { randomBytes } from 'node:crypto'
import type { Db } from '../../../core/database/db.ts'
import { inTransaction } from '../../../core/database/transaction.ts'

/**
 * Creates the mark that the name of an upload carries, so that its address shows that the picture is this upload. The
 * CDN may deliver other bytes than it was given, so the bytes cannot show it (decision 034).
 */
export const newMark = (): string => `psb${randomBytes(6).toString('hex')}`

type OfImage = { shopId: number; imageId: string }

/**
 * In a bulk operation, a variant cannot return the id of its media, only the address of its image (docs/shopify.md
 * §8).
 */
export async function addMark(
  db: Db,
  { shopId, imageId }: OfImage,
  { mark, hash, before }: { mark: string; hash: string; before: string | undefined }
): Promise<void> {
  await inTransaction(db, async (trx) => {
    // Until the change takes effect, the image has the picture that carries the mark before.
    await trx
      .deleteFrom('shopify_owned_image')
      .where('shop_id', '=', shopId)
      .where('image_id', '=', imageId)
      .where('mark', '!=', before ?? '')
      .execute()
    await trx
      .insertInto('shopify_owned_image')
      .values({ shop_id: shopId, image_id: imageId, mark, hash, version: null })
      .execute()
  })
}

/** Records the version under which the upload with this mark is shown; null if the next one to be seen shows it. */
export async function setMarkVersion(
  db: Db,
  { shopId, imageId }: OfImage,
  mark: string,
  version: string | null
): Promise<void> {
  await db
    .updateTable('shopify_owned_image')
    .set({ version })
    .where('shop_id', '=', shopId)
    .where('image_id', '=', imageId)
    .where('mark', '=', mark)
    .execute()
}

/**
 * Returns the sha-256 of the bytes that we put into the image, if it still has them. The mark alone counts only until
 * the picture was seen for the first time: a merchant may later edit a copy and upload it under the same name.
 */
export async function findMarked(
  db: Db,
  { shopId, imageId }: OfImage,
  seen: { mark: string | undefined; version: string }
): Promise<string | undefined> {
  const { mark, version } = seen
  if (mark === undefined) return undefined
  const row = await db
    .selectFrom('shopify_owned_image')
    .select(['hash', 'version'])
    .where('shop_id', '=', shopId)
    .where('image_id', '=', imageId)
    .where('mark', '=', mark)
    .executeTakeFirst()
  if (!row || (row.version !== null && row.version !== version)) return undefined
  if (row.version === null) await setMarkVersion(db, { shopId, imageId }, mark, version)
  return row.hash
}

import { toText } from '../../../../server/core/clock.ts'
import type { Db } from '../../../../server/core/database/db.ts'
import { invariant } from '../../../../server/core/invariant.ts'
import { getShop } from '../../../auth/queries.ts'
import { type ImageUse, isImageUse } from '../image-use.ts'
import type { ImageResult } from '../sql/results.ts'
import type { LoadedImage } from './load-image.ts'
import { intendedRow } from './record.ts'
import type { WorkDeps } from './work-deps.ts'
import type { WriteIntent } from './write-intent.ts'

/** How many results of one image are remembered. The store has the newest, or the one before if that was not applied. */
const MOST_RESULTS = 20

/**
 * Writes beside the original what is about to become of its image. Call it before the store changes: from then on the
 * original is the only copy, and has to be found again even if the database is lost.
 */
export async function noteIntendedUse(
  deps: WorkDeps,
  { claim, known }: LoadedImage,
  intent: WriteIntent
): Promise<void> {
  const row = intendedRow(claim, intent, known, toText(deps.clock.now()))
  const isNoted = await noteUse(
    deps,
    row,
    known?.status === 'compressed' ? known.result_hash : null
  )
  const place = { shop: claim.shopId, table: 'run_item', id: claim.id }
  invariant('note-before-write', isNoted, place)
}

/**
 * Writes the use of the original that a history row names. `before` is the hash of an earlier result.
 * @returns false when the row names no original, or nothing is known of its image
 */
export async function noteUse(
  { db, files }: Pick<WorkDeps, 'db' | 'files'>,
  row: ImageResult,
  before: string | null = null
): Promise<boolean> {
  const { shop_id: shopId, original_hash: hash } = row
  const image = await findNamed(db, row)
  if (!hash || !image) return false
  const earlier = await files.readUse(shopId, hash, image.image.platform_id)
  const results = isImageUse(earlier) ? earlier.results : []
  const use: ImageUse = {
    ...image,
    result: row,
    results: [...new Set([...results, before, row.result_hash])]
      .filter((result) => result !== null)
      .slice(-MOST_RESULTS)
  }
  await files.noteUse(shopId, hash, image.image.platform_id, use)
  return true
}

/** Finds what the catalogue says about the image, with its item and its shop. */
async function findNamed(db: Db, { shop_id, item_id, image_id }: ImageResult) {
  const item = await db
    .selectFrom('store_item')
    .selectAll()
    .where('shop_id', '=', shop_id)
    .where('id', '=', item_id)
    .executeTakeFirst()
  const image = await db
    .selectFrom('store_image')
    .selectAll()
    .where('shop_id', '=', shop_id)
    .where('id', '=', image_id)
    .executeTakeFirst()
  return item && image && { shop: await getShop(db, shop_id), item, image }
}

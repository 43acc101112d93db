import type { Db } from '../../../server/core/database/db.ts'
import { notePaid } from '../../pricing/commands.ts'
import type { Descent } from './lineage.ts'
import { type ImageResult, putResult, setSeen } from './sql/results.ts'

/** The row of an image whose result the database lost. */
export type FoundImage = {
  id: number
  item_id: number
  version: string
  file_name: string
  size_bytes: number
}

/** Returns the history row of an image that shows `hash`, from what is described beside its original. */
export function lostRow(
  { use, root }: Descent,
  shopId: number,
  hash: string,
  image: FoundImage
): ImageResult {
  const isNewest = use.result.result_hash === hash
  return {
    ...use.result,
    ...originalOf(root),
    shop_id: shopId,
    image_id: image.id,
    item_id: image.item_id,
    run_id: null,
    status: 'compressed',
    reason: null,
    version: image.version,
    result_hash: hash,
    result_bytes: image.size_bytes,
    result_file_name: image.file_name,
    // What the newest result was made with says nothing about an earlier one: no engine counts as its maker.
    engine: isNewest ? use.result.engine : 0
  }
}

/** Returns the row of a result whose original was our own result, with the merchant's picture as its original. */
export const withRoot = (known: ImageResult, { root }: Descent): ImageResult => ({
  ...known,
  ...originalOf(root),
  run_id: null
})

const originalOf = ({ hash, result }: Descent['root']) => ({
  original_hash: hash,
  original_bytes: result.original_bytes,
  original_file_name: result.original_file_name,
  original_alt: result.original_alt,
  input_type: result.input_type
})

/**
 * Puts a row that was found again into the history. It charges nothing, and work on the image stays paid for in the
 * cycle in which the lost database had paid. Call it inside a transaction.
 */
export async function putLostRow(trx: Db, row: ImageResult): Promise<void> {
  await putResult(trx, row)
  const { shop_id: shopId, image_id: imageId, version, optimised_at: spentAt } = row
  await setSeen(trx, { shopId, imageId, version })
  await notePaid(trx, { shopId, imageId, spentAt })
}

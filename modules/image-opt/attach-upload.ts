import type { Db } from '../../server/core/database/db.ts'
import { inTransaction } from '../../server/core/database/transaction.ts'
import type { Files } from '../../server/core/files/files.ts'
import { findImageRow, putImageOfUse } from './recover-sql.ts'
import type { Descent } from './runs/lineage.ts'
import { putLostRow, withRoot } from './runs/lost-rows.ts'

/**
 * Adds an upload that the database does not know to it. Its picture is in storage, under the hash of its newest content.
 * @returns false when the database has an upload with this id
 */
export async function attachUpload(
  { db, files }: { db: Db; files: Files },
  shopId: number,
  descent: Descent
): Promise<boolean> {
  const { use } = descent
  if (await findImageRow(db, shopId, 'upload', use.image.platform_id)) return false
  const kept = new Set(
    (await files.list(shopId)).filter(({ hasFile }) => hasFile).map(({ hash }) => hash)
  )
  const content = use.results.findLast((hash) => kept.has(hash)) ?? use.hash
  await attachById(db, shopId, descent, content)
  return true
}

/** Adds an image by its id on the platform, which does not depend on the database, with its row. */
export async function attachById(
  db: Db,
  shopId: number,
  descent: Descent,
  content = ''
): Promise<void> {
  const { use } = descent
  const { id, item_id } = await putImageOfUse(db, shopId, use, content)
  const version = content || use.image.version
  const row = { ...use.result, shop_id: shopId, image_id: id, item_id, version }
  await inTransaction(db, (trx) => putLostRow(trx, withRoot(row, descent)))
}

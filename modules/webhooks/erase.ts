import type { FastifyInstance } from 'fastify'
import { toText } from '../../server/core/clock.ts'
import { eraseRows } from '../../server/core/database/erase-rows.ts'
import { closeShop } from '../auth/commands.ts'
import { countLeasedItems } from '../image-opt/queries.ts'
import { type Delivery, forgetShop } from './sql.ts'

/**
 * Erases all data of a shop. Files come first, then rows, and the shop's row last, so that after a kill the next
 * attempt finds what is left to erase.
 * @returns false if the app has been reinstalled since
 */
export async function eraseShop(
  app: FastifyInstance,
  shopId: number,
  delivery: Delivery
): Promise<boolean> {
  const { db, files, clock, log } = app
  // leaveShop is not used here, because data that can no longer be read must not stop the erasure.
  if (!(await closeShop(app, shopId, delivery.triggered_at))) return false
  // Work in flight could still store an original after the files are removed, and nothing would ever delete that
  // original.
  const left = await countLeasedItems(db, shopId, toText(clock.now()))
  if (left > 0) throw new Error(`${left} images of the shop are still being worked on`)
  const originals = (await files.list(shopId)).length
  await files.removeShop(shopId)
  const rows = await eraseRows(db, shopId)
  await forgetShop(db, delivery.shop_domain, delivery.id)
  log.info({ shop: shopId, originals, rows }, 'all data of a shop was erased')
  return true
}

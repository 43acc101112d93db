import type { FastifyInstance } from 'fastify'
import { toText } from '../../server/core/clock.ts'
import { eraseRows } from '../../server/core/erase-rows.ts'
import { closeShop } from '../auth/commands.ts'
import { countHeld } from '../image-opt/queries.ts'
import { type Delivery, forgetShop } from './sql.ts'

/**
 * Erases everything of a shop: files, then rows, its own row last, so that one who dies in between knows what is
 * left to do.
 * @returns false when the app was installed again since then
 */
export async function eraseShop(
  app: FastifyInstance,
  shopId: number,
  delivery: Delivery
): Promise<boolean> {
  const { db, files, clock, log } = app
  // Not leaveShop: what cannot be read any more must not keep anything from being erased.
  if (!(await closeShop(db, shopId, delivery.triggered_at))) return false
  // Whoever has a picture in hand would put its original where nobody looks for it any more.
  const left = await countHeld(db, shopId, toText(clock.now()))
  if (left > 0) throw new Error(`${left} images of the shop are still being worked on`)
  await files.removeShop(shopId)
  const rows = await eraseRows(db, shopId)
  await forgetShop(db, delivery.shop_domain, delivery.id)
  log.info({ shop: shopId, rows }, 'everything of a shop was erased')
  return true
}

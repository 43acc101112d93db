import type { FastifyInstance } from 'fastify'
import { eraseRows } from '../../server/core/erase-rows.ts'
import { leaveShop } from './leave.ts'
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
  const { db, files, log } = app
  if (!(await leaveShop(app, shopId, delivery.triggered_at))) return false
  await files.removeShop(shopId)
  const rows = await eraseRows(db, shopId)
  await forgetShop(db, delivery.shop_domain, delivery.id)
  log.info({ shop: shopId, rows }, 'everything of a shop was erased')
  return true
}

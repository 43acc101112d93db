import type { FastifyInstance } from 'fastify'
import { toText } from '../../server/core/clock.ts'
import { eraseRows } from '../../server/core/database/erase-rows.ts'
import { invariant } from '../../server/core/invariant.ts'
import { closeShop } from '../auth/commands.ts'
import { findShop } from '../auth/queries.ts'
import { countLeasedItems } from '../image-opt/queries.ts'
import { type Delivery, forgetShop } from './sql.ts'

/**
 * Erases all data of a shop as its platform asked in this delivery.
 * @returns false if the app has been reinstalled since
 */
export async function eraseShop(
  app: FastifyInstance,
  shopId: number,
  delivery: Delivery
): Promise<boolean> {
  // leaveShop is not used here, because data that can no longer be read must not stop the erasure.
  if (!(await closeShop(app, shopId, delivery.triggered_at))) return false
  const shop = { id: shopId, domain: delivery.shop_domain }
  const erased = await eraseClosedShop(app, shop, delivery.id)
  app.log.info({ shop: shopId, ...erased }, 'all data of a shop was erased')
  return true
}

/** How many originals and rows of the database were erased. */
export type Erased = { originals: number; rows: number }

/**
 * Erases all data of a shop that was closed. Files come first, then rows, and the shop's row last, so that after a kill
 * the next attempt finds what is left to erase.
 * @param asking the delivery that asked for it, which stays without the shop's name
 */
export async function eraseClosedShop(
  { db, files, clock }: Pick<FastifyInstance, 'db' | 'files' | 'clock'>,
  { id, domain }: { id: number; domain: string },
  asking?: number
): Promise<Erased> {
  // Work in flight could still store an original after the files are removed, and nothing would ever delete that
  // original.
  const isClosed = (await findShop(db, id))?.is_open !== 1
  invariant('erased-shop-is-closed', isClosed, { shop: id, table: 'shop' })
  const left = await countLeasedItems(db, id, toText(clock.now()))
  if (left > 0) throw new Error(`${left} images of the shop are still being worked on`)
  const originals = (await files.list(id)).filter(({ hasFile }) => hasFile).length
  await files.removeShop(id)
  const rows = await eraseRows(db, id)
  await forgetShop(db, domain, asking)
  return { originals, rows }
}

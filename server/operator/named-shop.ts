import { findShop, findShopNumber, listAllShops } from '../../modules/auth/queries.ts'
import type { Shop } from '../../modules/auth/tables.ts'
import { UsageError } from '../core/command-errors.ts'
import type { Db } from '../core/database/db.ts'

/** How many known shops the error names when a shop is not found. */
const NAMED_SHOPS = 10

/**
 * Returns the shop that an operator names by its number, its domain or its store key.
 * @throws UsageError when there is no such shop
 */
export async function getNamedShop(db: Db, name: string): Promise<Shop> {
  const id = await findShopNumber(db, name)
  const shop = id === undefined ? undefined : await findShop(db, id)
  if (!shop) throw await unknownShop(db, name)
  return shop
}

export async function unknownShop(db: Db, name: string): Promise<UsageError> {
  const shops = await listAllShops(db)
  const named = shops.slice(0, NAMED_SHOPS).map(({ id, domain }) => `${id} ${domain}`)
  return new UsageError(`no shop is known as ${name}; known are: ${named.join(', ')}`)
}

import type { Insertable } from 'kysely'
import type { ShopTable } from '../../modules/auth/tables.ts'
import type { Db } from '../../server/core/database/db.ts'

/**
 * Adds the row of an open shop: a local one that is not the app's own, unless `values` say otherwise.
 * @returns its id
 */
export async function addShop(
  db: Db,
  values: Partial<Insertable<ShopTable>> = {}
): Promise<number> {
  const { id } = await db
    .insertInto('shop')
    .values({
      platform: 'local',
      store_key: 'other',
      domain: 'other.local',
      name: 'Other',
      email: '',
      language: 'en',
      is_old: 1,
      is_open: 1,
      created_at: '2026-11-21T08:00:00.000Z',
      ...values
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

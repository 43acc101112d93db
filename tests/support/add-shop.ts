import type { Insertable } from 'kysely'
import type { ShopTable } from '../../modules/auth/tables.ts'
import type { Db } from '../../server/core/database/db.ts'
import { dialectOf } from '../../server/core/database/dialect.ts'

/**
 * Adds the row of an open shop. Unless `values` say otherwise, it is a local shop other than the app's own.
 * @returns the id of the shop
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
  // PostgreSQL takes no notice of an id that is given.
  if (values.id !== undefined) await dialectOf(db).reserveIds(db, 'shop', id)
  return id
}

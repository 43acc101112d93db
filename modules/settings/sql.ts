import type { Selectable } from 'kysely'
import type { Db } from '../../server/core/database/db.ts'
import type { ShopSettingTable } from './tables.ts'

export type ShopSetting = Selectable<ShopSettingTable>

export function findSetting(db: Db, shopId: number): Promise<ShopSetting | undefined> {
  return db.selectFrom('shop_setting').selectAll().where('shop_id', '=', shopId).executeTakeFirst()
}

export async function setSetting(
  db: Db,
  shopId: number,
  change: Partial<Omit<ShopSetting, 'shop_id'>>
): Promise<void> {
  await db
    .insertInto('shop_setting')
    .values({
      shop_id: shopId,
      review_score: null,
      reviewed_at: null,
      is_advert_dismissed: 0,
      congratulated_at: null,
      ...change
    })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet(change))
    .execute()
}

export async function addDismissal(
  db: Db,
  shopId: number,
  dismissal: { name: string; period: string; dismissed_at: string }
): Promise<void> {
  await db
    .insertInto('dismissal')
    .values({ shop_id: shopId, ...dismissal })
    .onConflict((conflict) => conflict.columns(['shop_id', 'name']).doUpdateSet(dismissal))
    .execute()
}

export async function removeDismissal(db: Db, shopId: number, name: string): Promise<void> {
  await db.deleteFrom('dismissal').where('shop_id', '=', shopId).where('name', '=', name).execute()
}

/** Returns the names of the banners that are closed permanently or for the given period. */
export async function listDismissed(db: Db, shopId: number, period: string): Promise<string[]> {
  const rows = await db
    .selectFrom('dismissal')
    .select('name')
    .where('shop_id', '=', shopId)
    .where('period', 'in', ['', period])
    .orderBy('name')
    .execute()
  return rows.map(({ name }) => name)
}

/** Counts a click, in a single statement so that two simultaneous clicks count as two. */
export async function countClick(db: Db, shopId: number, name: string, day: string): Promise<void> {
  await db
    .insertInto('click_count')
    .values({ shop_id: shopId, name, day, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['shop_id', 'name', 'day'])
        .doUpdateSet((eb) => ({ count: eb('click_count.count', '+', 1) }))
    )
    .execute()
}

/** Returns the number of names, not counting this one, whose clicks were counted on that day. */
export async function countOtherNames(db: Db, shopId: number, name: string, day: string) {
  const { names } = await db
    .selectFrom('click_count')
    .select((eb) => eb.fn.countAll<number>().as('names'))
    .where('shop_id', '=', shopId)
    .where('day', '=', day)
    .where('name', '!=', name)
    .executeTakeFirstOrThrow()
  return names
}

import type { Selectable } from 'kysely'
import type { Db } from '../../server/core/db.ts'
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

/** Counts in one statement, so that two presses at once are two. */
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

/** Names counted on that day, other than this one. */
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

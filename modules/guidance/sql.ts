import type { Selectable } from 'kysely'
import type { Db } from '../../server/core/database/db.ts'
import type { GuideTable } from './tables.ts'

export type Guide = Selectable<GuideTable>

export function findGuide(db: Db, shopId: number): Promise<Guide | undefined> {
  return db.selectFrom('guide').selectAll().where('shop_id', '=', shopId).executeTakeFirst()
}

/** @returns false if the shop has a row already, which then stays as it is */
export async function addGuide(db: Db, guide: Guide): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('guide')
    .values(guide)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function setGuide(db: Db, guide: Guide): Promise<void> {
  const { shop_id: _, ...change } = guide
  await db
    .insertInto('guide')
    .values(guide)
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet(change))
    .execute()
}

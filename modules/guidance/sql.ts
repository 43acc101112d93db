import type { Selectable } from 'kysely'
import type { Db } from '../../server/core/database/db.ts'
import type { GuideTable } from './tables.ts'

export type Guide = Selectable<GuideTable>

export function findGuide(db: Db, shopId: number): Promise<Guide | undefined> {
  return db.selectFrom('guide').selectAll().where('shop_id', '=', shopId).executeTakeFirst()
}

export async function setGuide(db: Db, guide: Guide): Promise<void> {
  const { shop_id: _, ...change } = guide
  await db
    .insertInto('guide')
    .values(guide)
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet(change))
    .execute()
}

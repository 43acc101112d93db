import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../server/core/database/db.ts'
import { inTransaction } from '../../server/core/database/transaction.ts'
import type { Rating } from './schema.ts'
import type { RecommendationTable } from './tables.ts'

export type CardRow = Selectable<RecommendationTable>

export const listRows = (db: Db): Promise<CardRow[]> =>
  db.selectFrom('recommendation').selectAll().orderBy('position').execute()

export function findRow(db: Db, name: string): Promise<CardRow | undefined> {
  return db.selectFrom('recommendation').selectAll().where('name', '=', name).executeTakeFirst()
}

export async function hasRows(db: Db): Promise<boolean> {
  const row = await db.selectFrom('recommendation').select('name').limit(1).executeTakeFirst()
  return row !== undefined
}

/** Replaces all cards. */
export async function replaceRows(db: Db, rows: Insertable<RecommendationTable>[]): Promise<void> {
  await inTransaction(db, async (trx) => {
    await trx.deleteFrom('recommendation').execute()
    for (const row of rows) await trx.insertInto('recommendation').values(row).execute()
  })
}

export async function setRating(
  db: Db,
  name: string,
  { stars, reviews }: Rating,
  now: string
): Promise<void> {
  await db
    .updateTable('recommendation')
    .set({ stars, reviews, rated_at: now })
    .where('name', '=', name)
    .execute()
}

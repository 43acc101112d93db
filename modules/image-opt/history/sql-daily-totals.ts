import type { Db } from '../../../server/core/db.ts'

export type DailyTotal = { day: string; images: number; saved_bytes: number }

/** Returns images optimised and bytes saved per day (UTC) since the given day. Days without any have no row. */
export function listDailyTotals(db: Db, shopId: number, since: string): Promise<DailyTotal[]> {
  return db
    .selectFrom('daily_total')
    .select(['day', 'images', 'saved_bytes'])
    .where('shop_id', '=', shopId)
    .where('day', '>=', since)
    .orderBy('day')
    .execute()
}

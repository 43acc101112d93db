import type { Db } from '../../../server/core/db.ts'

export type DailyTotal = { day: string; images: number; saved_bytes: number }

/** Images optimised and bytes saved by day (UTC), from that day on; days without any have no row. */
export function listDailyTotals(db: Db, shopId: number, since: string): Promise<DailyTotal[]> {
  return db
    .selectFrom('daily_total')
    .select(['day', 'images', 'saved_bytes'])
    .where('shop_id', '=', shopId)
    .where('day', '>=', since)
    .orderBy('day')
    .execute()
}

import type { Selectable } from 'kysely'
import type { Db } from '../../../server/core/database/db.ts'
import type { PreloadMeasurementTable } from '../tables.ts'
import type { Effect } from './effect.ts'

export type Measurement = Selectable<PreloadMeasurementTable>

export async function setMeasured(db: Db, id: number, effect: Effect, now: string): Promise<void> {
  await db
    .updateTable('preload_measurement')
    .set({
      state: 'done',
      ended_at: now,
      without_ms: effect.withoutMs,
      with_ms: effect.withMs,
      path: effect.path
    })
    .where('id', '=', id)
    .execute()
}

/** Returns the measurement that was started last. With `isDone`, only those with a result count. */
export function findLatestMeasurement(
  db: Db,
  shopId: number,
  { isDone = false } = {}
): Promise<Measurement | undefined> {
  let measurements = db.selectFrom('preload_measurement').selectAll().where('shop_id', '=', shopId)
  if (isDone) measurements = measurements.where('state', '=', 'done')
  return measurements.orderBy('id', 'desc').limit(1).executeTakeFirst()
}

import type { Selectable } from 'kysely'
import type { Db } from '../../../server/core/database/db.ts'
import type { CheckReason } from '../checker/checker.ts'
import type { PreloadMeasurementTable } from '../tables.ts'
import type { Effect } from './effect.ts'

export type Measurement = Selectable<PreloadMeasurementTable>

/**
 * Records a new measurement, which counts as running.
 * @returns the id, or undefined if a measurement of this shop is already running
 */
export async function addMeasurement(db: Db, shopId: number, now: string) {
  const added = await db
    .insertInto('preload_measurement')
    .values({ shop_id: shopId, state: 'running', began_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

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

export async function setMeasurementFailed(db: Db, id: number, reason: CheckReason, now: string) {
  await db
    .updateTable('preload_measurement')
    .set({ state: 'failed', ended_at: now, reason })
    .where('id', '=', id)
    .execute()
}

/** Fails the measurements that are still marked as running when the server starts. */
export async function failRunningMeasurements(db: Db, now: string): Promise<void> {
  await db
    .updateTable('preload_measurement')
    .set({ state: 'failed', ended_at: now, reason: 'interrupted' satisfies CheckReason })
    .where('state', '=', 'running')
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

export async function removeMeasurementsBefore(db: Db, before: string): Promise<void> {
  await db.deleteFrom('preload_measurement').where('began_at', '<', before).execute()
}

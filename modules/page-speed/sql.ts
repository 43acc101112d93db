import type { Selectable } from 'kysely'
import type { Db } from '../../server/core/database/db.ts'
import type { CheckReason, Device } from './checker/checker.ts'
import type { DeviceResult } from './checks.ts'
import type { SpeedCheckTable } from './tables.ts'

export type SpeedCheck = Selectable<SpeedCheckTable>

/**
 * Records a new check, which counts as running.
 * @returns the id, or undefined if a check of this shop is already running
 */
export async function addCheck(db: Db, shopId: number, now: string): Promise<number | undefined> {
  const added = await db
    .insertInto('speed_check')
    .values({ shop_id: shopId, state: 'running', began_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

export async function setCheckDone(
  db: Db,
  id: number,
  results: Record<Device, DeviceResult>,
  now: string
): Promise<void> {
  await db
    .updateTable('speed_check')
    .set({
      state: 'done',
      ended_at: now,
      desktop: JSON.stringify(results.desktop),
      mobile: JSON.stringify(results.mobile)
    })
    .where('id', '=', id)
    .execute()
}

export async function setCheckFailed(db: Db, id: number, reason: CheckReason, now: string) {
  await db
    .updateTable('speed_check')
    .set({ state: 'failed', ended_at: now, reason })
    .where('id', '=', id)
    .execute()
}

/**
 * Fails the checks that are still marked as running when the server starts, because the process that ran them no
 * longer exists.
 */
export async function failRunningChecks(db: Db, now: string): Promise<void> {
  await db
    .updateTable('speed_check')
    .set({ state: 'failed', ended_at: now, reason: 'interrupted' satisfies CheckReason })
    .where('state', '=', 'running')
    .execute()
}

/** Returns the check that was started last. */
export function findLatestCheck(db: Db, shopId: number): Promise<SpeedCheck | undefined> {
  return db
    .selectFrom('speed_check')
    .selectAll()
    .where('shop_id', '=', shopId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/**
 * Returns the last check that ended with scores. With `before`, only checks that ended before that time are
 * considered; with `after`, only those that began after it.
 */
export function findLatestScore(
  db: Db,
  shopId: number,
  { before, after }: { before?: string; after?: string } = {}
): Promise<SpeedCheck | undefined> {
  let checks = db
    .selectFrom('speed_check')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('state', '=', 'done')
  if (before !== undefined) checks = checks.where('ended_at', '<=', before)
  if (after !== undefined) checks = checks.where('began_at', '>=', after)
  return checks.orderBy('ended_at', 'desc').limit(1).executeTakeFirst()
}

/** Returns the checks that ended with scores, oldest first. */
export function listScoresSince(db: Db, shopId: number, since: string): Promise<SpeedCheck[]> {
  return db
    .selectFrom('speed_check')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('state', '=', 'done')
    .where('ended_at', '>=', since)
    .orderBy('ended_at')
    .execute()
}

export async function removeChecksBefore(db: Db, before: string): Promise<void> {
  await db.deleteFrom('speed_check').where('began_at', '<', before).execute()
}

import type { Selectable } from 'kysely'
import type { Db } from '../../server/core/database/db.ts'
import type { Device } from './checker/checker.ts'
import type { DeviceResult } from './checks.ts'
import type { SpeedCheckTable } from './tables.ts'

export type SpeedCheck = Selectable<SpeedCheckTable>

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

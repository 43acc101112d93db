import type { Db } from '../../server/core/database/db.ts'
import type { CheckReason } from './checker/checker.ts'

/** The tables of jobs with a browser. A unique index keeps a shop from having two running jobs in one of them. */
const TABLES = ['speed_check', 'preload_measurement'] as const
export type JobTable = (typeof TABLES)[number]

/**
 * Records a new job, which counts as running.
 * @returns the id, or undefined if the shop already has a running job in this table
 */
export async function addJob(
  db: Db,
  table: JobTable,
  shopId: number,
  now: string
): Promise<number | undefined> {
  const added = await db
    .insertInto(table)
    .values({ shop_id: shopId, state: 'running', began_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

export async function setJobFailed(
  db: Db,
  table: JobTable,
  id: number,
  reason: CheckReason,
  now: string
): Promise<void> {
  await db
    .updateTable(table)
    .set({ state: 'failed', ended_at: now, reason })
    .where('id', '=', id)
    .execute()
}

/** Fails the jobs that began before a time and are still marked as running, because their process no longer exists. */
export async function failRunningJobs(db: Db, before: string, now: string): Promise<void> {
  const reason: CheckReason = 'interrupted'
  for (const table of TABLES)
    await db
      .updateTable(table)
      .set({ state: 'failed', ended_at: now, reason })
      .where('state', '=', 'running')
      .where('began_at', '<=', before)
      .execute()
}

export async function removeJobsBefore(db: Db, before: string): Promise<void> {
  for (const table of TABLES) await db.deleteFrom(table).where('began_at', '<', before).execute()
}

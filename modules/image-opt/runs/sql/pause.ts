import { toText } from '../../../../server/core/clock.ts'
import type { Db } from '../../../../server/core/database/db.ts'
import type { DiskTrouble } from '../../../../server/core/disk/trouble.ts'

/**
 * Pauses a run for the merchant. In-flight items are finished; postponed items without a write intent wait again. A
 * run that was waiting for the disk now waits for the merchant instead.
 * @returns the images of those postponed items, each of which still holds a quota unit; undefined when the shop has no
 * such run to pause
 */
export async function pauseRun(trx: Db, shopId: number, id: number): Promise<number[] | undefined> {
  const { numUpdatedRows } = await trx
    .updateTable('run')
    .set({ state: 'paused', pause_reason: null })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .where(({ or, and, eb }) =>
      or([
        eb('state', 'in', ['queued', 'running']),
        and([eb('state', '=', 'paused'), eb('pause_reason', 'is not', null)])
      ])
    )
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return undefined
  const postponed = await trx
    .updateTable('run_item')
    .set({ state: 'waiting', lease_until: null })
    .where('run_id', '=', id)
    .where('state', '=', 'working')
    .where('lease_owner', 'is', null)
    .where('plan', 'is', null)
    .returning('image_id')
    .execute()
  return postponed.map((item) => item.image_id)
}

/**
 * Resumes a paused run.
 * @returns false when the shop has no such paused run
 */
export async function resumeRun(db: Db, shopId: number, id: number, now: string): Promise<boolean> {
  const run = await db
    .selectFrom('run')
    .select(['id', 'started_at', 'claimed_at'])
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .where('state', '=', 'paused')
    .executeTakeFirst()
  if (run) await resume(db, run, now)
  return run !== undefined
}

/**
 * Pauses the queued and running runs of all shops until the disk recovers. Runs that a merchant paused and runs that
 * are stopping do not change.
 */
export async function pauseForDisk(db: Db, reason: DiskTrouble): Promise<void> {
  await db
    .updateTable('run')
    .set({ state: 'paused', pause_reason: reason })
    .where('state', 'in', ['queued', 'running'])
    .execute()
}

/** Resumes the runs that pauseForDisk has paused. */
export async function resumeFromDisk(db: Db, now: string): Promise<void> {
  const runs = await db
    .selectFrom('run')
    .select(['id', 'started_at', 'claimed_at'])
    .where('state', '=', 'paused')
    .where('pause_reason', 'is not', null)
    .execute()
  for (const run of runs) await resume(db, run, now)
}

async function resume(
  db: Db,
  run: { id: number; started_at: string | null; claimed_at: string },
  now: string
): Promise<void> {
  await db
    .updateTable('run')
    .set({
      state: run.started_at === null ? 'queued' : 'running',
      pause_reason: null,
      started_at: run.started_at && withoutPause(run.started_at, run.claimed_at, now)
    })
    .where('id', '=', run.id)
    .execute()
}

/**
 * Returns the start of a run, moved forward by the length of the pause since its last claim. The remaining time is
 * extrapolated from the pace since the start, so the pause must not count.
 */
function withoutPause(startedAt: string, claimedAt: string, now: string): string {
  const pauseMs = Math.max(0, Date.parse(now) - Date.parse(claimedAt || startedAt))
  return toText(new Date(Date.parse(startedAt) + pauseMs))
}

import { toText } from '../../../../server/core/clock.ts'
import type { Db } from '../../../../server/core/database/db.ts'
import type { DiskTrouble } from '../../../../server/core/disk/trouble.ts'

/**
 * Lets a run wait for its merchant: what is being worked on is finished. What was put off before anything was
 * planned for it waits with the rest. One that waits for the disk waits for the merchant from then on.
 * @returns the images that were put off and hold a unit of quota each; nothing when no such run is on
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
  const putOff = await trx
    .updateTable('run_item')
    .set({ state: 'waiting', lease_until: null })
    .where('run_id', '=', id)
    .where('state', '=', 'working')
    .where('lease_owner', 'is', null)
    .where('plan', 'is', null)
    .returning('image_id')
    .execute()
  return putOff.map((item) => item.image_id)
}

/** @returns false when no such run is paused */
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

/** Has the runs of all shops wait for the disk. What the merchant paused stays so, and what stops ends. */
export async function pauseForDisk(db: Db, reason: DiskTrouble): Promise<void> {
  await db
    .updateTable('run')
    .set({ state: 'paused', pause_reason: reason })
    .where('state', 'in', ['queued', 'running'])
    .execute()
}

/** Resumes what pauseForDisk has paused. */
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
      started_at: run.started_at && withoutBreak(run.started_at, run.claimed_at, now)
    })
    .where('id', '=', run.id)
    .execute()
}

/** Moves the start on by the break since the last claim: the time that is left is told by the pace. */
function withoutBreak(startedAt: string, claimedAt: string, now: string): string {
  const breakMs = Math.max(0, Date.parse(now) - Date.parse(claimedAt || startedAt))
  return toText(new Date(Date.parse(startedAt) + breakMs))
}

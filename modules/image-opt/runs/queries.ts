import { type Clock, secondsSince, toText } from '../../../server/core/clock.ts'
import type { Db } from '../../../server/core/database/db.ts'
import type { DiskTrouble } from '../../../server/core/disk/trouble.ts'
import { type Billing, usageState } from '../../pricing/queries.ts'
import { ITEM_KINDS, type ItemKind } from '../contract.ts'
import type { Progress, Schedule } from './schema.ts'
import { findLatestRun, type RunCounts, runProgress } from './sql/runs.ts'
import { findStall } from './sql/stalled.ts'

type ScheduleDeps = {
  clock: Clock
  /** Returns the trouble that the runs of all shops wait for, if any. */
  findDiskWait(): Promise<DiskTrouble | undefined>
}

/** Returns the progress of each item kind, and the use of the quota. */
export async function schedule(
  db: Db,
  shopId: number,
  billing: Billing,
  now: ScheduleDeps
): Promise<Schedule> {
  const usage = await usageState(db, shopId, billing, toText(now.clock.now()))
  const progress = {} as Record<ItemKind, Progress>
  for (const kind of ITEM_KINDS) progress[kind] = await progressOf(db, shopId, kind, now)
  return {
    ...progress,
    impressions_use: usage.used,
    impressions_all: usage.all,
    img_usage_use: usage.overage,
    img_usage_all: usage.overageCap,
    is_capped: usage.isCapped ? 1 : 0,
    is_own_limit: usage.isOwnLimit ? 1 : 0,
    is_over_quota: usage.isOverQuota ? 1 : 0,
    shop_level: usage.level
  }
}

const NONE: RunCounts = {
  itemsLeft: 0,
  itemsChanged: 0,
  left: 0,
  changed: 0,
  unchanged: 0,
  failed: 0,
  unpaid: 0
}

async function progressOf(
  db: Db,
  shopId: number,
  kind: ItemKind,
  { clock, findDiskWait }: ScheduleDeps
): Promise<Progress> {
  const run = await findLatestRun(db, shopId, kind)
  const counts = run ? await runProgress(db, run.id) : NONE
  const total = run?.images_total ?? 0
  const isOver = !run || run.state === 'done' || run.state === 'stopped'
  const elapsedMs = run?.started_at ? clock.now().getTime() - Date.parse(run.started_at) : 0
  const isOn = run?.state === 'queued' || run?.state === 'running'
  const pauseReason = isOn
    ? await findDiskWait()
    : run?.state === 'paused'
      ? run.pause_reason
      : undefined
  return {
    opt_in: counts.itemsLeft,
    opt_total: run?.items_total ?? 0,
    process_result: isOver ? 1 : 0,
    process_type: run?.kind ?? '',
    page_type: run?.kind === 'optimise' ? 1 : 0,
    run_id: run ? String(run.id) : '',
    is_paused: run?.state === 'paused' || pauseReason ? 1 : 0,
    pause_reason: pauseReason ?? '',
    image_in: counts.left,
    image_total: total,
    image_failed: counts.failed,
    image_changed: counts.changed,
    item_changed: counts.itemsChanged,
    image_unchanged: counts.unchanged,
    image_skipped: counts.unpaid,
    remaining_seconds: remainingSeconds(total - counts.left, counts.left, elapsedMs)
  }
}

/**
 * Extrapolates the remaining time from the pace so far. Returns null while fewer than two images are finished, because
 * they say too little.
 */
function remainingSeconds(done: number, left: number, elapsedMs: number): number | null {
  return done < 2 || elapsedMs <= 0 ? null : Math.ceil((elapsedMs / done / 1000) * left)
}

/** Returns for how many seconds images have waited that could be worked on, without any being begun. */
export async function stalledSeconds(db: Db, now: Date): Promise<number> {
  return secondsSince(await findStall(db), now)
}

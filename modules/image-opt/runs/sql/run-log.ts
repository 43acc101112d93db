import { sql } from 'kysely'
import { anyOf } from '../../../../server/core/database/any-of.ts'
import type { Db } from '../../../../server/core/database/db.ts'
import type { RunItemState } from '../../tables.ts'
import { UNFINISHED } from './runs.ts'

/** How many rows one statement deletes: few enough that nobody notices that the database is busy. */
const ITEMS_AT_ONCE = 5000

/**
 * Deletes the items of runs that ended before `before` (ISO time). A failed item with a write intent stays, because
 * only the intent tells our own output from an original (decision 006).
 * @returns how many were deleted
 */
export async function removeOldItems(db: Db, before: string): Promise<number> {
  let removed = 0
  for (;;) {
    const old = db
      .selectFrom('run_item')
      .innerJoin('run', 'run.id', 'run_item.run_id')
      .select('run_item.id')
      .where('run.finished_at', '<', before)
      .where('run.state', 'not in', UNFINISHED)
      .where(sql<boolean>`not (run_item.state = 'failed' and run_item.plan is not null)`)
      .limit(ITEMS_AT_ONCE)
    const { numDeletedRows } = await db
      .deleteFrom('run_item')
      .where('id', 'in', old)
      .executeTakeFirst()
    removed += Number(numDeletedRows)
    if (numDeletedRows < ITEMS_AT_ONCE) return removed
  }
}

const counted = (column: string, state: RunItemState) =>
  sql<number>`coalesce(run.${sql.ref(column)}, (select count(*) from run_item
    where run_item.run_id = run.id and run_item.state = ${state}))`

/**
 * Selects runs with their totals. Those of a finished run are stored in its row; those of an unfinished run are counted
 * from its items.
 */
const runsWithTotals = (db: Db) =>
  db
    .selectFrom('run')
    .select(['id', 'shop_id', 'kind', 'item_kind', 'state', 'created_at', 'finished_at'])
    .select(['images_total', 'started_by', 'pause_reason'])
    .select([
      counted('images_done', 'done').as('changed'),
      counted('images_unchanged', 'unchanged').as('unchanged'),
      counted('images_failed', 'failed').as('failed'),
      counted('images_stopped', 'stopped').as('stopped'),
      sql<number>`(select count(*) from run_item where run_item.run_id = run.id
        and run_item.state in ('waiting', 'working'))`.as('left')
    ])

/** Lists the newest runs of a shop. */
export const listLatestRuns = (db: Db, shopId: number, limit: number) =>
  runsWithTotals(db).where('shop_id', '=', shopId).orderBy('id', 'desc').limit(limit).execute()

/** Lists the newest run of each of these shops that has one, without totals. */
export const listLastRuns = (db: Db, shopIds: number[]) =>
  db
    .selectFrom('run')
    .select(['id', 'shop_id', 'kind', 'state', 'created_at'])
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('run')
        .select(({ fn }) => fn.max('id').as('id'))
        .where('shop_id', 'in', anyOf(db, shopIds))
        .groupBy('shop_id')
    )
    .execute()

/** Lists the oldest unfinished runs of all shops. */
export const listUnfinished = (db: Db, limit: number) =>
  runsWithTotals(db).where('state', 'in', UNFINISHED).orderBy('id').limit(limit).execute()

export type RunWithTotals = Awaited<ReturnType<typeof listLatestRuns>>[number]

/** Lists runs, newest first, and whether each can be undone. */
export function listRuns(db: Db, shopId: number, page: { limit: number; offset: number }) {
  return runsWithTotals(db)
    .select(
      sql<0 | 1>`exists (select 1 from run_item ${canBeUndone} and run_item.run_id = run.id)`.as(
        'can_undo'
      )
    )
    .where('shop_id', '=', shopId)
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

export type LoggedRun = Awaited<ReturnType<typeof listRuns>>[number]

export async function countRuns(db: Db, shopId: number): Promise<number> {
  const row = await db
    .selectFrom('run')
    .select(sql<number>`count(*)`.as('count'))
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow()
  return row.count
}

export function findRun(db: Db, shopId: number, id: number) {
  return db
    .selectFrom('run')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/**
 * Selects the items that the run changed and that can be restored: no later run has changed the image or is about to,
 * and its original is still kept.
 */
const canBeUndone = sql`join image_result on image_result.image_id = run_item.image_id
  where run_item.state = 'done' and image_result.status = 'compressed'
    and image_result.original_hash is not null
    and not exists (select 1 from run_item later where later.image_id = run_item.image_id
      and later.id > run_item.id and later.state in ('waiting', 'working', 'done'))`

export async function listUndoable(db: Db, runId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select run_item.image_id id from run_item
    ${canBeUndone} and run_item.run_id = ${runId}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Tells whether a failed image is still in the store and no later run has handled it or is about to. */
const canBeRetried = sql<0 | 1>`(store_image.deleted_at is null and not exists (select 1
  from run_item later where later.image_id = run_item.image_id and later.id > run_item.id
    and later.state in ('waiting', 'working', 'done', 'unchanged')))`

const failedIn = (db: Db, runId: number) =>
  db
    .selectFrom('run_item')
    .innerJoin('store_image', 'store_image.id', 'run_item.image_id')
    .innerJoin('store_item', 'store_item.id', 'run_item.item_id')
    .where('run_item.run_id', '=', runId)
    .where('run_item.state', '=', 'failed')

export function listFailures(db: Db, runId: number, page: { limit: number; offset: number }) {
  return failedIn(db, runId)
    .select(['store_image.id', 'store_image.file_name', 'store_image.version', 'run_item.reason'])
    .select(['store_item.title', canBeRetried.as('can_retry')])
    .orderBy('run_item.item_id')
    .orderBy('run_item.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

export async function listRetryable(db: Db, runId: number): Promise<number[]> {
  const rows = await failedIn(db, runId)
    .select('store_image.id')
    .where(sql<boolean>`${canBeRetried}`)
    .execute()
  return rows.map(({ id }) => id)
}

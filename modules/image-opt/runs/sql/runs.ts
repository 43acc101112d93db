import { sql } from 'kysely'
import type { Db } from '../../../../server/core/database/db.ts'
import type { JournalActor } from '../../../journal/tables.ts'
import type { ItemKind } from '../../contract.ts'
import type { RunItemState, RunKind, RunState } from '../../tables.ts'

export const UNFINISHED: RunState[] = ['queued', 'running', 'paused', 'stopping']

/** SQLite accepts at most 32,766 bound values in one statement. */
const VALUES_AT_ONCE = 30_000

export type NewRun = {
  shopId: number
  kind: RunKind
  startedBy: JournalActor
  itemKind: ItemKind
  encodeOptionsJson: string
  /** RunOptions as JSON. */
  texts: string
  images: { id: number; item_id: number }[]
  /**
   * Chosen images that the quota does not cover. The run records that they were skipped, and does not work on them.
   */
  unpaid?: { id: number; item_id: number }[]
}

/**
 * Adds a run and its items, and returns its id. Call inside a transaction: the run and its items become visible
 * together.
 */
export async function addRun(trx: Db, run: NewRun, now: string): Promise<number> {
  const { id } = await trx
    .insertInto('run')
    .values({
      shop_id: run.shopId,
      kind: run.kind,
      started_by: run.startedBy,
      item_kind: run.itemKind,
      state: 'queued',
      picture_order: run.encodeOptionsJson,
      texts: run.texts,
      images_total: run.images.length,
      items_total: new Set(run.images.map((image) => image.item_id)).size,
      created_at: now,
      started_at: null,
      finished_at: null,
      claimed_at: ''
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rowOf = (image: { id: number; item_id: number }) => ({
    run_id: id,
    shop_id: run.shopId,
    item_id: image.item_id,
    image_id: image.id
  })
  const rows = [
    ...run.images.map((image) => ({ ...rowOf(image), state: 'waiting' as const, reason: null })),
    ...(run.unpaid ?? []).map((image) => ({
      ...rowOf(image),
      state: 'stopped' as const,
      reason: 'quota-used-up'
    }))
  ]
  const rowsAtOnce = VALUES_AT_ONCE / 6
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await trx
      .insertInto('run_item')
      .values(rows.slice(start, start + rowsAtOnce))
      .execute()
  return id
}

/** Finds the run that the progress panel of an item kind shows. */
export function findLatestRun(db: Db, shopId: number, itemKind: ItemKind) {
  return (
    db
      .selectFrom('run')
      .selectAll()
      .where('shop_id', '=', shopId)
      .where('item_kind', '=', itemKind)
      // A run in progress comes before one that is queued behind it.
      .orderBy(sql`state in ('running', 'stopping')`, 'desc')
      // A paused run comes next: the merchant has to see it to resume it.
      .orderBy(sql`state = 'paused'`, 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst()
  )
}

export type RunCounts = Awaited<ReturnType<typeof runProgress>>

/**
 * Counts the images that a run still has to work on, and those that it has finished, by their outcome. `itemsLeft` and
 * `itemsChanged` count items instead.
 */
export function runProgress(db: Db, runId: number) {
  const isLeft = sql`state in ('waiting', 'working')`
  return db
    .selectFrom('run_item')
    .select([
      sql<number>`count(distinct case when ${isLeft} then item_id end)`.as('itemsLeft'),
      sql<number>`count(distinct case when state = 'done' then item_id end)`.as('itemsChanged'),
      sql<number>`count(*) filter (where ${isLeft})`.as('left'),
      sql<number>`count(*) filter (where state = 'done')`.as('changed'),
      sql<number>`count(*) filter (where state = 'unchanged')`.as('unchanged'),
      sql<number>`count(*) filter (where state = 'failed')`.as('failed'),
      // The index used for the other counts does not contain the reason, so only the rows of stopped images are read
      // for it.
      sql<number>`(select count(*) from run_item where run_id = ${runId} and state = 'stopped'
        and reason = 'quota-used-up')`.as('unpaid')
    ])
    .where('run_id', '=', runId)
    .executeTakeFirstOrThrow()
}

/**
 * Stops all unfinished runs of a shop, or only those of one kind. Waiting images are skipped, and images in flight are
 * finished.
 * @returns the number of runs, and the postponed images that were skipped, each of which still holds a quota unit
 */
export async function stopRuns(trx: Db, shopId: number, now: string, kind?: RunKind) {
  const runs = await trx
    .updateTable('run')
    .set({ state: 'stopping' })
    .where('shop_id', '=', shopId)
    .where('state', 'in', UNFINISHED)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as RunKind))
    .returning('id')
    .execute()
  const imageIds: number[] = []
  for (const { id } of runs) imageIds.push(...(await stopRun(trx, id, now)))
  return { runs: runs.length, imageIds }
}

/**
 * Stops a run. Waiting images are skipped, and images in flight are finished.
 * @returns the postponed images that were skipped, each of which still holds a quota unit
 */
export async function stopRun(trx: Db, id: number, now: string): Promise<number[]> {
  await trx.updateTable('run').set({ state: 'stopping' }).where('id', '=', id).execute()
  await trx
    .updateTable('run_item')
    .set({ state: 'stopped' })
    .where('run_id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
  // A postponed item without a write intent is untouched and can be skipped. One with an intent has to be finished.
  const postponed = await trx
    .updateTable('run_item')
    .set({ state: 'stopped', lease_until: null })
    .where('run_id', '=', id)
    .where('state', '=', 'working')
    .where('lease_owner', 'is', null)
    .where('plan', 'is', null)
    .returning('image_id')
    .execute()
  await finishRunIfDone(trx, id, now)
  return postponed.map((item) => item.image_id)
}

export function listUnfinishedRuns(db: Db, shopId: number) {
  return db
    .selectFrom('run')
    .select(['id', 'kind', 'item_kind'])
    .where('shop_id', '=', shopId)
    .where('state', 'in', UNFINISHED)
    .execute()
}

export function listWaiting(trx: Db, runId: number) {
  return trx
    .selectFrom('run_item')
    .select(['id', 'image_id'])
    .where('run_id', '=', runId)
    .where('state', '=', 'waiting')
    .execute()
}

/** Marks these items as stopped for the given reason, and removes them from the totals of the run. */
export async function setStopped(trx: Db, runId: number, ids: number[], reason: string) {
  for (let start = 0; start < ids.length; start += VALUES_AT_ONCE)
    await trx
      .updateTable('run_item')
      .set({ state: 'stopped', reason })
      .where('id', 'in', ids.slice(start, start + VALUES_AT_ONCE))
      .execute()
  await trx
    .updateTable('run')
    .set({
      images_total: sql`(select count(*) from run_item
        where run_id = ${runId} and state != 'stopped')`,
      items_total: sql`(select count(distinct item_id) from run_item
        where run_id = ${runId} and state != 'stopped')`
    })
    .where('id', '=', runId)
    .execute()
}

const countOf = (runId: number, state: RunItemState) =>
  sql<number>`(select count(*) from run_item where run_id = ${runId} and state = ${state})`

/** Ends the run if it has no unfinished item left. Call it in the transaction that ends the work on an item. */
export async function finishRunIfDone(trx: Db, runId: number, now: string): Promise<void> {
  await trx
    .updateTable('run')
    .set({
      state: sql<RunState>`case state when 'stopping' then 'stopped' else 'done' end`,
      finished_at: now,
      images_done: countOf(runId, 'done'),
      images_unchanged: countOf(runId, 'unchanged'),
      images_failed: countOf(runId, 'failed'),
      images_stopped: countOf(runId, 'stopped')
    })
    .where('id', '=', runId)
    .where('state', 'in', UNFINISHED)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('run_item')
            .select('id')
            .where('run_id', '=', runId)
            .where('state', 'in', ['waiting', 'working'])
        )
      )
    )
    .execute()
}

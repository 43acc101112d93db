import { sql } from 'kysely'
import { anyOf } from '../../../../server/core/database/any-of.ts'
import type { Db } from '../../../../server/core/database/db.ts'
import { invariant, parsed } from '../../../../server/core/invariant.ts'
import { isOfOpenShop } from '../../../auth/queries.ts'
import type { EncodeOptions } from '../../engine/encode-options.ts'
import { doesPicture, metadataFor, type RunOptions } from '../../options/run-options.ts'
import type { RunItemState, RunKind, RunState } from '../../tables.ts'
import { intendedHash, readIntent, type WriteIntent } from '../image/write-intent.ts'
import { UNFINISHED } from './runs.ts'

/** The values of encode options that are missing in runs queued by older versions. */
const MISSING_OPTIONS = { longestSide: null, watermark: null }

const RUN_KINDS: RunKind[] = ['optimise', 'reoptimise', 'restore', 'automatic']

/** A run item that this process works on until it records an end or the lease expires. */
export type Claim = Awaited<ReturnType<typeof getClaim>>

/** `until` is the end of a lease that begins now; no lease and no postponement ends later. */
export type ClaimTimes = { now: string; until: string }

/**
 * Matches a working item that may be claimed: its lease has expired, or it was postponed while the clock was ahead, and
 * would otherwise wait until the clock is there again.
 */
const isFree = ({ now, until }: ClaimTimes) =>
  sql<boolean>`(lease_until < ${now} or (lease_owner is null and lease_until > ${until}))`

/**
 * Finds the run to claim from next. Each open shop takes part with its oldest unfinished run, and the run that was claimed
 * from least recently goes first. A paused run does not block later runs. However, its items with an expired lease are
 * finished first, because the store may already have part of their change.
 */
export function findRunWithWork(db: Db, times: ClaimTimes) {
  return db
    .selectFrom('run')
    .select(['run.id', 'run.shop_id', 'run.kind', 'run.state'])
    .where(isOfOpenShop('run.shop_id'))
    .where('run.state', 'in', UNFINISHED)
    .where(
      'run.id',
      '=',
      sql<number>`(select min(first.id) from run first where first.shop_id = run.shop_id
        and (first.state in ('queued', 'running', 'stopping')
          or (first.state = 'paused' and exists (select 1 from run_item expired
            where expired.run_id = first.id and expired.state = 'working' and ${isFree(times)}))))`
    )
    .where(({ or, exists, selectFrom }) => {
      const items = selectFrom('run_item').select('id').whereRef('run_id', '=', 'run.id')
      return or([
        exists(items.where('run_item.state', '=', 'waiting').where('run.state', '!=', 'paused')),
        exists(items.where('run_item.state', '=', 'working').where(isFree(times)))
      ])
    })
    .orderBy('run.claimed_at')
    .orderBy('run.id')
    .limit(1)
    .executeTakeFirst()
}

/** Lists the products, collections and posts that have an image in flight: one with a lease that has not expired. */
export async function listBegun(db: Db, now: string): Promise<number[]> {
  const rows = await db
    .selectFrom('run_item')
    .select('item_id')
    .distinct()
    .where('state', '=', 'working')
    .where('lease_owner', 'is not', null)
    .where('lease_until', '>=', now)
    .execute()
  return rows.map(({ item_id }) => item_id)
}

/** `begun` is what `listBegun` returned. Its images give way to others that are `among` the first waiting ones. */
type Preference = { begun: number[]; among: number }

/**
 * Finds an item to claim: a waiting one (unless the run is paused), or one whose lease has expired. The media of a product
 * are changed one after the other (docs/shopify.md), so products without an image in flight come first. Each query is
 * answered from an index without sorting, because a run may have half a million items.
 */
export async function findFreeItem(
  db: Db,
  { id: runId, state }: { id: number; state: RunState },
  { begun, among, ...times }: ClaimTimes & Preference
) {
  const items = db
    .selectFrom('run_item')
    .select(['id', 'item_id', 'image_id', 'state'])
    .where('run_id', '=', runId)
    .orderBy('item_id')
    .orderBy('id')
  // executeTakeFirst adds no limit: without this one, SQLite would return every row.
  const first = items.limit(1)
  if (state !== 'paused') {
    const preferred = db
      .selectFrom(items.where('state', '=', 'waiting').limit(among).as('waiting'))
      .selectAll()
      .where('item_id', 'not in', anyOf(db, begun))
      .orderBy('item_id')
      .orderBy('id')
      .limit(1)
    const found =
      (await preferred.executeTakeFirst()) ??
      (await first.where('state', '=', 'waiting').executeTakeFirst())
    if (found) return found
  }
  return first.where('state', '=', 'working').where(isFree(times)).executeTakeFirst()
}

export async function setWorking(
  trx: Db,
  {
    id,
    runId,
    owner,
    until,
    now
  }: { id: number; runId: number; owner: string; until: string; now: string }
): Promise<void> {
  await trx
    .updateTable('run_item')
    .set((eb) => ({
      state: 'working',
      attempts: eb('attempts', '+', 1),
      lease_owner: owner,
      lease_until: until
    }))
    .where('id', '=', id)
    .execute()
  await trx
    .updateTable('run')
    .set((eb) => ({
      state: sql`case state when 'queued' then 'running' else state end`,
      started_at: eb.fn.coalesce('started_at', eb.val(now)),
      claimed_at: now
    }))
    .where('id', '=', runId)
    .execute()
}

const readClaim = (db: Db, id: number) =>
  db
    .selectFrom('run_item')
    .innerJoin('run', 'run.id', 'run_item.run_id')
    .innerJoin('store_image', 'store_image.id', 'run_item.image_id')
    .innerJoin('store_item', 'store_item.id', 'run_item.item_id')
    .select([
      'store_item.kind as itemKind',
      'store_item.title',
      'store_item.vendor',
      'store_item.product_type as productType',
      'store_item.price',
      'store_item.first_variant as firstVariant',
      'store_item.is_published as isPublished',
      'store_image.variant',
      'run.texts as runOptionsJson',
      'run.shop_id as runShopId',
      'store_image.shop_id as imageShopId',
      'store_item.shop_id as itemShopId',
      'run_item.id',
      'run_item.run_id as runId',
      'run_item.shop_id as shopId',
      'run_item.item_id as itemId',
      'run_item.image_id as imageId',
      'run_item.attempts',
      'run_item.retries',
      'run_item.lease_owner as owner',
      'run_item.plan',
      'run_item.planned_hash as plannedHash',
      'run.kind',
      'run.picture_order as encodeOptionsJson',
      'store_image.platform_id as platformId',
      'store_image.file_name as fileName',
      'store_image.size_bytes as sizeBytes',
      'store_image.version'
    ])
    .where('run_item.id', '=', id)
    .executeTakeFirstOrThrow()

export async function getClaim(db: Db, id: number) {
  const row = await readClaim(db, id)
  const place = { shop: row.runShopId, table: 'run_item', id, run: row.runId }
  const shops = [row.runShopId, row.imageShopId, row.itemShopId]
  const isOfOneShop = shops.every((shop) => shop === row.shopId)
  invariant('run-of-one-shop', isOfOneShop, place)
  invariant('run-kind', RUN_KINDS.includes(row.kind), place)
  invariant('attempts', row.retries >= 0 && row.retries < row.attempts, place)
  const runOptions = parsed(row.runOptionsJson) as RunOptions | null
  const encodeOptionsOfRun = parsed(row.encodeOptionsJson) as Partial<EncodeOptions> | null
  const isReadable = typeof runOptions === 'object' && typeof encodeOptionsOfRun === 'object'
  invariant('run-options', isReadable && encodeOptionsOfRun !== null, place)
  const isPublished = row.isPublished === 1
  const isAboutPicture = doesPicture(runOptions, isPublished)
  const encodeOptions = {
    ...MISSING_OPTIONS,
    ...encodeOptionsOfRun
  } as EncodeOptions
  return {
    ...row,
    intent: row.plan === null ? null : readIntent(row.plan, row.plannedHash, place),
    /** Null: the bytes stay as they are. */
    encodeOptions: isAboutPicture ? encodeOptions : null,
    encodeOptionsJson: isAboutPicture ? row.encodeOptionsJson : 'null',
    /** Null: the alt text and the file name stay as they are. */
    metadata: metadataFor(runOptions, isPublished)
  }
}

/**
 * Matches the item only while this claim holds its lease. A different process may have claimed the item since. This
 * process may also have claimed it again, if the clock jumped past the end of the lease; only `attempts` shows that.
 */
const hasLease = ({ id, owner, attempts }: Claim) =>
  sql<boolean>`id = ${id} and lease_owner = ${owner} and attempts = ${attempts}
    and state = 'working'`

/**
 * Records a write intent.
 * @returns false when the lease was lost: the item may have been claimed again, and nothing may be written
 */
export async function saveIntent(db: Db, claim: Claim, intent: WriteIntent): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('run_item')
    .set({ planned_hash: intendedHash(intent), plan: JSON.stringify(intent) })
    .where(hasLease(claim))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Ends a claim with the given state.
 * @returns false when the lease was lost, in which case nothing may be recorded
 */
export async function endClaim(
  trx: Db,
  claim: Claim,
  state: RunItemState,
  reason: string | null
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('run_item')
    .set({ state, reason, lease_owner: null, lease_until: null })
    .where(hasLease(claim))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Ends an item that nobody has claimed, or whose lease has expired. */
export async function endUnclaimed(trx: Db, id: number, reason: string): Promise<void> {
  await trx
    .updateTable('run_item')
    .set({ state: 'failed', reason, lease_owner: null, lease_until: null })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'working'])
    .execute()
}

/**
 * Undoes a claim. If the store may already have part of the change (`isBegun`), the item is finished later, even when
 * the run stops; otherwise it waits again, or is stopped with its run.
 * @returns false when the lease was lost
 */
export async function returnClaim(
  trx: Db,
  claim: Claim,
  { isBegun }: { isBegun: boolean }
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('run_item')
    .set((eb) => ({
      state: isBegun
        ? 'working'
        : sql`(select case state when 'stopping' then 'stopped' else 'waiting' end
            from run where run.id = run_item.run_id)`,
      lease_owner: null,
      lease_until: isBegun ? '' : null,
      attempts: eb('attempts', '-', 1)
    }))
    .where(hasLease(claim))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Postpones an item: it can be claimed again at `from` (ISO time) at the earliest. */
export async function postponeClaim(db: Db, claim: Claim, from: string): Promise<void> {
  await db
    .updateTable('run_item')
    .set((eb) => ({ lease_owner: null, lease_until: from, retries: eb('retries', '+', 1) }))
    .where(hasLease(claim))
    .execute()
}

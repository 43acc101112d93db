import type { Db } from '../../../../server/core/database/db.ts'
import { readIntent, type WriteIntent } from '../image/write-intent.ts'
import type { Claim } from './claims.ts'

/** How many intents of an image are read; the history has the results of older ones. */
const INTENTS = 10

/**
 * Finds the intent with which we once wrote these bytes for this image, so that our own bytes never count as an
 * original.
 */
export async function findIntentFor(
  db: Db,
  { shopId, imageId }: Pick<Claim, 'shopId' | 'imageId'>,
  hash: string
): Promise<WriteIntent | undefined> {
  const row = await db
    .selectFrom('run_item')
    .select(['id', 'plan'])
    .where('shop_id', '=', shopId)
    .where('image_id', '=', imageId)
    .where('planned_hash', '=', hash)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.plan ? readIntent(row.plan, hash, placeOf(shopId, row.id)) : undefined
}

/** Names the row of an intent to the operator. */
const placeOf = (shop: number, id: number) => ({ shop, table: 'run_item', id })

/** Lists the intents for this image, newest first; an intent does not say whether it took effect. */
export async function listIntents(db: Db, { shopId, imageId }: Claim): Promise<WriteIntent[]> {
  const rows = await db
    .selectFrom('run_item')
    .select(['id', 'plan', 'planned_hash'])
    .where('shop_id', '=', shopId)
    .where('image_id', '=', imageId)
    .where('plan', 'is not', null)
    .orderBy('id', 'desc')
    .limit(INTENTS)
    .execute()
  return rows.map((row) =>
    readIntent(row.plan as string, row.planned_hash, placeOf(shopId, row.id))
  )
}

/**
 * Finds the current intent of this claim; the claim object holds only the intent that existed when the image was
 * claimed.
 */
export async function findOwnIntent(
  db: Db,
  { id, shopId }: Claim
): Promise<WriteIntent | undefined> {
  const row = await db
    .selectFrom('run_item')
    .select(['plan', 'planned_hash'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.plan ? readIntent(row.plan, row.planned_hash, placeOf(shopId, id)) : undefined
}

/** Finds how the last work on this image ended; undefined if there was none, or its run item has been deleted. */
export function findLastEnd(db: Db, { id, shopId, imageId }: Claim) {
  return db
    .selectFrom('run_item')
    .innerJoin('run', 'run.id', 'run_item.run_id')
    .select(['run.kind', 'run_item.state'])
    .where('run_item.shop_id', '=', shopId)
    .where('run_item.image_id', '=', imageId)
    .where('run_item.id', '!=', id)
    .where('run_item.state', 'in', ['done', 'unchanged', 'failed'])
    .orderBy('run_item.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

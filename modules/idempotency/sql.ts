import type { Db } from '../../server/core/database/db.ts'
import type { KnownCall } from './tables.ts'

export type KeyedCall = { shopId: number; key: string; callHash: string }

/** How many keys of one shop are remembered, so that no shop can fill the disk with answers. */
const MOST_OF_SHOP = 1000

/**
 * Records that a call begins under this key.
 * @returns undefined if the key is new, otherwise the call that it belongs to
 */
export async function beginCall(
  db: Db,
  { shopId, key, callHash }: KeyedCall,
  now: string
): Promise<KnownCall | undefined> {
  const added = await db
    .insertInto('idempotency_key')
    .values({
      shop_id: shopId,
      key,
      call_hash: callHash,
      status: null,
      answer: null,
      created_at: now
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (added.numInsertedOrUpdatedRows === 1n) {
    await removeBeyondLimit(db, shopId)
    return undefined
  }
  return db
    .selectFrom('idempotency_key')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('key', '=', key)
    .executeTakeFirst()
}

async function removeBeyondLimit(db: Db, shopId: number): Promise<void> {
  await db
    .deleteFrom('idempotency_key')
    .where('shop_id', '=', shopId)
    .where('id', '<=', (query) =>
      query
        .selectFrom('idempotency_key')
        .select('id')
        .where('shop_id', '=', shopId)
        .orderBy('id', 'desc')
        .limit(1)
        .offset(MOST_OF_SHOP)
    )
    .execute()
}

/** Keeps the answer to a call. */
export async function keepAnswer(
  db: Db,
  { shopId, key }: KeyedCall,
  { status, answer }: { status: number; answer: string }
): Promise<void> {
  await db
    .updateTable('idempotency_key')
    .set({ status, answer })
    .where('shop_id', '=', shopId)
    .where('key', '=', key)
    .execute()
}

/** Forgets a call that had no effect, so that it can be sent again under its key. */
export async function forgetCall(db: Db, { shopId, key }: KeyedCall): Promise<void> {
  await db
    .deleteFrom('idempotency_key')
    .where('shop_id', '=', shopId)
    .where('key', '=', key)
    .execute()
}

/** @returns how many keys were removed */
export async function removeOldKeys(db: Db, before: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('idempotency_key')
    .where('created_at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

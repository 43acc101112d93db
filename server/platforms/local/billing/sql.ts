import type { Selectable } from 'kysely'
import type { Db } from '../../../core/database/db.ts'
import type { LocalSubscriptionTable } from '../tables.ts'

export type LocalSubscription = Selectable<LocalSubscriptionTable>

/** Returns the subscription with the key of `subscription`, after creating it if there was none. */
export async function putSubscription(
  db: Db,
  subscription: LocalSubscription
): Promise<LocalSubscription> {
  await db
    .insertInto('local_subscription')
    .values(subscription)
    .onConflict((conflict) => conflict.columns(['shop_id', 'key']).doNothing())
    .execute()
  return db
    .selectFrom('local_subscription')
    .selectAll()
    .where('shop_id', '=', subscription.shop_id)
    .where('key', '=', subscription.key)
    .executeTakeFirstOrThrow()
}

/**
 * Returns the subscription. A pending one whose time is over is returned as expired, even if its row still says
 * 'pending'.
 */
export async function findLocalSubscription(
  db: Db,
  shopId: number,
  id: string,
  now: string
): Promise<LocalSubscription | undefined> {
  const found = await db
    .selectFrom('local_subscription')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .executeTakeFirst()
  const isLate = found?.state === 'pending' && found.expires_at <= now
  return isLate ? { ...found, state: 'expired' } : found
}

export function findActiveSubscription(
  db: Db,
  shopId: number
): Promise<{ id: string; key: string } | undefined> {
  return db
    .selectFrom('local_subscription')
    .select(['id', 'key'])
    .where('shop_id', '=', shopId)
    .where('state', '=', 'active')
    .executeTakeFirst()
}

/**
 * Records the merchant's decision about a pending subscription.
 * @returns false when the subscription is not pending or has expired
 */
export async function decidePending(
  db: Db,
  { id, shop_id }: Pick<LocalSubscription, 'id' | 'shop_id'>,
  state: 'active' | 'declined',
  now: string
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('local_subscription')
    .set({ state })
    .where('shop_id', '=', shop_id)
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function endSubscriptions(db: Db, shopId: number, id: string | { not: string }) {
  const ending = db
    .updateTable('local_subscription')
    .set({ state: 'ended' })
    .where('shop_id', '=', shopId)
  if (typeof id === 'string')
    await ending.where('id', '=', id).where('state', 'in', ['pending', 'active']).execute()
  else await ending.where('id', '!=', id.not).where('state', '=', 'active').execute()
}

/** Adds a row for the charge, unless there already is one with its key. Returns the id of that row. */
export async function putUsage(
  db: Db,
  usage: { subscriptionId: string; key: string; cents: number; description: string; now: string }
): Promise<number> {
  await db
    .insertInto('local_usage')
    .values({
      subscription_id: usage.subscriptionId,
      key: usage.key,
      cents: usage.cents,
      description: usage.description,
      created_at: usage.now
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const put = await findUsage(db, usage.key)
  if (put === undefined) throw new Error(`Expected usage ${usage.key} after it was put`)
  return put
}

export async function findUsage(db: Db, key: string): Promise<number | undefined> {
  const found = await db
    .selectFrom('local_usage')
    .select('id')
    .where('key', '=', key)
    .executeTakeFirst()
  return found?.id
}

export async function listSubscriptionIds(db: Db, shopId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('local_subscription')
    .select('id')
    .where('shop_id', '=', shopId)
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns all charges to the shop. */
export function listUsage(db: Db, shopId: number) {
  return db
    .selectFrom('local_usage')
    .innerJoin('local_subscription', 'local_subscription.id', 'local_usage.subscription_id')
    .select(['local_usage.key', 'local_usage.cents'])
    .where('local_subscription.shop_id', '=', shopId)
    .execute()
}

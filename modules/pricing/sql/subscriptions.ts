import { type Selectable, sql, type Updateable } from 'kysely'
import { anyOf } from '../../../server/core/database/any-of.ts'
import type { Db } from '../../../server/core/database/db.ts'
import { invariant, isTime } from '../../../server/core/invariant.ts'
import { PLANS } from '../plans.ts'
import type { SubscriptionTable } from '../tables.ts'
import { FREE_CYCLE } from '../usage/cycles.ts'
import type { CycleTime } from '../usage/roll-over.ts'

export type Subscription = Selectable<SubscriptionTable>

export function findSubscription(db: Db, shopId: number): Promise<Subscription | undefined> {
  return db.selectFrom('subscription').selectAll().where('shop_id', '=', shopId).executeTakeFirst()
}

export const listSubscriptions = (db: Db, shopIds: number[]): Promise<Subscription[]> =>
  db.selectFrom('subscription').selectAll().where('shop_id', 'in', anyOf(db, shopIds)).execute()

/**
 * Returns the shop's subscription, and adds one first if there is none. A shop without a subscription is on the free
 * plan and has used nothing.
 */
export async function takeSubscription(db: Db, shopId: number): Promise<Subscription> {
  const known = await findSubscription(db, shopId)
  if (known) return asserted(known)
  await db
    .insertInto('subscription')
    .values({ shop_id: shopId, level: 0, cycle: FREE_CYCLE, units_taken: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return db
    .selectFrom('subscription')
    .selectAll()
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow()
}

/** Returns a subscription that may be counted on and charged by. */
function asserted(subscription: Subscription): Subscription {
  const { shop_id, level, units_taken, units_spent, cycle, anchor_at } = subscription
  const place = { shop: shop_id, table: 'subscription' }
  invariant('plan-exists', PLANS[level] !== undefined, place)
  invariant('units-add-up', units_spent >= 0 && units_spent <= units_taken, place)
  const areTimes =
    (cycle === FREE_CYCLE || isTime(cycle)) && (anchor_at === null || isTime(anchor_at))
  invariant('cycle-is-a-time', areTimes, place)
  return subscription
}

export async function setSubscription(
  db: Db,
  shopId: number,
  change: Updateable<SubscriptionTable>
): Promise<void> {
  await db.updateTable('subscription').set(change).where('shop_id', '=', shopId).execute()
}

/** Recomputes the numbers of taken and spent units of the running cycle from the ledger. */
export async function recountUnits(db: Db, shopId: number): Promise<void> {
  const units = sql`from quota_unit where quota_unit.shop_id = subscription.shop_id
    and quota_unit.cycle = subscription.cycle`
  await db
    .updateTable('subscription')
    .set({
      units_taken: sql`(select count(*) ${units})`,
      units_spent: sql`(select count(*) ${units} and quota_unit.state = 'spent')`
    })
    .where('shop_id', '=', shopId)
    .execute()
}

/** Sums the units of the running cycles of all shops. */
export function sumUnits(db: Db): Promise<{ reserved: number; spent: number }> {
  return db
    .selectFrom('subscription')
    .select([
      sql<number>`coalesce(sum(units_taken - units_spent), 0)`.as('reserved'),
      sql<number>`coalesce(sum(units_spent), 0)`.as('spent')
    ])
    .executeTakeFirstOrThrow()
}

export async function countTaken(db: Db, shopId: number, change: 1 | -1): Promise<void> {
  await db
    .updateTable('subscription')
    .set((eb) => ({ units_taken: eb('units_taken', '+', change) }))
    .where('shop_id', '=', shopId)
    .execute()
}

/**
 * Counts one more spent unit.
 * @returns the subscription afterwards, or undefined when a different cycle is running by now
 */
export function countSpent(
  db: Db,
  shopId: number,
  cycle: string
): Promise<Subscription | undefined> {
  return db
    .updateTable('subscription')
    .set((eb) => ({ units_spent: eb('units_spent', '+', 1) }))
    .where('shop_id', '=', shopId)
    .where('cycle', '=', cycle)
    .returningAll()
    .executeTakeFirst()
}

/**
 * Returns the shops whose recorded cycle is not the current one: it has ended, or it has not begun because the clock
 * was set back.
 */
export async function listShopsOutOfCycle(db: Db, { now, trusted }: CycleTime): Promise<number[]> {
  const shops = await db
    .selectFrom('subscription')
    .select('shop_id')
    .where('anchor_at', 'is not', null)
    .where(({ or, eb }) => or([eb('cycle_ends_at', '<=', trusted), eb('cycle', '>', now)]))
    .execute()
  return shops.map(({ shop_id }) => shop_id)
}

import type { Selectable } from 'kysely'
import type { Db } from '../../server/core/db.ts'
import type { SubscriptionTable } from './tables.ts'

export type Subscription = Selectable<SubscriptionTable>

export function findSubscription(db: Db, shopId: number): Promise<Subscription | undefined> {
  return db.selectFrom('subscription').selectAll().where('shop_id', '=', shopId).executeTakeFirst()
}

/** A shop without a row is on the free plan, whose one cycle began when it first took a unit. */
export async function takeSubscription(db: Db, shopId: number, now: string): Promise<Subscription> {
  const known = await findSubscription(db, shopId)
  if (known) return known
  await db
    .insertInto('subscription')
    .values({ shop_id: shopId, level: 0, cycle: now, units_taken: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return db
    .selectFrom('subscription')
    .selectAll()
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow()
}

export async function hasUnit(db: Db, shopId: number, cycle: string, imageId: number) {
  const unit = await db
    .selectFrom('quota_unit')
    .select('image_id')
    .where('shop_id', '=', shopId)
    .where('cycle', '=', cycle)
    .where('image_id', '=', imageId)
    .executeTakeFirst()
  return unit !== undefined
}

export async function addUnit(db: Db, shopId: number, cycle: string, imageId: number, now: string) {
  await db
    .insertInto('quota_unit')
    .values({ shop_id: shopId, cycle, image_id: imageId, state: 'reserved', taken_at: now })
    .execute()
  await countUnits(db, shopId, 1)
}

export async function setUnitSpent(db: Db, shopId: number, imageId: number): Promise<void> {
  await db
    .updateTable('quota_unit')
    .set({ state: 'spent' })
    .where('shop_id', '=', shopId)
    .where('image_id', '=', imageId)
    .where('state', '=', 'reserved')
    .execute()
}

/** Gives a reserved unit back; one that is spent stays spent. */
export async function removeReservedUnit(db: Db, shopId: number, imageId: number): Promise<void> {
  const removed = await db
    .deleteFrom('quota_unit')
    .where('shop_id', '=', shopId)
    .where('image_id', '=', imageId)
    .where('state', '=', 'reserved')
    .returning('cycle')
    .execute()
  if (removed.length === 0) return
  const { cycle } = (await findSubscription(db, shopId)) ?? {}
  const ofThisCycle = removed.filter((unit) => unit.cycle === cycle).length
  if (ofThisCycle > 0) await countUnits(db, shopId, -ofThisCycle)
}

async function countUnits(db: Db, shopId: number, change: number): Promise<void> {
  await db
    .updateTable('subscription')
    .set((eb) => ({ units_taken: eb('units_taken', '+', change) }))
    .where('shop_id', '=', shopId)
    .execute()
}

/** The images that have their unit in the cycle that runs. */
export async function listImagesWithUnit(db: Db, shopId: number): Promise<Set<number>> {
  const units = await db
    .selectFrom('quota_unit')
    .innerJoin('subscription', 'subscription.shop_id', 'quota_unit.shop_id')
    .select('image_id')
    .where('quota_unit.shop_id', '=', shopId)
    .whereRef('quota_unit.cycle', '=', 'subscription.cycle')
    .execute()
  return new Set(units.map((unit) => unit.image_id))
}

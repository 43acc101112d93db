import { type ExpressionBuilder, sql } from 'kysely'
import { anyOf } from '../../../server/core/database/any-of.ts'
import type { Database, Db } from '../../../server/core/database/db.ts'
import { invariant, type Place } from '../../../server/core/invariant.ts'
import { FREE_CYCLE } from '../usage/cycles.ts'

type UnitColumns = ExpressionBuilder<Database, 'quota_unit'>

/**
 * The cycle of units that a lost database had spent, known from what is described beside an original. They are in no
 * count, so that they charge nothing.
 */
const LOST_CYCLE = 'lost'

/**
 * A unit of this cycle pays, one that is still reserved pays in whatever cycle its work ends, and one that a lost
 * database spent pays in the cycle in which it was spent.
 */
const paysIn =
  (cycle: string) =>
  ({ or, and, eb }: UnitColumns) =>
    or([
      eb('cycle', '=', cycle),
      eb('state', '=', 'reserved'),
      and([
        eb('cycle', '=', LOST_CYCLE),
        // The name of any other cycle is the time it began at.
        eb('spent_at', '>=', cycle === FREE_CYCLE ? '' : cycle)
      ])
    ])

/** Records that a lost database had spent a unit on the image. */
export async function addLostUnit(
  db: Db,
  { shopId, imageId, spentAt }: { shopId: number; imageId: number; spentAt: string }
): Promise<void> {
  await db
    .insertInto('quota_unit')
    .values({
      shop_id: shopId,
      cycle: LOST_CYCLE,
      image_id: imageId,
      state: 'spent',
      taken_at: spentAt,
      spent_at: spentAt
    })
    .onConflict((conflict) =>
      conflict.columns(['shop_id', 'cycle', 'image_id']).doUpdateSet({ spent_at: spentAt })
    )
    .execute()
}

/** Tells whether a unit already pays for work on the image: one of this cycle, or one reserved in any cycle. */
export async function hasUnit(
  db: Db,
  { shopId, imageId, cycle }: { shopId: number; imageId: number; cycle: string }
): Promise<boolean> {
  const units = await db
    .selectFrom('quota_unit')
    .select(['shop_id', 'state'])
    .where('image_id', '=', imageId)
    .where(paysIn(cycle))
    .execute()
  const place = { shop: shopId, table: 'quota_unit', image: imageId }
  invariant(
    'unit-of-its-shop',
    units.every((unit) => unit.shop_id === shopId),
    place
  )
  assertOneReserved(units.filter(({ state }) => state !== 'spent').length, place)
  return units.length > 0
}

/** No image has two units that wait for the end of its work: both would be spent, or released, at once. */
const assertOneReserved = (reserved: number, place: Place) =>
  invariant('one-reserved-unit', reserved <= 1, place)

export async function addUnit(
  db: Db,
  unit: { shopId: number; cycle: string; imageId: number; now: string }
): Promise<void> {
  await db
    .insertInto('quota_unit')
    .values({
      shop_id: unit.shopId,
      cycle: unit.cycle,
      image_id: unit.imageId,
      state: 'reserved',
      taken_at: unit.now
    })
    .execute()
}

/**
 * Spends the unit that is reserved for the image.
 * @returns the cycle it was reserved in, or undefined when no unit is reserved
 */
export async function setSpent(
  db: Db,
  shopId: number,
  imageId: number,
  now: string
): Promise<string | undefined> {
  const spent = await db
    .updateTable('quota_unit')
    .set({ state: 'spent', spent_at: now })
    .where('shop_id', '=', shopId)
    .where('image_id', '=', imageId)
    .where('state', '=', 'reserved')
    .returning('cycle')
    .execute()
  assertOneReserved(spent.length, { shop: shopId, table: 'quota_unit', image: imageId })
  return spent[0]?.cycle
}

export async function setOverage(
  db: Db,
  {
    shopId,
    cycle,
    imageId,
    overage
  }: Record<'shopId' | 'imageId' | 'overage', number> & {
    cycle: string
  }
): Promise<void> {
  await db
    .updateTable('quota_unit')
    .set({ overage })
    .where('shop_id', '=', shopId)
    .where('cycle', '=', cycle)
    .where('image_id', '=', imageId)
    .execute()
}

/**
 * Deletes the unit that is reserved for the image.
 * @returns the cycle it was reserved in, or undefined when no unit is reserved
 */
export async function removeReserved(
  db: Db,
  shopId: number,
  imageId: number
): Promise<string | undefined> {
  const removed = await db
    .deleteFrom('quota_unit')
    .where('shop_id', '=', shopId)
    .where('image_id', '=', imageId)
    .where('state', '=', 'reserved')
    .returning('cycle')
    .execute()
  assertOneReserved(removed.length, { shop: shopId, table: 'quota_unit', image: imageId })
  return removed[0]?.cycle
}

/**
 * Moves reserved units to a different cycle, so that work in flight is paid for only in the cycle in which it ends. A
 * unit of an image that already has one in that cycle is deleted instead.
 */
export async function moveReserved(db: Db, shopId: number, from: string, to: string) {
  await db
    .deleteFrom('quota_unit')
    .where('shop_id', '=', shopId)
    .where('cycle', '=', from)
    .where('state', '=', 'reserved')
    .where('image_id', 'in', (eb) =>
      eb
        .selectFrom('quota_unit')
        .select('image_id')
        .where('shop_id', '=', shopId)
        .where('cycle', '=', to)
    )
    .execute()
  await db
    .updateTable('quota_unit')
    .set({ cycle: to })
    .where('shop_id', '=', shopId)
    .where('cycle', '=', from)
    .where('state', '=', 'reserved')
    .execute()
}

/** Copies spent units of the free plan to the paid cycle, up to `most`; the free plan's own rows stay. */
export async function carryOverFree(db: Db, shopId: number, cycle: string, most: number) {
  await db
    .insertInto('quota_unit')
    .columns(['shop_id', 'cycle', 'image_id', 'state', 'taken_at', 'spent_at', 'is_carried'])
    .expression(
      db
        .selectFrom('quota_unit')
        .select([
          'shop_id',
          sql.val(cycle).as('cycle'),
          'image_id',
          'state',
          'taken_at',
          'spent_at',
          sql.lit(1).as('is_carried')
        ])
        .where('shop_id', '=', shopId)
        .where('cycle', '=', FREE_CYCLE)
        .where('state', '=', 'spent')
        .orderBy('spent_at', 'desc')
        .limit(most)
    )
    .execute()
}

/** Counts the units that a shop has in a cycle, which need not be the running one. */
export async function countUnits(db: Db, shopId: number, cycle: string): Promise<number> {
  const { units } = await db
    .selectFrom('quota_unit')
    .select(({ fn }) => fn.countAll<number>().as('units'))
    .where('shop_id', '=', shopId)
    .where('cycle', '=', cycle)
    .executeTakeFirstOrThrow()
  return units
}

/** Counts the units of these shops in each of their cycles. */
export const countUnitsByCycle = (db: Db, shopIds: number[]) =>
  db
    .selectFrom('quota_unit')
    .select(({ fn }) => ['shop_id', 'cycle', fn.countAll<number>().as('units')])
    .where('shop_id', 'in', anyOf(db, shopIds))
    .groupBy(['shop_id', 'cycle'])
    .execute()

/** Returns the images for which a unit already pays, as hasUnit tells for one image. */
export async function listImagesWithUnit(
  db: Db,
  shopId: number,
  cycle: string
): Promise<Set<number>> {
  const units = await db
    .selectFrom('quota_unit')
    .select('image_id')
    .where('shop_id', '=', shopId)
    .where(paysIn(cycle))
    .execute()
  return new Set(units.map((unit) => unit.image_id))
}

import type { Insertable } from 'kysely'
import type { Test } from 'tap'
import { BLOCK_IMAGES } from '../../modules/pricing/plans.ts'
import type {
  OverageChargeTable,
  PlanAgreementTable,
  SubscriptionTable
} from '../../modules/pricing/tables.ts'
import { dialectOf } from '../../server/core/database/dialect.ts'
import { openPrepared } from './prepared-database.ts'
import { withoutReferences } from './without-references.ts'

export const ANCHOR = '2026-11-01T00:00:00.000Z'
export const ENDS = '2026-12-01T00:00:00.000Z'
export const NOW = '2026-11-21T08:00:00.000Z'
export const NEXT = '2026-12-05T00:00:00.000Z'
export const BILLING = { isOff: false, freeQuota: 150 }

/** The images of `addCharge` have numbers from here on. */
const USED = 1_000_000

export type State = OverageChargeTable['state']
export type Change = Partial<Insertable<SubscriptionTable>>

/**
 * Opens a database that contains only a subscription for each of the shops 1 and 2. Both are the same, except for what
 * `change` changes for shop 1.
 */
export async function openLedger(t: Test, change: Change = {}) {
  const db = await openPrepared()
  t.teardown(() => db.destroy())
  // The images and shops that the rows refer to do not exist in this database.
  await withoutReferences(db)
  for (const shop_id of [1, 2])
    await db
      .insertInto('subscription')
      .values({
        shop_id,
        level: 1,
        cycle: ANCHOR,
        cycle_ends_at: ENDS,
        anchor_at: ANCHOR,
        units_taken: 0,
        is_capped: 1,
        is_over_quota: 1,
        agreement_id: 7,
        ...(shop_id === 1 ? change : {})
      })
      .execute()
  const unit = (imageId: number, now = NOW) => ({ shopId: 1, imageId, billing: BILLING, now })
  const addUnit = (imageId: number, state: 'reserved' | 'spent', cycle = ANCHOR, shop_id = 1) =>
    db
      .insertInto('quota_unit')
      .values({ shop_id, cycle, image_id: imageId, state, taken_at: NOW, spent_at: null })
      .execute()
  /** Adds a block, with the image that was changed in it unless it is only reserved. `units` leaves that image out. */
  const addCharge = async (...charge: Parameters<typeof addBareCharge>) => {
    const [block, state, cycle = ANCHOR, shop_id = 1] = charge
    if (state !== 'reserved') await addUsed(block, cycle, shop_id)
    await addBareCharge(...charge)
  }
  const addBareCharge = (block: number, state: State, cycle = ANCHOR, shop_id = 1) =>
    db
      .insertInto('overage_charge')
      .values({
        shop_id,
        cycle,
        block,
        agreement_id: 7,
        cents: 499,
        state,
        platform_id: null,
        reserved_at: NOW,
        charged_at: null
      })
      .execute()
  const addUsed = (block: number, cycle: string, shop_id: number) =>
    db
      .insertInto('quota_unit')
      .values({
        shop_id,
        cycle,
        image_id: USED + block,
        state: 'spent',
        taken_at: NOW,
        spent_at: NOW,
        overage: block * BLOCK_IMAGES
      })
      .execute()
  const addAgreement = async (
    id: number,
    state: PlanAgreementTable['state'],
    platform_id: string | null,
    shop_id = 1
  ) => {
    await db
      .insertInto('plan_agreement')
      .values({
        id,
        shop_id,
        level: 1,
        monthly_cents: 499,
        discount_percent: 0,
        discount_months: 0,
        state,
        platform_id,
        confirmation_url: null,
        created_at: NOW,
        changed_at: NOW
      })
      .execute()
    // PostgreSQL takes no notice of an id that is given.
    await dialectOf(db).reserveIds(db, 'plan_agreement', id)
  }
  const subscription = (shopId = 1) =>
    db
      .selectFrom('subscription')
      .selectAll()
      .where('shop_id', '=', shopId)
      .executeTakeFirstOrThrow()
  const units = async (shopId = 1) =>
    (
      await db
        .selectFrom('quota_unit')
        .select(['image_id', 'cycle', 'state', 'overage', 'is_carried'])
        .where('shop_id', '=', shopId)
        .where('image_id', '<', USED)
        .orderBy('cycle')
        .orderBy('image_id')
        .execute()
    ).map(({ image_id, cycle, state, overage, is_carried }) =>
      [image_id, cycle.slice(0, 10), state, overage, is_carried].join(' ')
    )
  const charges = async (shopId = 1) =>
    (
      await db
        .selectFrom('overage_charge')
        .selectAll()
        .where('shop_id', '=', shopId)
        .orderBy('cycle')
        .orderBy('block')
        .execute()
    ).map(({ block, state, cents, agreement_id }) => [block, state, cents, agreement_id].join(' '))
  return { db, unit, addUnit, addCharge, addBareCharge, addAgreement, subscription, units, charges }
}

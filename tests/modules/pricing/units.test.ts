import t from 'tap'
import {
  countSureUnits,
  forgetPlan,
  releaseUnit,
  reserveUnit,
  spendUnit
} from '../../../modules/pricing/commands.ts'
import { listPaidImages, usageState, usageStates } from '../../../modules/pricing/queries.ts'
import { sumUnits } from '../../../modules/pricing/sql/subscriptions.ts'
import { inTransaction } from '../../../server/core/database/transaction.ts'
import { startApp } from '../../support/app.ts'
import {
  ANCHOR,
  BILLING,
  type Change,
  ENDS,
  NEXT,
  NOW,
  openLedger
} from '../../support/bare-ledger.ts'
import { chooseAll } from '../../support/runs.ts'
import { putProducts } from '../../support/shop.ts'

const billing = { isOff: false, freeQuota: 2 }

t.test('an image whose work spans two cycles is charged once §10.2.3', async (t) => {
  const { app, merchant, storeDir, shopId } = await startApp(t)
  await putProducts(storeDir, 1)
  await chooseAll(merchant)
  const { db } = app
  const anchor = '2026-11-01T00:00:00.000Z'
  await db
    .insertInto('subscription')
    .values({ shop_id: shopId, level: 1, cycle: anchor, anchor_at: anchor, units_taken: 0 })
    .execute()
  const unit = (imageId: number, now: string) => ({ shopId, imageId, billing, now })
  t.equal(await reserveUnit(db, unit(1, '2026-11-30T23:59:59.000Z')), true)
  t.equal(await reserveUnit(db, unit(2, '2026-12-01T00:00:01.000Z')), true)
  await spendUnit(db, unit(1, '2026-12-01T00:00:02.000Z'))
  t.match(await db.selectFrom('quota_unit').selectAll().orderBy('image_id').execute(), [
    { image_id: 1, cycle: '2026-12-01T00:00:00.000Z', state: 'spent' },
    { image_id: 2, cycle: '2026-12-01T00:00:00.000Z', state: 'reserved' }
  ])
  const subscription = await db.selectFrom('subscription').selectAll().executeTakeFirst()
  t.match(subscription, {
    units_taken: 2,
    units_spent: 1,
    cycle_ends_at: '2027-01-01T00:00:00.000Z'
  })
})

t.test('a released unit can be used again, while a spent one cannot §5.13.3 §10.1.2', async (t) => {
  const { app, merchant, storeDir, shopId } = await startApp(t)
  await putProducts(storeDir, 1)
  await chooseAll(merchant)
  const { db } = app
  const now = '2026-11-21T08:00:00.000Z'
  const unit = (imageId: number) => ({ shopId, imageId, billing, now })
  const reserve = (imageId: number) => reserveUnit(db, unit(imageId))
  t.strictSame([await reserve(1), await reserve(2), await reserve(3)], [true, true, false])
  await releaseUnit(db, shopId, 1)
  t.equal(await reserve(3), true)
  await spendUnit(db, unit(2))
  await releaseUnit(db, shopId, 2)
  t.equal(await reserve(1), false)
  t.match(await db.selectFrom('subscription').selectAll().execute(), [
    { units_taken: 2, units_spent: 1, cycle: 'free' }
  ])
})

t.test('a unit that was reserved in a paid cycle still pays once the plan has ended', async (t) => {
  const { app, merchant, storeDir, shopId } = await startApp(t)
  await putProducts(storeDir, 1)
  await chooseAll(merchant)
  const { db } = app
  const now = '2026-11-21T08:00:00.000Z'
  await db
    .insertInto('subscription')
    .values({ shop_id: shopId, level: 1, cycle: '2026-11-01T00:00:00.000Z', units_taken: 0 })
    .execute()
  const reserve = (imageId: number) => reserveUnit(db, { shopId, imageId, billing, now })
  t.equal(await reserve(1), true)
  await inTransaction(db, (trx) => forgetPlan(trx, shopId, now))
  t.strictSame([await reserve(2), await reserve(3), await reserve(4)], [true, true, false])
  t.equal(await reserve(1), true, 'the image can be worked on')
  t.ok((await listPaidImages(db, shopId)).has(1), 'its run does not give it up as unpaid')
})

t.test('the units of all shops are summed, the reserved ones apart from the spent', async (t) => {
  const { db } = await openLedger(t, { units_taken: 7, units_spent: 4 })
  await db
    .updateTable('subscription')
    .set({ units_taken: 20, units_spent: 10 })
    .where('shop_id', '=', 2)
    .execute()
  t.strictSame(await sumUnits(db), { reserved: 13, spent: 14 })
  await db.deleteFrom('subscription').execute()
  t.strictSame(await sumUnits(db), { reserved: 0, spent: 0 })
})

t.test("spending or releasing a unit changes no other shop's", async (t) => {
  const { db, unit, units, addUnit } = await openLedger(t)
  await addUnit(1, 'reserved', ANCHOR, 2)
  await spendUnit(db, unit(1))
  await releaseUnit(db, 1, 1)
  t.strictSame(await units(2), ['1 2026-11-01 reserved 0 0'])
})

t.test('the usage of many shops in one call equals that of each alone', async (t) => {
  const { db, addUnit } = await openLedger(t)
  const paid = { level: 1, cycle: ANCHOR, anchor_at: ANCHOR, cycle_ends_at: ENDS }
  const free = { level: 0, cycle: 'free', anchor_at: null, cycle_ends_at: null }
  const early = '2026-10-15T00:00:00.000Z'
  await db.deleteFrom('subscription').execute()
  await db
    .insertInto('subscription')
    .values([
      { ...paid, shop_id: 2, units_taken: 6 },
      { ...free, shop_id: 3, units_taken: 4 },
      // The cycle that runs at NEXT began with these two already.
      {
        ...paid,
        shop_id: 4,
        cycle: ENDS,
        cycle_ends_at: '2027-01-01T00:00:00.000Z',
        units_taken: 7
      },
      { ...paid, shop_id: 5, cycle: early, anchor_at: early, cycle_ends_at: null, units_taken: 2 },
      // This shop has used nothing since its cycle ended.
      { ...paid, shop_id: 6, level: 2, units_taken: 9 }
    ])
    .execute()
  const counts: [shopId: number, cycle: string, units: number][] = [
    [2, ANCHOR, 6],
    [2, ENDS, 3],
    [3, 'free', 4],
    [4, ANCHOR, 5],
    [4, ENDS, 7],
    [5, early, 2],
    [5, '2026-11-15T00:00:00.000Z', 1],
    [6, ANCHOR, 9],
    [7, ENDS, 8]
  ]
  for (const [shopId, cycle, units] of counts)
    for (let image = 1; image <= units; image++) await addUnit(image, 'spent', cycle, shopId)
  const shopIds = [1, 2, 3, 4, 5, 6]
  const expected = {
    [NOW]: [0, 6, 4, 5, 1, 9],
    [NEXT]: [0, 3, 4, 7, 1, 0]
  }
  for (const [now, used] of Object.entries(expected)) {
    const usageOf = await usageStates(db, shopIds, BILLING, now)
    const usages = shopIds.map(usageOf)
    t.strictSame(
      usages.map((usage) => usage.used),
      used
    )
    for (const [index, usage] of usages.entries())
      t.strictSame(
        usage,
        await usageState(db, index + 1, BILLING, now),
        `shop ${index + 1}, ${now}`
      )
  }
})

t.test('the units of the quota are sure, and beyond it those of the next block', async (t) => {
  const cases: [taken: number, change: Change, sure: number][] = [
    [0, {}, 1000],
    [998, {}, 2],
    [1000, {}, 1000],
    [1001, {}, 999],
    [1999, {}, 1],
    [2000, {}, 1000],
    [20_999, {}, 1],
    [21_000, {}, 0],
    [1000, { overage_limit: 300 }, 300],
    [1298, { overage_limit: 300 }, 2],
    [998, { is_over_quota: 0 }, 2],
    [1000, { is_over_quota: 0 }, 0],
    [1005, { is_over_quota: 0 }, 0]
  ]
  for (const [units_taken, change, sure] of cases) {
    const { db } = await openLedger(t, { units_taken, ...change })
    t.equal(await countSureUnits(db, 1, BILLING, NOW), sure, `${units_taken} are taken`)
  }
})

import t from 'tap'
import { releaseUnit, reserveUnit, spendUnit } from '../../../modules/pricing/commands.ts'
import { startApp } from '../../support/app.ts'
import { chooseAll } from '../../support/runs.ts'
import { putProducts } from '../../support/shop.ts'

const billing = { isOff: false, freeQuota: 2 }

t.test('work that began in one cycle and ends in the next is charged once', async (t) => {
  const { app, merchant, storeDir, shopId } = await startApp(t)
  await putProducts(storeDir, 1)
  await chooseAll(merchant)
  const { db } = app
  const unit = { shopId, imageId: 1, billing, now: '2026-11-01T00:00:00.000Z' }
  t.equal(await reserveUnit(db, unit), true)
  await db.updateTable('subscription').set({ cycle: '2026-12-01', units_taken: 0 }).execute()
  t.equal(await reserveUnit(db, unit), true)
  await spendUnit(db, shopId, 1)
  t.match(await db.selectFrom('quota_unit').selectAll().execute(), [
    { cycle: '2026-12-01', state: 'spent' }
  ])
  t.match(await db.selectFrom('subscription').selectAll().execute(), [{ units_taken: 1 }])
})

t.test('a unit that is given back can be used again, a spent one cannot', async (t) => {
  const { app, merchant, storeDir, shopId } = await startApp(t)
  await putProducts(storeDir, 1)
  await chooseAll(merchant)
  const { db } = app
  const reserve = (imageId: number) => reserveUnit(db, { shopId, imageId, billing, now: 'now' })
  t.strictSame([await reserve(1), await reserve(2), await reserve(3)], [true, true, false])
  await releaseUnit(db, shopId, 1)
  t.equal(await reserve(3), true)
  await spendUnit(db, shopId, 2)
  await releaseUnit(db, shopId, 2)
  t.equal(await reserve(1), false)
  t.match(await db.selectFrom('subscription').selectAll().execute(), [{ units_taken: 2 }])
})

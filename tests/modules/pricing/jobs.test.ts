import t, { type Test } from 'tap'
import { askBilling, beginCycles, checkActive } from '../../../modules/pricing/jobs.ts'
import { HOUR_MS } from '../../../server/core/clock.ts'
import { addShop } from '../../support/add-shop.ts'
import { openBilling, PAID } from '../../support/bare-billing.ts'
import { ENDS } from '../../support/bare-ledger.ts'

/** Opens two shops, of which only the first is open. */
async function openShops(t: Test) {
  const stage = await openBilling(t)
  for (const id of [1, 2])
    await addShop(stage.db, { id, store_key: `shop-${id}`, is_open: id === 1 ? 1 : 0 })
  return stage
}

t.test('every shop whose month has ended begins the next', async (t) => {
  const stage = await openShops(t)
  await beginCycles.run(stage.app)
  t.strictSame(stage.logged, [])
  stage.clock.set(ENDS)
  await beginCycles.run(stage.app)
  for (const id of [1, 2]) t.equal((await stage.subscription(id)).cycle, ENDS)
  t.strictSame(stage.logged, Array(2).fill('the quota cycle of a shop has changed'))
})

t.test('due charges are posted and cancellations repeated, for open shops only', async (t) => {
  const stage = await openShops(t)
  await stage.agree(7, 'cancelling')
  await stage.agree(8, 'cancelling', { shop_id: 2 })
  for (const shop of [1, 2]) await stage.addCharge(1, 'due', ENDS, shop)
  await askBilling.run(stage.app)
  t.strictSame(stage.calls, ['charge s7', 'cancel s7'])
  t.strictSame(await stage.states(), ['7 cancelled', '8 cancelling'])
  t.strictSame(await stage.charges(2), ['1 due 499 7'])
})

t.test('an offer is asked about every minute for an hour, and then every hour', async (t) => {
  const stage = await openShops(t)
  await stage.agree(7, 'pending')
  await stage.agree(8, 'pending', { shop_id: 2 })
  stage.reported.s7 = { ...PAID, state: 'pending' }
  const asked = async (job: typeof askBilling) => {
    stage.calls.length = 0
    await job.run(stage.app)
    return stage.calls
  }
  t.strictSame(await asked(askBilling), ['get s7'])
  stage.clock.forward(HOUR_MS)
  t.strictSame(await asked(askBilling), ['get s7'])
  stage.clock.forward(1)
  t.strictSame(await asked(askBilling), [])
  t.strictSame(await asked(checkActive), ['get s7'])
})

t.test('plans that run or are suspended are asked about every hour', async (t) => {
  for (const state of ['active', 'frozen', 'creating', 'cancelled', 'declined'] as const) {
    const stage = await openShops(t)
    await stage.agree(7, state)
    await stage.agree(8, state, { shop_id: 2 })
    stage.reported.s7 = { ...PAID, state: 'frozen' }
    await checkActive.run(stage.app)
    const isEnded = state === 'cancelled' || state === 'declined'
    t.strictSame(stage.calls, isEnded ? [] : ['get s7'], state)
  }
})

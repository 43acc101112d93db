import t from 'tap'
import { startPlan } from '../../../modules/pricing/agreements/start-plan.ts'
import { inTransaction } from '../../../server/core/database/transaction.ts'
import { type BillingStage, openBilling } from '../../support/bare-billing.ts'
import { ANCHOR, ENDS, NOW } from '../../support/bare-ledger.ts'

const MONTH_LATER = '2026-12-21T08:00:00.000Z'

/** Starts the agreement. `is_test` is what the platform says about it. */
async function start({ db, agreement }: BillingStage, id: number, is_test = 0): Promise<void> {
  const row = { ...(await agreement(id)), is_test }
  await inTransaction(db, (trx) => startPlan(trx, row, true, NOW))
}

t.test('an offer starts a plan unless we have ended it or it runs already', async (t) => {
  const cases = {
    creating: true,
    pending: true,
    frozen: true,
    replaced: true,
    declined: true,
    expired: true,
    active: false,
    cancelling: false,
    cancelled: false
  } as const
  for (const [state, starts] of Object.entries(cases)) {
    const stage = await openBilling(t, { level: 0, anchor_at: null, agreement_id: null })
    await stage.agree(7, state as keyof typeof cases, { level: 2 })
    await start(stage, 7)
    t.equal((await stage.subscription()).level, starts ? 2 : 0, state)
    t.equal((await stage.agreement(7)).state, starts ? 'active' : state)
    t.equal((await stage.subscription(2)).level, 1)
  }
})

t.test('the first plan begins a month and counts the free images that were used', async (t) => {
  const stage = await openBilling(t, { level: 0, anchor_at: null, cycle: 'free', is_over_quota: 1 })
  await stage.addUnit(1, 'spent', 'free')
  await stage.addUnit(2, 'reserved', 'free')
  await stage.addCharge(1, 'due')
  await stage.agree(7, 'pending')
  await start(stage, 7)
  t.match(await stage.subscription(), {
    level: 1,
    agreement_id: 7,
    is_capped: 1,
    is_over_quota: 1,
    anchor_at: NOW,
    cycle: NOW,
    cycle_ends_at: MONTH_LATER,
    units_taken: 2,
    units_spent: 1,
    discount_until: null
  })
  t.strictSame(await stage.charges(), ['1 due 499 7'])
})

t.test('a plan that follows another keeps its month and its used units', async (t) => {
  const stage = await openBilling(t, { units_taken: 1 })
  await stage.addUnit(1, 'spent')
  await stage.agree(6, 'frozen')
  await stage.agree(7, 'active')
  await stage.agree(8, 'pending', { level: 3, discount_months: 2, discount_percent: 20 })
  await start(stage, 8)
  t.strictSame(await stage.states(), ['6 replaced', '7 replaced', '8 active'])
  t.match(await stage.subscription(), {
    level: 3,
    agreement_id: 8,
    anchor_at: ANCHOR,
    cycle: ANCHOR,
    cycle_ends_at: ENDS,
    units_taken: 1,
    is_over_quota: 1,
    discount_until: '2027-01-21T08:00:00.000Z'
  })
})

t.test('a plan that replaces a suspended one goes on with its month', async (t) => {
  const free = { level: 0, anchor_at: null, cycle: 'free', cycle_ends_at: null }
  const stage = await openBilling(t, free)
  await stage.addUnit(1, 'spent')
  await stage.addUnit(2, 'spent', 'free')
  await stage.agree(7, 'frozen', { anchor_at: ANCHOR })
  await stage.agree(8, 'pending', { level: 3 })
  await start(stage, 8)
  t.strictSame(await stage.states(), ['7 replaced', '8 active'])
  t.match(await stage.agreement(7), { anchor_at: null })
  t.match(await stage.subscription(), {
    anchor_at: ANCHOR,
    cycle: ANCHOR,
    cycle_ends_at: ENDS,
    units_taken: 1
  })
})

t.test('the first plan that is paid begins with a full quota and pays for no test', async (t) => {
  for (const state of ['active', 'frozen'] as const) {
    const stage = await openBilling(t, state === 'frozen' ? { level: 0, anchor_at: null } : {})
    await stage.addUnit(1, 'spent')
    await stage.addUnit(2, 'spent', 'free')
    await stage.addCharge(1, 'due')
    await stage.addCharge(2, 'held')
    await stage.agree(7, state, { is_test: 1, anchor_at: state === 'frozen' ? ANCHOR : null })
    await stage.agree(8, 'pending', { kept_until: ENDS })
    await start(stage, 8)
    t.strictSame(await stage.states(), ['7 replaced', '8 active'])
    t.equal((await stage.agreement(8)).kept_until, null)
    t.match(await stage.subscription(), {
      anchor_at: NOW,
      cycle: NOW,
      units_taken: 0,
      is_over_quota: 0
    })
    t.strictSame(await stage.charges(), ['1 refused 499 7', '2 refused 499 7'])
  }
})

t.test(
  'a test that the platform has made real starts anew, and another test does not',
  async (t) => {
    for (const [is_test, cycle, charge] of [
      [0, NOW, '1 refused 499 7'],
      [1, ANCHOR, '1 due 499 7']
    ] as const) {
      const stage = await openBilling(t)
      await stage.addCharge(1, 'due')
      await stage.agree(7, 'active', { is_test: 1 })
      await start(stage, 7, is_test)
      t.equal((await stage.subscription()).cycle, cycle)
      t.strictSame(await stage.charges(), [charge])
    }
    const stage = await openBilling(t)
    await stage.addCharge(1, 'due')
    await stage.agree(7, 'active', { is_test: 1 })
    await stage.agree(8, 'pending', { is_test: 1, level: 2 })
    await start(stage, 8, 1)
    t.match(await stage.subscription(), { level: 2, cycle: ANCHOR, is_over_quota: 1 })
    t.strictSame(await stage.charges(), ['1 due 499 7'])
  }
)

t.test('an agreement of a real plan that is reported again does not start anew', async (t) => {
  const stage = await openBilling(t, { level: 4 })
  await stage.agree(7, 'active')
  await start(stage, 7)
  t.equal((await stage.subscription()).level, 4)
  const test = await openBilling(t, { level: 4 })
  await test.agree(6, 'active', { is_test: 1 })
  await test.agree(7, 'cancelled')
  await start(test, 7)
  t.strictSame(await test.states(), ['6 active', '7 cancelled'])
  t.equal((await test.subscription()).level, 4)
})

t.test('a plan that follows a kept test begins a month, because the test has none', async (t) => {
  const stage = await openBilling(t, { anchor_at: null })
  await stage.agree(7, 'active', { is_test: 1, kept_until: ENDS })
  await stage.agree(8, 'pending', { is_test: 1, level: 2 })
  await start(stage, 8, 1)
  t.match(await stage.subscription(), { anchor_at: NOW, cycle: NOW, cycle_ends_at: MONTH_LATER })
})

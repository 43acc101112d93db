import t from 'tap'
import { reconcileSafely } from '../../../modules/pricing/agreements/reconcile.ts'
import { DAY_MS, toText } from '../../../server/core/clock.ts'
import { openBilling, PAID } from '../../support/bare-billing.ts'
import { ANCHOR, ENDS, NOW } from '../../support/bare-ledger.ts'

t.test(
  'an agreement that the platform lists as paid for counts, even a replaced one',
  async (t) => {
    const stage = await openBilling(t, { level: 0, anchor_at: null, cycle: 'free' })
    await stage.agree(7, 'replaced', { level: 3 })
    await stage.agree(8, 'replaced', { platform_id: null })
    stage.reported.s7 = PAID
    stage.paying = { id: 's7', key: 'of an older version' }
    await stage.reconcile()
    t.strictSame(await stage.states(), ['7 active', '8 replaced'])
    t.match(await stage.subscription(), { level: 3, agreement_id: 7 })
    t.strictSame(stage.logged, [])

    await t.test('an active one is asked about once, and nothing starts again', async (t) => {
      stage.calls.length = 0
      await stage.reconcile()
      t.strictSame(stage.calls, ['get s7'])
    })
    await t.test('one whose id was lost is found by the key of its order', async (t) => {
      stage.paying = { id: 'lost', key: 'agreement:8' }
      stage.reported.lost = PAID
      delete stage.reported.s7
      await stage.reconcile()
      t.match(await stage.agreement(8), { state: 'active', platform_id: 'lost' })
      t.match(await stage.agreement(7), { state: 'replaced', platform_id: 's7' })
    })
    await t.test('an unknown one is logged, and the others are still asked about', async (t) => {
      stage.calls.length = 0
      stage.paying = { id: 'foreign', key: 'agreement:99' }
      await stage.reconcile()
      t.strictSame(stage.logged, ['a shop pays for an unknown agreement'])
      t.strictSame(stage.calls, ['get lost'])
    })
  }
)

t.test('a plan that we ended stays ended, even if the platform lists it as paid for', async (t) => {
  for (const state of ['cancelled', 'cancelling'] as const) {
    const stage = await openBilling(t, { level: 0 })
    await stage.agree(7, state)
    stage.reported.s7 = PAID
    stage.paying = { id: 's7', key: 'agreement:7' }
    stage.failing.add('cancelSubscription')
    await stage.reconcile()
    t.strictSame(await stage.states(), ['7 cancelling'], 'the job tries again')
    t.strictSame(stage.logged, ['a subscription could not be cancelled yet'])
    stage.failing.clear()
    await stage.reconcile()
    t.strictSame(await stage.states(), ['7 cancelled'])
    t.strictSame(stage.calls, ['cancel s7', 'cancel s7'])
    t.equal((await stage.subscription()).level, 0)
  }
})

t.test('what the platform reports about the usage line is recorded', async (t) => {
  const stage = await openBilling(t)
  await stage.agree(7, 'active', { is_test: null })
  stage.reported.s7 = PAID
  await stage.reconcile()
  t.match(await stage.agreement(7), {
    used_cents: 499,
    capped_cents: 9980,
    period_ends_at: '2026-12-10T00:00:00Z',
    is_test: 0
  })
  stage.reported.s7 = { ...PAID, usage: null }
  await stage.reconcile()
  t.match(await stage.agreement(7), { used_cents: null, capped_cents: null, period_ends_at: null })
})

t.test('an agreement counts as a test if a test was asked for, until it is paid', async (t) => {
  const cases = [
    [null, true, 1],
    [null, false, 0],
    [0, true, 0],
    [1, true, 1],
    [1, false, 0]
  ] as const
  for (const [is_test, isTest, expected] of cases) {
    const stage = await openBilling(t)
    await stage.agree(7, 'active', { is_test })
    stage.reported.s7 = { ...PAID, isTest, canPay: false }
    await stage.reconcile()
    t.equal((await stage.agreement(7)).is_test, expected, `${is_test}, reported ${isTest}`)
    t.equal((await stage.agreement(7)).state, 'active')
    const isFirstPaid = is_test === 1 && !isTest
    t.equal((await stage.subscription()).cycle, isFirstPaid ? NOW : ANCHOR)
    t.strictSame(stage.calls, isFirstPaid ? ['get s7', 'poll 1'] : ['get s7'])
  }
})

t.test('a plan that begins reads the store, and pays for the blocks that are due', async (t) => {
  const stage = await openBilling(t)
  await stage.agree(7, 'replaced')
  await stage.agree(8, 'pending', { level: 2 })
  await stage.addCharge(1, 'due')
  await stage.addCharge(2, 'held')
  stage.reported.s8 = { ...PAID, usage: null }
  await stage.reconcile()
  t.strictSame(stage.calls, ['get s8', 'poll 1', 'charge s7', 'charge s7'])
  t.strictSame(await stage.charges(), ['1 charged 499 7', '2 charged 499 7'])
  stage.reported.s8 = PAID
  stage.calls.length = 0
  await stage.addCharge(3, 'due')
  await stage.addCharge(4, 'held')
  await stage.reconcile()
  t.strictSame(stage.calls, ['get s8', 'charge s7'], 'later, only held blocks are tried again')
  t.strictSame((await stage.charges()).slice(2), ['3 due 499 7', '4 charged 499 7'])
})

t.test('a plan has room for overcharge only if the platform reports a usage line', async (t) => {
  for (const [usage, is_capped] of [
    [PAID.usage, 1],
    [null, 0]
  ] as const) {
    const stage = await openBilling(t, { is_capped: 1 - is_capped })
    await stage.agree(7, 'pending')
    stage.reported.s7 = { ...PAID, usage }
    await stage.reconcile()
    t.equal((await stage.subscription()).is_capped, is_capped)
  }
})

t.test(
  'an offer of which the platform has told no id expires after two days §11.3.2',
  async (t) => {
    const stage = await openBilling(t)
    await stage.agree(7, 'creating', { platform_id: null })
    await stage.reconcile()
    t.strictSame(await stage.states(), ['7 creating'])
    stage.clock.forward(2 * DAY_MS - 1)
    await stage.reconcile()
    t.strictSame(await stage.states(), ['7 creating'])
    stage.clock.forward(1)
    await stage.reconcile()
    t.strictSame(await stage.states(), ['7 expired'])
    t.strictSame(stage.calls, [])
  }
)

t.test('an offer ends as the platform reports it, and the plan goes on', async (t) => {
  for (const state of ['pending', 'declined', 'expired', 'ended'] as const) {
    const stage = await openBilling(t)
    await stage.agree(7, 'active')
    await stage.agree(8, 'pending')
    stage.reported.s7 = PAID
    stage.reported.s8 = { ...PAID, state, usage: null }
    await stage.reconcile()
    t.strictSame(await stage.states(), ['7 active', `8 ${state === 'ended' ? 'cancelled' : state}`])
    t.equal((await stage.subscription()).level, 1)
  }
})

t.test('an offer of a test is void once the store can pay', async (t) => {
  const stage = await openBilling(t)
  await stage.agree(7, 'pending', { is_test: 1 })
  stage.reported.s7 = { ...PAID, state: 'pending', usage: null, canPay: false }
  await stage.reconcile()
  t.strictSame(await stage.states(), ['7 pending'])
  stage.reported.s7 = { ...PAID, state: 'pending', usage: null }
  await stage.reconcile()
  t.strictSame(await stage.states(), ['7 replaced'])
})

const TEST = { ...PAID, isTest: true }

t.test('a test that is approved only after the store can pay is cancelled', async (t) => {
  for (const [state, charges] of [
    ['pending', ['1 due 499 7', '2 held 499 7', '3 charged 499 7']],
    ['frozen', ['1 refused 499 7', '2 refused 499 7', '3 charged 499 7']]
  ] as const) {
    const stage = await openBilling(t, { level: 0, anchor_at: null })
    await stage.agree(7, state, { is_test: 1 })
    await stage.addCharges()
    stage.reported.s7 = TEST
    await stage.reconcile()
    t.match(await stage.agreement(7), { state: 'cancelled', kept_until: NOW })
    t.equal((await stage.subscription()).level, 0)
    t.strictSame(stage.calls, ['get s7', 'cancel s7'])
    t.strictSame(await stage.charges(), charges, 'only what a frozen test used is not paid for')
  }
})

t.test('a test that another answer has ended meanwhile is not cancelled twice', async (t) => {
  const stage = await openBilling(t, { level: 0, anchor_at: null })
  await stage.agree(7, 'pending', { is_test: 1 })
  stage.reported.s7 = TEST
  stage.meanwhile = async () => {
    await stage.db.updateTable('plan_agreement').set({ state: 'cancelled' }).execute()
  }
  await stage.reconcile()
  t.strictSame(stage.calls, ['get s7'])
})

t.test('an active test is kept until its month ends once the store can pay', async (t) => {
  for (const reported of [TEST, { ...TEST, state: 'ended' as const }]) {
    const stage = await openBilling(t)
    await stage.agree(7, 'active', { is_test: 1 })
    stage.reported.s7 = reported
    await stage.reconcile()
    t.match(await stage.agreement(7), { state: 'active', kept_until: ENDS })
    t.match(await stage.subscription(), { level: 1, anchor_at: null, is_capped: 0 })
    t.strictSame(stage.calls, ['get s7'], 'nothing begins')
  }
})

t.test('a plan that the platform has ended ends, unless an offer is open', async (t) => {
  const stage = await openBilling(t)
  await stage.agree(7, 'active')
  await stage.agree(8, 'pending')
  stage.reported.s8 = { ...PAID, state: 'pending' }
  await stage.reconcile()
  t.strictSame(await stage.states(), ['7 active', '8 pending'], 'it may be approved right now')
  stage.reported.s8 = { ...PAID, state: 'declined' }
  await stage.reconcile()
  t.strictSame(await stage.states(), ['7 active', '8 declined'])
  await stage.reconcile()
  t.strictSame(await stage.states(), ['7 cancelled', '8 declined'])
  t.equal((await stage.subscription()).level, 0)
})

t.test('the end of a plan that another one has just replaced changes nothing', async (t) => {
  const stage = await openBilling(t)
  await stage.agree(7, 'active')
  stage.meanwhile = async () => {
    await stage.db.updateTable('plan_agreement').set({ state: 'replaced' }).execute()
  }
  await stage.reconcile()
  t.strictSame(await stage.states(), ['7 replaced'])
  t.equal((await stage.subscription()).level, 1)
})

t.test('the plan that the merchant approved while another one ended begins', async (t) => {
  const stage = await openBilling(t)
  await stage.agree(7, 'active')
  await stage.agree(8, 'replaced', { level: 3 })
  stage.reported.s8 = PAID
  stage.meanwhile = async () => {
    stage.paying = { id: 's8', key: 'agreement:8' }
  }
  await stage.reconcile()
  t.strictSame(await stage.states(), ['7 replaced', '8 active'])
  t.match(await stage.subscription(), { level: 3, agreement_id: 8 })
})

t.test('a plan goes on whose order became another subscription meanwhile', async (t) => {
  const stage = await openBilling(t)
  await stage.agree(7, 'active')
  stage.meanwhile = async () => {
    stage.paying = { id: 'newer', key: 'agreement:7' }
  }
  await stage.reconcile()
  t.match(await stage.agreement(7), { state: 'active', platform_id: 'newer' })
  t.equal((await stage.subscription()).level, 1)
})

t.test('a plan that has ended is over, even if the platform still lists it as paid', async (t) => {
  const stage = await openBilling(t, { level: 0 })
  await stage.agree(7, 'frozen')
  stage.paying = { id: 's7', key: 'agreement:7' }
  stage.meanwhile = async () => {
    if (stage.calls.length > 1) throw new Error('Expected one question')
  }
  await stage.reconcile()
  t.strictSame(await stage.states(), ['7 cancelled'])
  t.strictSame(stage.calls, ['get s7'])
})

t.test('an unpaid plan is suspended, and resumes in the same cycle once it is paid', async (t) => {
  const until = '2027-01-10T00:00:00.000Z'
  const stage = await openBilling(t, { discount_until: until })
  await stage.agree(7, 'active', { discount_months: 3, discount_percent: 20 })
  await stage.addUnit(1, 'spent')
  await stage.addUnit(2, 'spent', 'free')
  stage.reported.s7 = { ...PAID, state: 'frozen' }
  for (const time of ['once', 'again']) {
    await stage.reconcile()
    t.match(await stage.agreement(7), { state: 'frozen', anchor_at: ANCHOR }, time)
    t.match(await stage.subscription(), {
      level: 0,
      cycle: 'free',
      anchor_at: null,
      units_taken: 1
    })
  }
  stage.clock.forward(DAY_MS)
  stage.reported.s7 = PAID
  await stage.reconcile()
  t.match(await stage.agreement(7), { state: 'active', anchor_at: null })
  t.match(await stage.subscription(), {
    level: 1,
    cycle: ANCHOR,
    cycle_ends_at: ENDS,
    anchor_at: ANCHOR,
    units_taken: 1,
    discount_until: until
  })
  t.strictSame(stage.calls.slice(2), ['get s7', 'poll 1'])
})

t.test('a frozen plan that the platform ends is cancelled', async (t) => {
  const stage = await openBilling(t, { level: 0 })
  await stage.agree(7, 'frozen')
  await stage.reconcile()
  t.strictSame(await stage.states(), ['7 cancelled'])
})

t.test('a platform that does not answer is logged, and nobody waits for it', async (t) => {
  const stage = await openBilling(t)
  await stage.agree(7, 'active')
  stage.failing.add('findPaying')
  await reconcileSafely(stage.app, 1)
  t.strictSame(stage.logged, ['a shop could not be reconciled with the billing platform'])
  t.strictSame(await stage.states(), ['7 active'])
  t.equal((await stage.agreement(7)).changed_at, toText(stage.clock.now()))
})

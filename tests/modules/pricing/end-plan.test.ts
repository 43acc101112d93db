import t from 'tap'
import { cancel } from '../../../modules/pricing/agreements/cancel.ts'
import { downgrade, endPaidPlan } from '../../../modules/pricing/agreements/downgrade.ts'
import { forgetPlan } from '../../../modules/pricing/commands.ts'
import { postCharges } from '../../../modules/pricing/usage/post-charges.ts'
import { inTransaction } from '../../../server/core/database/transaction.ts'
import { openBilling } from '../../support/bare-billing.ts'
import { NOW } from '../../support/bare-ledger.ts'

t.test(
  'a downgrade ends the plan, withdraws an open offer and drops held charges §11.5.2',
  async (t) => {
    const stage = await openBilling(t, { discount_until: NOW })
    await stage.agree(7, 'active')
    await stage.agree(8, 'pending')
    await stage.addCharge(1, 'due')
    await stage.addCharge(2, 'held')
    await stage.addUnit(1, 'spent', 'free')
    await downgrade(stage.app, 1)
    t.strictSame(stage.calls, ['charge s7', 'cancel s7', 'cancel s8'])
    t.strictSame(await stage.states(), ['7 cancelled', '8 replaced'])
    t.strictSame(await stage.charges(), ['1 charged 499 7', '2 refused 499 7'])
    t.match(await stage.subscription(), {
      level: 0,
      cycle: 'free',
      units_taken: 1,
      agreement_id: null,
      discount_until: null
    })
    t.equal((await stage.subscription(2)).level, 1)
    t.strictSame(stage.logged, [])
  }
)

t.test('an offer without an id is not withdrawn, and a failed withdrawal is logged', async (t) => {
  const stage = await openBilling(t)
  await stage.agree(8, 'creating', { platform_id: null })
  await endPaidPlan(stage.app, 1)
  t.strictSame(stage.calls, [])
  t.strictSame(await stage.states(), ['8 replaced'])
  t.equal((await stage.subscription()).level, 0, 'a plan without an agreement ends as well')
  await stage.agree(9, 'pending')
  stage.failing.add('cancelSubscription')
  await endPaidPlan(stage.app, 1)
  t.strictSame(stage.logged, ['an agreement could not be withdrawn'])
  t.strictSame(await stage.states(), ['8 replaced', '9 replaced'])
})

t.test('a downgrade is refused without a paid plan, with billing off, or with debts', async (t) => {
  const stage = await openBilling(t)
  await stage.agree(7, 'active')
  await stage.addCharge(1, 'due')
  stage.failing.add('addUsage')
  await t.rejects(downgrade(stage.app, 1), { code: 'pricing/billing-unreachable' })
  stage.config.billing = { ...stage.config.billing, isOff: true }
  await t.rejects(downgrade(stage.app, 1), { code: 'pricing/no-plans' })
  stage.config.billing = { ...stage.config.billing, isOff: false }
  await stage.db.updateTable('subscription').set({ level: 0 }).execute()
  await t.rejects(downgrade(stage.app, 1), { code: 'pricing/same-plan' })
  await t.rejects(downgrade(stage.app, 3), { code: 'pricing/same-plan' })
  t.strictSame(await stage.states(), ['7 active'])
})

t.test('an agreement that never reached the platform is cancelled without a call', async (t) => {
  const stage = await openBilling(t)
  await stage.agree(7, 'cancelling', { platform_id: null })
  await cancel(stage.app, await stage.agreement(7))
  t.strictSame(await stage.states(), ['7 cancelled'])
  t.strictSame(stage.calls, [])
})

t.test('an uninstallation ends every agreement and every unpaid charge of the shop', async (t) => {
  const stage = await openBilling(t, { discount_until: NOW })
  const states = ['pending', 'active', 'frozen', 'cancelling', 'declined'] as const
  for (const [index, state] of states.entries()) await stage.agree(index + 1, state)
  await stage.addAgreement(9, 'active', 'foreign', 2)
  await stage.addCharges()
  await inTransaction(stage.db, (trx) => forgetPlan(trx, 1, NOW))
  t.strictSame(await stage.states(), [
    ...[1, 2, 3, 4].map((id) => `${id} cancelled`),
    '5 declined',
    '9 active'
  ])
  t.strictSame(await stage.charges(), ['1 refused 499 7', '2 refused 499 7', '3 charged 499 7'])
  t.match(await stage.subscription(), { level: 0, anchor_at: null, discount_until: null })
  t.equal((await stage.subscription(2)).level, 1)
})

t.test('what a test plan used is charged to a test alone', async (t) => {
  for (const [own, active, calls] of [
    [1, 0, ['charge s7']],
    [1, null, ['charge s7']],
    [1, 1, ['charge s7', 'charge s8']],
    [0, 0, ['charge s7', 'charge s8']]
  ] as const) {
    const stage = await openBilling(t)
    await stage.agree(7, 'replaced', { is_test: own })
    if (active !== null) await stage.agree(8, 'active', { is_test: active })
    await stage.addCharge(1, 'due')
    stage.refused.add('s7')
    await postCharges(stage.app, 1)
    t.strictSame(stage.calls, calls)
    t.strictSame(await stage.charges(), [calls.length > 1 ? '1 charged 499 7' : '1 refused 499 7'])
  }
})

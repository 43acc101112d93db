import t from 'tap'
import type { Shop } from '../../../modules/auth/tables.ts'
import { beginUpgrade } from '../../../modules/pricing/agreements/change-plan.ts'
import { DAY_MS, toText } from '../../../server/core/clock.ts'
import { type BillingStage, openBilling, PAID } from '../../support/bare-billing.ts'
import { ENDS, NOW } from '../../support/bare-ledger.ts'

const OLD = '2026-01-01T00:00:00.000Z'

const ask = ({ app }: BillingStage, level: number, created_at = OLD): Promise<string> =>
  beginUpgrade(app, { id: 1, created_at, language: 'en' } as Shop, level)

t.test('an offer names the plan, its price and the price of a block', async (t) => {
  const stage = await openBilling(t)
  t.equal(await ask(stage, 3, NOW), '/confirm/agreement:1')
  t.match(stage.orders, [
    {
      key: 'agreement:1',
      name: /\$19\.99/,
      monthlyCents: 1999,
      discount: { percent: 20, months: 3 },
      cappedCents: 19_960,
      usageTerms: /\$4\.99.*1,000|1,000.*\$4\.99/
    }
  ])
  t.match(await stage.agreement(1), {
    state: 'pending',
    level: 3,
    platform_id: 'new agreement:1',
    is_test: 1,
    monthly_cents: 1999
  })
})

t.test('asking again leads to the same page while the offer can still be approved', async (t) => {
  const stage = await openBilling(t)
  const first = await ask(stage, 2)
  stage.reported['new agreement:1'] = { ...PAID, state: 'pending', canPay: false }
  t.equal(await ask(stage, 2), first)
  t.equal(stage.orders.length, 1)
  for (const [reported, becomes] of [
    [{ ...PAID, state: 'declined', canPay: false }, 'declined'],
    [{ ...PAID, state: 'pending' }, 'replaced']
  ] as const) {
    const last = stage.orders.length
    stage.reported[`new agreement:${last}`] = reported
    const next = `/confirm/agreement:${last + 1}`
    t.equal(await ask(stage, 2), next, `the offer is ${becomes}`)
    t.equal((await stage.agreement(last)).state, becomes)
  }
})

t.test('an offer with another discount replaces the open one', async (t) => {
  const stage = await openBilling(t, { discount_until: '2027-01-21T00:00:00.000Z' })
  await ask(stage, 2, NOW)
  stage.reported['new agreement:1'] = { ...PAID, state: 'pending', canPay: false }
  stage.clock.forward(8 * DAY_MS)
  t.equal(await ask(stage, 2, NOW), '/confirm/agreement:2')
  t.match(stage.orders[1]?.discount, { percent: 20, months: 2 })
  t.strictSame(await stage.states(), ['1 replaced', '2 pending'])
  t.strictSame(stage.calls.at(1), 'cancel new agreement:1', 'the first one is withdrawn')
  await ask(stage, 3, NOW)
  t.strictSame(await stage.states(), ['1 replaced', '2 replaced', '3 pending'])
})

t.test('the same plan and a smaller one are refused, except after a kept test', async (t) => {
  const stage = await openBilling(t, { level: 4 })
  await stage.agree(7, 'active', { is_test: 1, level: 4 })
  await t.rejects(ask(stage, 4), { code: 'pricing/same-plan' })
  await t.rejects(ask(stage, 1), { code: 'pricing/smaller-plan' })
  t.strictSame(stage.orders, [])
  await stage.db.updateTable('plan_agreement').set({ kept_until: ENDS }).execute()
  t.equal(await ask(stage, 1), '/confirm/agreement:8')
  t.equal(await ask(stage, 4), '/confirm/agreement:9')
  stage.config.billing = { ...stage.config.billing, isOff: true }
  await t.rejects(ask(stage, 6), { code: 'pricing/no-plans' })
})

t.test('a platform that does not answer is an error that the merchant can read', async (t) => {
  const stage = await openBilling(t)
  stage.failing.add('createSubscription')
  await t.rejects(ask(stage, 2), { code: 'pricing/billing-unreachable' })
  stage.failing.clear()
  await ask(stage, 2)
  stage.failing.add('getSubscription')
  await t.rejects(ask(stage, 2), { code: 'pricing/billing-unreachable' })
  t.equal(stage.logged.length, 2)
})

t.test('an offer that a later one overtook is withdrawn', async (t) => {
  const stage = await openBilling(t)
  stage.meanwhile = async () => {
    await stage.db.updateTable('plan_agreement').set({ state: 'replaced' }).execute()
  }
  await t.rejects(ask(stage, 2), { code: 'pricing/overtaken' })
  t.strictSame(stage.calls, ['create agreement:1', 'cancel new agreement:1'])
  t.match(await stage.agreement(1), { state: 'replaced', changed_at: toText(stage.clock.now()) })
})

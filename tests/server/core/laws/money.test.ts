import t from 'tap'
import { assertLedger } from '../../../../modules/pricing/commands.ts'
import { askBilling } from '../../../../modules/pricing/jobs.ts'
import { addShop } from '../../../support/add-shop.ts'
import { startApp } from '../../../support/app.ts'
import { openBilling } from '../../../support/bare-billing.ts'
import { openLedger } from '../../../support/bare-ledger.ts'
import { brokenLaws, plant } from '../../../support/laws.ts'
import { askForPlan } from '../../../support/plans.ts'

/** Charges that were damaged by hand. */
const CHARGES: [what: string, change: string, law: string][] = [
  ['costs more', 'cents = 49900', 'block-has-its-price'],
  ['costs nothing', 'cents = 0', 'block-has-its-price'],
  ['was charged already', "platform_id = 'usage-1'", 'block-charged-once'],
  ['has the time of its charge', "charged_at = '2026-11-20'", 'block-charged-once'],
  ['is paid by another shop', 'agreement_id = 8', 'payer-of-the-shop']
]

for (const [what, change, law] of CHARGES)
  t.test(`a due block that ${what} is not posted, and another shop's is`, async (t) => {
    const stage = await openBilling(t)
    const { db, app, addCharge, addAgreement, calls } = stage
    for (const id of [1, 2]) await addShop(db, { id, store_key: `shop-${id}` })
    await addAgreement(7, 'active', 's-1')
    await addAgreement(8, 'active', 's-2', 2)
    await addCharge(1, 'due')
    await addCharge(1, 'due', '2026-11-01T00:00:00.000Z', 2)
    await plant(
      db,
      `update overage_charge set ${change} where shop_id = 1`,
      'update overage_charge set agreement_id = 8 where shop_id = 2'
    )
    await askBilling.run(app)
    t.strictSame(await brokenLaws(db), [`${law} overage_charge`])
    t.strictSame(
      calls.filter((call) => call.includes('overage:1')),
      [],
      'the platform was not asked for money of this shop'
    )
    const states = db.selectFrom('overage_charge').select(['shop_id', 'state']).orderBy('shop_id')
    t.strictSame(await states.execute(), [
      { shop_id: 1, state: 'due' },
      { shop_id: 2, state: 'charged' }
    ])
  })

/** What a quota follows from, damaged by hand. */
const LEDGERS: [what: string, statement: string, law: string][] = [
  ['the agreement is unknown', 'update subscription set agreement_id = 99', 'payer-of-the-shop'],
  ['it is of another shop', 'update plan_agreement set shop_id = 2', 'payer-of-the-shop'],
  ['it is of a smaller plan', 'update subscription set level = 6', 'plan-is-the-agreed-one']
]

for (const [what, statement, law] of LEDGERS)
  t.test(`no run is queued where ${what}`, async (t) => {
    const { db, addUnit, addAgreement } = await openLedger(t, { units_taken: 1, units_spent: 1 })
    await addUnit(1, 'spent')
    await addAgreement(7, 'active', 's-1')
    await assertLedger(db, 1)
    await plant(db, statement)
    await t.rejects(assertLedger(db, 1), { code: 'law-broken', message: new RegExp(law) })
  })

t.test('no subscription is asked for where the offer has another price', async (t) => {
  const { app, shopId } = await startApp(t)
  const { db } = app
  await askForPlan(app, 1)
  const asked = () => db.selectFrom('local_subscription').select('id').execute()
  await plant(
    db,
    `update plan_agreement set state = 'creating', confirmation_url = null, monthly_cents = 1
      where shop_id = ${shopId}`
  )
  await t.rejects(askForPlan(app, 1), /server\/law-broken/)
  t.strictSame(await brokenLaws(db), ['plan-has-its-price plan_agreement'])
  t.equal((await asked()).length, 1)
})

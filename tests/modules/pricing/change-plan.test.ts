import t from 'tap'
import { dialectOf } from '../../../server/core/database/dialect.ts'
import { createLocalBilling } from '../../../server/platforms/local/billing/billing.ts'
import { startApp } from '../../support/app.ts'
import { passUntil } from '../../support/pass-time.ts'
import { answerOffer, askForPlan, upgrade } from '../../support/plans.ts'
import { optimiseAll } from '../../support/runs.ts'
import { putProducts } from '../../support/shop.ts'

const PLANS = '/api/v1/getPricingPlans'
const CHANGE = '/api/v1/changePlans'

t.test(
  'each plan shows its price, its price per image and the discount for new users §4.2.2 §4.4.11 §10.3.1',
  async (t) => {
    const { merchant, clock } = await startApp(t)
    const { body } = await merchant.get(PLANS)
    t.equal(body.code, '200')
    t.equal(body.data.plans.length, 7)
    t.match(body.data.plans[3], {
      name: '$19.99',
      impressions: 8000,
      price: 19.99,
      discount_mPrice: 15.99,
      proportion: 0.002499,
      overage_cap: 40_000
    })
    t.match(body.data, {
      level: 0,
      canDiscount: true,
      rebate_info: {
        expired_time: Date.parse('2026-11-28T08:00:00.000Z') / 1000,
        rate: 20,
        discount_period: 3
      },
      impressions_use: 0,
      impressions_all: 150,
      img_usage_use: 0,
      img_usage_all: 0,
      precent: 0,
      total: { un_opt_num: 0, total_saved_size: 0, total_opt_num: 0 }
    })
    clock.set('2026-11-28T08:00:00.000Z')
    const later = await merchant.get(PLANS)
    t.match(later.body.data, { canDiscount: false })
    t.equal(later.body.data.plans[3].discount_mPrice, 19.99)
  }
)

t.test(
  'a plan change takes full effect on approval, and has no effect before §4.4.12 §11.3.1',
  async (t) => {
    const { app, merchant, storeDir } = await startApp(t, { env: { FREE_QUOTA: '4' } })
    await putProducts(storeDir, 1)
    await optimiseAll(merchant)
    const { url } = await askForPlan(app, 3)
    t.match(url, /^\/billing\/confirm\/[\w-]{32}$/)
    t.match((await merchant.get(PLANS)).body.data, { level: 0, impressions_all: 4 })

    t.strictSame(await answerOffer(app, url, 'approve'), {
      status: 303,
      location: '/pricing?plan=active'
    })
    t.match((await merchant.get(PLANS)).body.data, {
      level: 3,
      impressions_use: 3,
      impressions_all: 8000,
      precent: 0.04,
      img_usage_all: 40_000,
      is_capped: 1,
      next_reset: '2026-12-21T08:00:00.000Z'
    })

    await t.test('answering the same offer again changes nothing', async (t) => {
      for (const decision of ['approve', 'decline'] as const)
        t.strictSame(await answerOffer(app, url, decision), {
          status: 303,
          location: '/pricing?plan=active'
        })
      t.match((await merchant.get(PLANS)).body.data, { level: 3, impressions_use: 3 })
      const agreements = await app.db.selectFrom('plan_agreement').select('state').execute()
      t.strictSame(agreements, [{ state: 'active' }])
    })

    await t.test('a larger plan keeps the used quota and the renewal date §11.3.1', async (t) => {
      await app.db.updateTable('quota_unit').set({ taken_at: '2026-11-21T08:00:00.000Z' }).execute()
      await upgrade(app, 4)
      t.match((await merchant.get(PLANS)).body.data, {
        level: 4,
        impressions_use: 3,
        impressions_all: 20_000,
        next_reset: '2026-12-21T08:00:00.000Z'
      })
      const states = await app.db.selectFrom('plan_agreement').select(['level', 'state']).execute()
      t.strictSame(states, [
        { level: 3, state: 'replaced' },
        { level: 4, state: 'active' }
      ])
      const local = await app.db.selectFrom('local_subscription').select('state').execute()
      t.strictSame(local.map(({ state }) => state).sort(), ['active', 'ended'])
    })
  }
)

t.test(
  'a plan that begins on the last day of January renews on the last day of February',
  async (t) => {
    const test = await startApp(t)
    const { app, merchant, storeDir } = test
    await putProducts(storeDir, 1)
    await passUntil(test, '2027-01-31T08:00:00.000Z')
    await upgrade(app, 1)
    t.equal((await merchant.get(PLANS)).body.data.next_reset, '2027-02-28T08:00:00.000Z')
    await optimiseAll(merchant)
    await passUntil(test, '2027-02-28T07:59:59.000Z')
    t.match((await merchant.get(PLANS)).body.data, { impressions_use: 3 })
    await passUntil(test, '2027-02-28T08:00:00.000Z')
    t.match((await merchant.get(PLANS)).body.data, {
      impressions_use: 0,
      next_reset: '2027-03-31T08:00:00.000Z'
    })
  }
)

t.test(
  'the discounted months begin when the merchant approves the plan, not when the plan is offered',
  async (t) => {
    const { app, merchant, clock } = await startApp(t)
    const { url } = await askForPlan(app, 1)
    clock.forward(24 * 60 * 60 * 1000)
    await answerOffer(app, url, 'approve')
    const priceAt = async (time: string) => {
      clock.set(time)
      return (await merchant.get(PLANS)).body.data.plans[3].discount_mPrice as number
    }
    t.equal(await priceAt('2027-02-22T07:59:59.000Z'), 15.99)
    t.equal(await priceAt('2027-02-22T08:00:00.000Z'), 19.99)
  }
)

t.test('a declined or expired offer leaves the plan unchanged', async (t) => {
  const { app, merchant, clock } = await startApp(t)
  const declined = await askForPlan(app, 1)
  t.match(await answerOffer(app, declined.url, 'decline'), { location: '/pricing?plan=declined' })
  t.match(await answerOffer(app, declined.url, 'approve'), { location: '/pricing?plan=declined' })

  const late = await askForPlan(app, 1)
  t.not(late.url, declined.url)
  clock.forward(2 * 24 * 60 * 60 * 1000)
  t.match(await answerOffer(app, late.url, 'approve'), { status: 303, location: late.url })
  t.match((await merchant.get(PLANS)).body.data, { level: 0 })
  const states = await app.db.selectFrom('plan_agreement').select('state').execute()
  t.strictSame(states, [{ state: 'declined' }, { state: 'expired' }])
  t.not((await askForPlan(app, 1)).url, late.url, 'the plan can be requested again')
})

t.test('exactly one of several simultaneous upgrades takes effect', async (t) => {
  const { app, merchant } = await startApp(t)
  const levels = [1, 2, 3, 4, 5, 6, 1, 2, 3]
  const replies = await Promise.all(levels.map((newLevel) => merchant.post(CHANGE, { newLevel })))
  for (const { status } of replies)
    t.ok(status === 200 || status === 409, `the request is answered ${status}`)
  const urls = replies.filter(({ status }) => status === 200).map(({ body }) => body.url as string)
  t.ok(urls.length > 0)
  const answers = await Promise.all(urls.map((url) => answerOffer(app, url, 'approve')))
  t.equal(new Set(answers.filter(({ location }) => location.startsWith('/pricing'))).size > 0, true)
  const agreements = await app.db
    .selectFrom('plan_agreement')
    .selectAll()
    .where('state', 'in', ['active', 'pending', 'creating'])
    .execute()
  t.match(agreements, [{ state: 'active' }])
  t.equal(agreements.length, 1)
  // The last request wins. PostgreSQL may take them in another order than they arrived.
  const level = agreements[0]?.level
  if (dialectOf(app.db).name === 'sqlite') t.equal(level, 3)
  t.match((await merchant.get(PLANS)).body.data, { level })
})

t.test('requesting the same plan twice leads to the same page §11.3.2', async (t) => {
  const { app } = await startApp(t)
  const first = await askForPlan(app, 2)
  t.equal((await askForPlan(app, 2)).url, first.url)
  const other = await askForPlan(app, 5)
  t.match(
    await answerOffer(app, first.url, 'approve'),
    { location: first.url },
    'the first offer is void'
  )
  t.match(await answerOffer(app, other.url, 'approve'), { location: '/pricing?plan=active' })
})

t.test('invalid levels are refused without creating an agreement §4.4.12 §11.3.3', async (t) => {
  const { app, merchant } = await startApp(t)
  for (const newLevel of [-1, 7, 1.5, '9', 'all', null, [3], { level: 3 }, '3 ', true])
    t.match(await merchant.post(CHANGE, { newLevel }), { status: 400, body: { code: '400' } })
  t.match(await merchant.post(CHANGE, {}), { status: 400 })
  t.match(await merchant.post(CHANGE, { newLevel: 0 }), { status: 409, body: { code: '409' } })
  await upgrade(app, 2)
  for (const newLevel of [1, 2, '2'])
    t.match(await merchant.post(CHANGE, { newLevel }), { status: 409 })
  t.equal((await app.db.selectFrom('plan_agreement').selectAll().execute()).length, 1)
})

t.test(
  'an offer can be answered only by its shop and from our own pages §4.5.4 §11.4.1',
  async (t) => {
    const { app, merchant } = await startApp(t)
    const { url } = await askForPlan(app, 1)
    const forged = await app.inject({
      method: 'POST',
      url,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://evil.example'
      },
      cookies: { psb_session: 'anything' },
      payload: 'decision=approve'
    })
    t.equal(forged.statusCode, 403)
    t.equal((await answerOffer(app, url, 'approve', 'x'.repeat(40))).status, 401)
    const unknown = await answerOffer(app, `${url.slice(0, -4)}AAAA`, 'approve')
    t.equal(unknown.status, 404)
    t.match(await merchant.post(url, { decision: 'steal' }), { status: 400 })
    t.match((await merchant.get(PLANS)).body.data, { level: 0 })
    const other = createLocalBilling({ db: app.db, clock: app.clock, shopId: 99 })
    await t.rejects(other.getSubscription(url.split('/').pop() ?? ''), { name: 'BillingError' })
  }
)

t.test('an approval that was never recorded takes effect at the next request', async (t) => {
  const { app, merchant } = await startApp(t)
  await askForPlan(app, 3)
  await app.db.updateTable('local_subscription').set({ state: 'active' }).execute()
  t.match((await merchant.get(PLANS)).body.data, { level: 3, is_capped: 1 })
})

t.test('a shop with billing off has nothing to buy', async (t) => {
  const { merchant } = await startApp(t, { env: { BILLING: 'off' } })
  t.match(await merchant.post(CHANGE, { newLevel: 1 }), { status: 404, body: { code: '404' } })
  t.match((await merchant.get(PLANS)).body.data, {
    plans: [],
    impressions_all: Number.MAX_SAFE_INTEGER
  })
})

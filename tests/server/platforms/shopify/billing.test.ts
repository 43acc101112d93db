import t from 'tap'
import { askBilling, checkActive } from '../../../../modules/pricing/jobs.ts'
import { DAY_MS } from '../../../../server/core/clock.ts'
import { toAmount, toCents } from '../../../../server/platforms/shopify/billing/money.ts'
import { Refused } from '../../../stand-in/billing/order.ts'
import { askForPlan } from '../../../support/plans.ts'
import { SHOP } from '../../../support/shopify-app.ts'
import { agreements, newest, shown } from '../../../support/shopify-plans.ts'
import { type ShopifyShop, startShopifyShop } from '../../../support/shopify-shop.ts'

const CHANGE = '/api/v1/changePlans'

async function upgrade(stage: ShopifyShop, level: number): Promise<void> {
  await askForPlan(stage.app, level)
  stage.shop.billing.approve(newest(stage))
  await stage.app.reconcilePlan(stage.shopId)
}

t.test('amounts are whole cents in the app and decimal strings on Shopify', async (t) => {
  for (const [cents, text] of [
    [0, '0.00'],
    [5, '0.05'],
    [499, '4.99'],
    [9980, '99.80'],
    [14_999, '149.99']
  ] as const) {
    t.equal(toAmount(cents), text)
    t.equal(toCents(text), cents)
  }
  t.equal(toCents('49.9'), 4990)
  t.equal(toCents('0.0'), 0)
  t.equal(toCents('12'), 1200)
  t.equal(toCents('7.992'), 799)
  for (const text of ['', '-1', '1e3', '.5', '1,50', 'NaN'])
    t.throws(() => toCents(text), { message: `received '${text}'` })
})

t.test('a plan begins once the merchant approves its offer on Shopify §11.3.1', async (t) => {
  const stage = await startShopifyShop(t)
  const { url } = await askForPlan(stage.app, 2)
  t.match(url, /\/snow-shop\.myshopify\.com\/admin\/charges\/\d+\/\d+\/.+\?signature=/)
  const [asked] = stage.shop.billing.subscriptions()
  t.match(asked, {
    name: 'Page Speed Boost, $9.99 a month',
    status: 'PENDING',
    isTest: false,
    trialDays: 0,
    currency: 'USD',
    lines: [
      { kind: 'recurring', cents: 999, interval: 'EVERY_30_DAYS' },
      { kind: 'usage', cappedCents: 9980 }
    ]
  })
  t.match(asked?.lines[0], { discount: { value: { percentage: 0.2 }, periods: 3 } })
  t.equal(
    asked?.returnUrl,
    `${stage.standIn.origin}/${SHOP}/admin/apps/${stage.standIn.world.app.clientId}/pricing?agreement=agreement%3A1`
  )
  t.match(await shown(stage), { level: 0 }, 'nothing changes before the merchant approves')
  t.equal(
    (await askForPlan(stage.app, 2)).url,
    url,
    'a second request for the same plan leads to the same page'
  )

  await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ decision: 'approve' })
  })
  t.match(await shown(stage), {
    level: 2,
    impressions_all: 3000,
    is_capped: 1,
    next_reset: '2026-12-21T08:00:00.000Z'
  })
  t.strictSame(await agreements(stage), [{ level: 2, state: 'active' }])

  await t.test('a change to the free plan cancels the subscription without a refund', async (t) => {
    stage.shop.faults.add({ operation: 'AppSubscriptionCancel', kind: '502-after' })
    t.match(await stage.merchant.post(CHANGE, { newLevel: 0 }), { status: 200 })
    t.match(await shown(stage), { level: 0, is_capped: 0 })
    t.strictSame(stage.shop.billing.active(), [])
    await askBilling.run(stage.app)
    t.strictSame(await agreements(stage), [{ level: 2, state: 'cancelled' }])
  })
})

t.test('a subscription on a development store is a test subscription', async (t) => {
  const stage = await startShopifyShop(t)
  const other = stage.standIn.addShop('dev-shop.myshopify.com', { isDevelopment: true })
  const shopId = await stage.installIn(other)
  const order = {
    key: 'agreement:9',
    name: 'A plan',
    monthlyCents: 499,
    discount: { percent: 0, months: 0 },
    cappedCents: 9980,
    usageTerms: 'for each block'
  }
  await stage.app.billingOf(shopId).createSubscription(order)
  t.match(other.billing.subscriptions(), [{ isTest: true, lines: [{ discount: null }, {}] }])
})

t.test('an offer that is declined or expired leaves the plan unchanged', async (t) => {
  const stage = await startShopifyShop(t)
  await askForPlan(stage.app, 1)
  stage.shop.billing.decline(newest(stage))
  t.match(await shown(stage), { level: 0 })
  await askForPlan(stage.app, 1)
  stage.clock.forward(2 * DAY_MS)
  t.match(await shown(stage), { level: 0 })
  t.strictSame(await agreements(stage), [
    { level: 1, state: 'declined' },
    { level: 1, state: 'expired' }
  ])
  await upgrade(stage, 1)
  t.match(await shown(stage), { level: 1 })
})

t.test(
  'if Shopify does not let the app bill, the merchant gets a message instead of an internal error',
  async (t) => {
    const stage = await startShopifyShop(t, { app: { isPublic: false } })
    const { status, body } = await stage.merchant.post(CHANGE, { newLevel: 1 })
    t.equal(status, 409)
    t.match(body.msg, /did not accept this/)
  }
)

t.test(
  'of two offers that the merchant approves, the one approved last counts §11.3.2',
  async (t) => {
    const stage = await startShopifyShop(t)
    const { billing } = stage.shop
    await askForPlan(stage.app, 1)
    const first = newest(stage)
    await askForPlan(stage.app, 4)
    const second = newest(stage)
    t.equal(billing.find(first)?.status, 'PENDING', 'Shopify lets nobody withdraw an offer')
    billing.approve(first)
    await stage.app.reconcilePlan(stage.shopId)
    t.match(await shown(stage), { level: 1 })
    billing.approve(second)
    await stage.app.reconcilePlan(stage.shopId)
    t.match(await shown(stage), { level: 4 })
    t.strictSame(await agreements(stage), [
      { level: 1, state: 'replaced' },
      { level: 4, state: 'active' }
    ])
  }
)

t.test('a shop keeps its new plan even if the replaced plan is checked first', async (t) => {
  const stage = await startShopifyShop(t)
  await upgrade(stage, 1)
  await stage.db.updateTable('subscription').set({ is_over_quota: 1 }).execute()
  await askForPlan(stage.app, 3)
  stage.clock.forward(DAY_MS)
  stage.shop.billing.approve(newest(stage))
  // The job checks every agreement that has not ended, the old one first.
  await checkActive.run(stage.app)
  t.match(await shown(stage), {
    level: 3,
    is_over_quota: 1,
    next_reset: '2026-12-21T08:00:00.000Z'
  })
})

t.test(
  'while an offer is pending, the end of the previous plan does not downgrade the shop',
  async (t) => {
    const stage = await startShopifyShop(t)
    await upgrade(stage, 1)
    const old = newest(stage)
    await askForPlan(stage.app, 2)
    // Shopify has ended the old subscription and does not list the new one yet.
    stage.shop.billing.cancel(old)
    await checkActive.run(stage.app)
    t.match(await shown(stage), { level: 1 })
    stage.shop.billing.approve(newest(stage))
    await checkActive.run(stage.app)
    t.match(await shown(stage), { level: 2, next_reset: '2026-12-21T08:00:00.000Z' })
    stage.shop.billing.cancel(newest(stage))
    await checkActive.run(stage.app)
    t.match(await shown(stage), { level: 0 })
  }
)

t.test('a plan that the merchant cancelled stays cancelled, whatever Shopify lists', async (t) => {
  const stage = await startShopifyShop(t)
  await upgrade(stage, 2)
  const id = newest(stage)
  await stage.merchant.post(CHANGE, { newLevel: 0 })
  const subscription = stage.shop.billing.find(id)
  if (subscription) subscription.status = 'ACTIVE'
  await stage.app.reconcilePlan(stage.shopId)
  t.match(await shown(stage), { level: 0 })
  t.equal(subscription?.status, 'CANCELLED', 'the subscription is cancelled once more')
})

t.test('a cancellation that Shopify refuses is repeated until the plan is cancelled', async (t) => {
  const stage = await startShopifyShop(t)
  const { billing } = stage.shop
  await upgrade(stage, 2)
  const { cancel } = billing
  billing.cancel = () => {
    throw new Refused('Not now')
  }
  t.match(await stage.merchant.post(CHANGE, { newLevel: 0 }), { status: 200 })
  t.strictSame(await agreements(stage), [{ level: 2, state: 'cancelling' }])
  billing.cancel = cancel
  await askBilling.run(stage.app)
  t.strictSame(await agreements(stage), [{ level: 2, state: 'cancelled' }])
  t.strictSame(billing.active(), [], 'the merchant no longer pays')
})

for (const frozenSubscription of ['unlisted', 'listed'] as const)
  t.test(
    `a frozen plan that is ${frozenSubscription} by Shopify counts as the free plan until it is paid §11.7.2`,
    async (t) => {
      const stage = await startShopifyShop(t, { switches: { frozenSubscription } })
      const { billing } = stage.shop
      await upgrade(stage, 3)
      await stage.db.updateTable('subscription').set({ is_over_quota: 1 }).execute()
      const before = await stage.db.selectFrom('subscription').selectAll().executeTakeFirstOrThrow()
      stage.clock.forward(3 * DAY_MS)

      billing.freeze()
      await checkActive.run(stage.app)
      t.match(await shown(stage), { level: 0, is_capped: 0, impressions_all: 150, next_reset: '' })
      t.strictSame(await agreements(stage), [{ level: 3, state: 'frozen' }])
      await checkActive.run(stage.app)
      t.strictSame(
        await agreements(stage),
        [{ level: 3, state: 'frozen' }],
        'the agreement stays frozen'
      )

      stage.clock.forward(2 * DAY_MS)
      billing.unfreeze()
      await checkActive.run(stage.app)
      t.match(await shown(stage), {
        level: 3,
        is_capped: 1,
        next_reset: '2026-12-21T08:00:00.000Z'
      })
      const after = await stage.db.selectFrom('subscription').selectAll().executeTakeFirstOrThrow()
      t.equal(after.cycle, before.cycle, 'the cycle continues without a second quota')
      t.equal(after.discount_until, before.discount_until)
      t.equal(after.is_over_quota, 0, 'only the merchant switches overage on again')
    }
  )

t.test('a frozen plan can be replaced by another plan, or be cancelled', async (t) => {
  const stage = await startShopifyShop(t)
  const { billing } = stage.shop
  await upgrade(stage, 3)
  billing.freeze()
  await checkActive.run(stage.app)
  await upgrade(stage, 1)
  t.match(await shown(stage), { level: 1, next_reset: '2026-12-21T08:00:00.000Z' })
  t.strictSame(await agreements(stage), [
    { level: 3, state: 'replaced' },
    { level: 1, state: 'active' }
  ])
  billing.freeze()
  await checkActive.run(stage.app)
  billing.cancel(newest(stage))
  await checkActive.run(stage.app)
  t.match(await shown(stage), { level: 0 })
  t.match((await agreements(stage)).at(-1), { state: 'cancelled' })
})

t.test('the pricing page says that Shopify bills the plan every 30 days', async (t) => {
  const { open, install, shop } = await startShopifyShop(t)
  const { cookies: given } = await install(shop)
  const cookies = { psb_frame: given[0]?.value ?? '' }
  t.match((await open('/pricing', cookies)).text, 'Shopify bills your plan every 30 days')
})

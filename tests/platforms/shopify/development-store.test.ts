import t, { type Test } from 'tap'
import { beginCycles, checkActive } from '../../../modules/pricing/jobs.ts'
import type { Pricing } from '../../../modules/pricing/schema.ts'
import { DAY_MS } from '../../../server/core/clock.ts'
import { askForPlan } from '../../support/plans.ts'
import { type ShopifyShop, startShopifyShop } from '../../support/shopify-shop.ts'

const CHANGE = '/api/v1/changePlans'
const TITLE = 'Your store is no longer a development store'
const ENDED = 'Your free test plan has ended'

const shown = async ({ merchant }: ShopifyShop): Promise<Pricing> =>
  (await merchant.get<{ data: Pricing }>('/api/v1/getPricingPlans')).body.data

/** Opens the Pricing page in the admin. */
async function pricingPage({ install, shop, open }: ShopifyShop): Promise<string> {
  const { cookies } = await install(shop)
  return (await open('/pricing', { psb_frame: cookies[0]?.value ?? '' })).text
}

/** Answers Shopify's page as the merchant does. Returns the status of its answer. */
async function approve(url: string): Promise<number> {
  const body = new URLSearchParams({ decision: 'approve' })
  return (await fetch(url, { method: 'POST', redirect: 'manual', body })).status
}

async function subscribe(stage: ShopifyShop, level: number): Promise<void> {
  const { url } = await askForPlan(stage.app, level)
  if ((await approve(url)) !== 303) throw new Error('Expected the plan to be approved')
  await stage.app.reconcilePlan(stage.shopId)
}

/** Opens a development store with a plan, of which nobody pays for anything. */
async function openTestShop(t: Test, level = 2): Promise<ShopifyShop> {
  const stage = await startShopifyShop(t)
  stage.shop.isDevelopment = true
  await subscribe(stage, level)
  return stage
}

/** Gives the store a paid plan at Shopify, and applies the delivery that reports it. */
async function becomeReal({ shop, app }: ShopifyShop): Promise<void> {
  shop.merchant.leaveDevelopment()
  await shop.webhooks.settled()
  await app.applyDeliveries()
}

const kinds = ({ shop }: ShopifyShop) =>
  shop.billing.active().map(({ isTest }) => (isTest ? 'test' : 'real'))

t.test('a development store that becomes a real one is asked for a real plan', async (t) => {
  const stage = await openTestShop(t)
  t.match(await shown(stage), { level: 2, next_reset: '2026-12-21T08:00:00.000Z' })
  await checkActive.run(stage.app)
  t.notMatch(await pricingPage(stage), TITLE)
  t.match(await shown(stage), { level: 2, is_capped: 1 }, 'a development store keeps its plan')

  stage.clock.forward(DAY_MS)
  await becomeReal(stage)
  t.match(await shown(stage), { level: 2, impressions_all: 3000, is_capped: 0, next_reset: '' })
  const page = await pricingPage(stage)
  t.match(page, TITLE)
  t.match(page, /until Dec 21, 2026/)
  t.match(page, /Subscribe for \$9\.99 a month/)
  t.strictSame(kinds(stage), ['test'])

  await t.test('the real plan begins with a full quota, and the request disappears', async (t) => {
    await subscribe(stage, 2)
    t.strictSame(kinds(stage), ['real'])
    t.match(await shown(stage), {
      level: 2,
      impressions_use: 0,
      is_capped: 1,
      is_over_quota: 0,
      next_reset: '2026-12-22T08:00:00.000Z'
    })
    t.notMatch(await pricingPage(stage), TITLE)
    t.equal((await stage.merchant.post(CHANGE, { newLevel: 2 })).status, 409)
  })
})

t.test('a test plan that nobody replaces ends with its month', async (t) => {
  const stage = await openTestShop(t)
  stage.shop.isDevelopment = false
  t.match(await shown(stage), { is_capped: 1 }, 'no delivery has reported it')
  await checkActive.run(stage.app)
  t.match(await shown(stage), { level: 2, is_capped: 0 }, 'the hourly job notices it')
  const cycle = async () =>
    (await stage.db.selectFrom('subscription').select('cycle').executeTakeFirst())?.cycle
  const month = await cycle()

  stage.clock.forward(31 * DAY_MS)
  await beginCycles.run(stage.app)
  t.equal(await cycle(), month, 'no new month begins')
  await checkActive.run(stage.app)
  t.match(await shown(stage), { level: 0, impressions_all: 150 })
  t.strictSame(kinds(stage), [])
  const page = await pricingPage(stage)
  t.match(page, ENDED)
  t.match(page, /Subscribe for \$9\.99 a month/)
  await subscribe(stage, 2)
  t.notMatch(await pricingPage(stage), ENDED)
})

t.test('any real plan may follow a test plan, also a smaller one', async (t) => {
  const stage = await openTestShop(t, 4)
  await becomeReal(stage)
  await subscribe(stage, 1)
  t.match(await shown(stage), { level: 1, impressions_all: 1000 })
  t.strictSame(kinds(stage), ['real'])
})

t.test('an offer that a development store did not answer gives a real store no plan', async (t) => {
  const stage = await startShopifyShop(t)
  stage.shop.isDevelopment = true
  const stale = await askForPlan(stage.app, 2)
  await becomeReal(stage)
  const fresh = await askForPlan(stage.app, 2)
  t.not(fresh.url, stale.url)
  t.equal(await approve(stale.url), 303)
  await stage.app.reconcilePlan(stage.shopId)
  t.match(await shown(stage), { level: 0 })
  t.strictSame(kinds(stage), [])
  await approve(fresh.url)
  await stage.app.reconcilePlan(stage.shopId)
  t.match(await shown(stage), { level: 2 })
  t.strictSame(kinds(stage), ['real'])
})

t.test('blocks of a test plan are never charged to a real subscription', async (t) => {
  for (const isNoticed of [true, false]) {
    const stage = await openTestShop(t, 1)
    const { id, cycle } = await stage.db
      .selectFrom('subscription')
      .select(['agreement_id as id', 'cycle'])
      .executeTakeFirstOrThrow()
    const block = { shop_id: stage.shopId, cycle, agreement_id: id, cents: 499, reserved_at: cycle }
    await stage.db
      .insertInto('overage_charge')
      .values([
        { ...block, block: 1, state: 'due' },
        { ...block, block: 2, state: 'held' }
      ])
      .execute()
    if (isNoticed) await becomeReal(stage)
    else stage.shop.isDevelopment = false
    await subscribe(stage, 3)
    await stage.app.reconcilePlan(stage.shopId)
    t.match(await shown(stage), { level: 3, impressions_use: 0, is_capped: 1 })
    const real = stage.shop.billing.subscriptions().filter(({ isTest }) => !isTest)
    t.strictSame(
      real.map(({ records }) => records),
      [[]]
    )
  }
})

t.test('a test subscription that Shopify ends with the transfer is treated alike', async (t) => {
  const stage = await openTestShop(t)
  stage.shop.isDevelopment = false
  stage.shop.billing.endAll()
  await checkActive.run(stage.app)
  t.match(await shown(stage), { level: 2, is_capped: 0 })
  t.match(await pricingPage(stage), TITLE)
})

t.test('a real charge that Shopify turns into a test charge counts as paid', async (t) => {
  const stage = await startShopifyShop(t)
  await subscribe(stage, 2)
  for (const subscription of stage.shop.billing.subscriptions()) subscription.isTest = true
  await checkActive.run(stage.app)
  t.match(await shown(stage), { level: 2, is_capped: 1 })
  t.notMatch(await pricingPage(stage), TITLE)
})

t.test('a test plan from before this was recorded is recognised', async (t) => {
  const stage = await openTestShop(t)
  await stage.db.updateTable('plan_agreement').set({ is_test: null }).execute()
  stage.shop.isDevelopment = false
  await checkActive.run(stage.app)
  t.match(await pricingPage(stage), TITLE)
})

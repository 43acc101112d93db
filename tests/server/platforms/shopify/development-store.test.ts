import t from 'tap'
import { beginCycles, checkActive } from '../../../../modules/pricing/jobs.ts'
import type { Pricing } from '../../../../modules/pricing/schema.ts'
import { DAY_MS } from '../../../../server/core/clock.ts'
import { askForPlan } from '../../../support/plans.ts'
import { optimiseAll } from '../../../support/runs.ts'
import { jpeg } from '../../../support/shop.ts'
import type { ShopifyShop } from '../../../support/shopify-shop.ts'
import {
  addBlock,
  approve,
  becomeReal,
  kinds,
  openDevelopmentStore,
  openTestShop,
  realRecords,
  subscribe
} from './development-stores.ts'

const CHANGE = '/api/v1/changePlans'
const TITLE = 'Your store is no longer a development store'
const ENDED = 'Your free test plan has ended'

const shown = async ({ merchant }: ShopifyShop): Promise<Pricing> =>
  (await merchant.get<{ data: Pricing }>('/api/v1/getPricingPlans')).body.data

/** Opens the Pricing page in the admin. Returns its HTML. */
async function pricingPage({ install, shop, open }: ShopifyShop): Promise<string> {
  const { cookies } = await install(shop)
  const { status, text } = await open('/pricing', { psb_frame: cookies[0]?.value ?? '' })
  if (status !== 200) throw new Error(`Expected the Pricing page, received ${status}`)
  return text
}

t.test(
  'a development store that becomes a real one is asked for a real plan §11.7.4',
  async (t) => {
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

    await t.test('the real plan begins with a full quota, and the banner disappears', async (t) => {
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
  }
)

t.test('a test plan that no real plan replaces ends with its cycle §11.7.4', async (t) => {
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

t.test('an offer that is open while a test plan ends can still be approved', async (t) => {
  const stage = await openTestShop(t)
  await becomeReal(stage)
  stage.clock.set('2026-12-20T20:00:00.000Z')
  const { url } = await askForPlan(stage.app, 1)
  stage.clock.set('2026-12-21T09:00:00.000Z')
  await checkActive.run(stage.app)
  t.match(await shown(stage), { level: 2 }, 'the test goes on while the merchant may approve')
  t.equal(await approve(url), 303)
  await stage.app.reconcilePlan(stage.shopId)
  t.match(await shown(stage), { level: 1, impressions_all: 1000 })
  t.strictSame(kinds(stage), ['real'])
})

t.test('any real plan may follow a test plan, even a smaller one', async (t) => {
  const stage = await openTestShop(t, 4)
  await becomeReal(stage)
  await subscribe(stage, 1)
  t.match(await shown(stage), { level: 1, impressions_all: 1000 })
  t.strictSame(kinds(stage), ['real'])
})

t.test(
  'approving an offer that was made to a development store gives the real store no plan',
  async (t) => {
    const stage = await openDevelopmentStore(t)
    const stale = await askForPlan(stage.app, 2)
    await becomeReal(stage)
    const fresh = await askForPlan(stage.app, 2)
    t.not(fresh.url, stale.url)
    t.equal(await approve(stale.url), 303)
    await stage.app.reconcilePlan(stage.shopId)
    t.match(await shown(stage), { level: 0 })
    t.strictSame(kinds(stage), [])
    t.match(await pricingPage(stage), ENDED, 'the page says why the approved plan has not begun')
    await approve(fresh.url)
    await stage.app.reconcilePlan(stage.shopId)
    t.match(await shown(stage), { level: 2 })
    t.strictSame(kinds(stage), ['real'])
  }
)

t.test('blocks of a test plan are never charged to a real subscription', async (t) => {
  for (const isNoticed of [true, false]) {
    const stage = await openTestShop(t, 1)
    await addBlock(stage, 'due', 1)
    await addBlock(stage, 'held', 2)
    await stage.merchant.post('/api/v2/setting/saveAppSwitch', {
      name: 'is_over_quota',
      type: 'param',
      st: 1,
      exp: 0
    })
    if (isNoticed) await becomeReal(stage)
    else stage.shop.isDevelopment = false
    await subscribe(stage, 3)
    await stage.app.reconcilePlan(stage.shopId)
    t.match(await shown(stage), {
      level: 3,
      impressions_use: 0,
      is_capped: 1,
      is_over_quota: 0
    })
    t.strictSame(realRecords(stage), [])
  }
})

t.test(
  'a test plan is kept even if Shopify ends its subscription when the store becomes a real one',
  async (t) => {
    const stage = await openTestShop(t)
    stage.shop.isDevelopment = false
    stage.shop.billing.endAll()
    await checkActive.run(stage.app)
    t.match(await shown(stage), { level: 2, is_capped: 0 })
    t.match(await pricingPage(stage), TITLE)
  }
)

t.test('a real charge that Shopify turns into a test charge counts as paid', async (t) => {
  const stage = await openDevelopmentStore(t)
  stage.shop.isDevelopment = false
  await subscribe(stage, 2)
  for (const subscription of stage.shop.billing.subscriptions()) subscription.isTest = true
  await checkActive.run(stage.app)
  t.match(await shown(stage), { level: 2, is_capped: 1 })
  t.notMatch(await pricingPage(stage), TITLE)
})

t.test('a test plan is recognised even if an older version did not record it as one', async (t) => {
  const stage = await openTestShop(t)
  await stage.db.updateTable('plan_agreement').set({ is_test: null }).execute()
  stage.shop.isDevelopment = false
  await checkActive.run(stage.app)
  t.match(await pricingPage(stage), TITLE)
})

t.test('the first paid plan has its full quota, whatever the free plan has used', async (t) => {
  const stage = await openDevelopmentStore(t)
  const pictures = await Promise.all([1, 2].map((seed) => jpeg(seed)))
  await stage.shop.merchant.addProduct({
    title: 'Cup',
    media: pictures.map((bytes, index) => ({ fileName: `cup-${index}.jpg`, bytes }))
  })
  await optimiseAll(stage.merchant)
  t.match(await shown(stage), { level: 0, impressions_use: 2 })
  await subscribe(stage, 2)
  t.match(await shown(stage), { level: 2, impressions_use: 2 }, 'the free images count in a test')
  stage.clock.forward(DAY_MS)
  await becomeReal(stage)
  await subscribe(stage, 1)
  t.match(await shown(stage), { level: 1, impressions_all: 1000, impressions_use: 0 })
})

t.test(
  'a merchant whose test plan was frozen can subscribe to a real plan and pays nothing for the test',
  async (t) => {
    for (const isReplaced of [true, false]) {
      const stage = await openTestShop(t, 1)
      await addBlock(stage, 'due')
      stage.clock.forward(DAY_MS)
      stage.shop.billing.freeze()
      await checkActive.run(stage.app)
      t.match(await shown(stage), { level: 0 })
      await becomeReal(stage)
      if (!isReplaced) {
        stage.shop.billing.unfreeze()
        await checkActive.run(stage.app)
        t.match(await pricingPage(stage), ENDED)
        t.strictSame(kinds(stage), [])
      }
      await subscribe(stage, 1)
      await stage.app.reconcilePlan(stage.shopId)
      t.match(await shown(stage), { level: 1, impressions_use: 0, is_capped: 1 })
      t.strictSame(realRecords(stage), [])
    }
  }
)

for (const before of ['at once', 'after the app has noticed the transfer', 'while it is frozen'])
  t.test(`a test plan that Shopify makes real ${before} begins anew as a paid plan`, async (t) => {
    const stage = await openDevelopmentStore(t, 'real')
    await subscribe(stage, 2)
    await addBlock(stage, 'due')
    if (before === 'after the app has noticed the transfer') {
      stage.shop.isDevelopment = false
      await checkActive.run(stage.app)
      t.match(await pricingPage(stage), TITLE)
    }
    if (before === 'while it is frozen') {
      stage.shop.billing.freeze()
      await checkActive.run(stage.app)
      t.match(await shown(stage), { level: 0 })
    }
    stage.clock.forward(DAY_MS)
    await becomeReal(stage)
    if (before === 'while it is frozen') {
      for (const one of stage.shop.billing.subscriptions()) one.isTest = false
      stage.shop.billing.unfreeze()
    }
    await checkActive.run(stage.app)
    t.match(await shown(stage), {
      level: 2,
      impressions_use: 0,
      is_capped: 1,
      next_reset: '2026-12-22T08:00:00.000Z'
    })
    t.notMatch(await pricingPage(stage), TITLE)
    t.strictSame(kinds(stage), ['real'])
    t.strictSame(realRecords(stage), [], 'the block of the test plan is not charged')

    stage.clock.forward(31 * DAY_MS)
    await beginCycles.run(stage.app)
    await checkActive.run(stage.app)
    t.match(await shown(stage), { level: 2 }, 'the plan goes on in the next month')
  })

t.test(
  'a plan that has ended does not stay because the answer to a newer offer was lost',
  async (t) => {
    const stage = await openDevelopmentStore(t)
    stage.shop.isDevelopment = false
    await subscribe(stage, 1)
    stage.shop.faults.add({ operation: 'AppSubscriptionCreate', kind: '502-after' })
    t.match(await stage.merchant.post(CHANGE, { newLevel: 3 }), { status: 503 })
    stage.shop.billing.endAll()
    await checkActive.run(stage.app)
    t.match(await shown(stage), { level: 1 }, 'the merchant may be approving the offer')
    stage.clock.forward(2 * DAY_MS)
    await checkActive.run(stage.app)
    await checkActive.run(stage.app)
    t.match(await shown(stage), { level: 0 })
  }
)

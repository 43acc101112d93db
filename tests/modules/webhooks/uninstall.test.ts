import t from 'tap'
import { expireOriginals } from '../../../modules/image-opt/jobs.ts'
import { getSettings, setSettings } from '../../../modules/image-opt/options/sql.ts'
import { DAY_MS } from '../../../server/core/clock.ts'
import { type InstalledShop, openInstalledShop } from '../../support/installed-shop.ts'
import { askForPlan } from '../../support/plans.ts'
import { historyOf, startAll } from '../../support/runs.ts'
import { jpeg } from '../../support/shop.ts'

const MINUTE_MS = 60_000
const START = '2026-11-21T08:00:00.000Z'

async function untilApplied({ shop, app }: InstalledShop): Promise<void> {
  await shop.webhooks.settled()
  await app.applyDeliveries()
}

async function fill({ shop }: InstalledShop, products: number) {
  for (let product = 1; product <= products; product++) {
    const media = []
    for (const side of ['front', 'back'])
      media.push({
        fileName: `${side}-${product}.jpg`,
        bytes: await jpeg(product * 2 + media.length)
      })
    await shop.merchant.addProduct({ title: `Product ${product}`, media })
  }
}

async function subscribe({ shop, app, shopId }: InstalledShop, level: number) {
  await askForPlan(app, level)
  shop.billing.approve(shop.billing.subscriptions().at(-1)?.id ?? 0)
  await app.reconcilePlan(shopId)
}

const isAutomatic = async ({ db, shopId }: InstalledShop) =>
  (await getSettings(db, shopId)).auto_switch

const delivery = ({ db }: InstalledShop, topic: string) =>
  db
    .selectFrom('webhook_delivery')
    .select(['state', 'outcome', 'attempts'])
    .where('topic', '=', topic)
    .orderBy('id', 'desc')
    .executeTakeFirst()

/** Returns what still allows work, access or charges for the shop. */
async function leftOpen({ db }: InstalledShop) {
  const count = async (table: 'session' | 'access_token' | 'shopify_token') =>
    (await db.selectFrom(table).selectAll().execute()).length
  return {
    open: (await db.selectFrom('shop').select('is_open').where('is_open', '=', 1).execute()).length,
    sessions: await count('session'),
    accessTokens: await count('access_token'),
    tokens: await count('shopify_token'),
    runs: await db
      .selectFrom('run')
      .select('state')
      .where('state', 'not in', ['done', 'stopped'])
      .execute(),
    items: await db
      .selectFrom('run_item')
      .select('state')
      .where('state', 'in', ['waiting', 'working'])
      .execute(),
    reserved: await db
      .selectFrom('quota_unit')
      .select('image_id')
      .where('state', '=', 'reserved')
      .execute(),
    agreements: await db
      .selectFrom('plan_agreement')
      .select('state')
      .where('state', 'in', ['creating', 'pending', 'active', 'frozen', 'cancelling'])
      .execute()
  }
}

const NOTHING = {
  open: 0,
  sessions: 0,
  accessTokens: 0,
  tokens: 0,
  runs: [],
  items: [],
  reserved: [],
  agreements: []
}

t.test(
  'an uninstall during a run ends the run, and only finished images are charged §17.3.1',
  async (t) => {
    const stage = await openInstalledShop(t, { timing: { mediaMs: 0 } })
    const { shop, db, clock, merchant, shopId } = stage
    await fill(stage, 12)
    await subscribe(stage, 2)
    await db.updateTable('subscription').set({ is_over_quota: 1 }).execute()
    const settings = { ...(await getSettings(db, shopId)), auto_switch: 1 as const }
    await setSettings(db, shopId, settings, START)
    t.equal((await startAll(merchant)).status, 200)
    const doneImages = () =>
      db.selectFrom('run_item').select('id').where('state', '=', 'done').execute()
    while ((await doneImages()).length < 3) await new Promise((resolve) => setTimeout(resolve, 5))

    shop.access.uninstall()
    await untilApplied(stage)
    for (let minute = 0; (await delivery(stage, 'app/uninstalled'))?.state !== 'done'; minute++) {
      if (minute > 5) throw new Error('Expected the shop to be closed within minutes')
      clock.forward(MINUTE_MS)
      await untilApplied(stage)
    }
    t.match(await delivery(stage, 'app/uninstalled'), { outcome: 'the shop is closed' })
    t.strictSame(await leftOpen(stage), NOTHING)

    const changed = (await doneImages()).length
    t.ok(changed >= 3 && changed < 24, `${changed} of 24 images were done`)
    const [subscription] = await db.selectFrom('subscription').selectAll().execute()
    t.match(subscription, { level: 0, cycle: 'free', is_capped: 0, is_over_quota: 0 })
    const spent = await db.selectFrom('quota_unit').select('state').execute()
    t.equal(spent.length, changed, 'only changed images were charged')
    t.match(await db.selectFrom('run').select(['state', 'images_done']).execute(), [
      { state: 'stopped', images_done: changed }
    ])
    t.equal((await merchant.get('/api/v1/getPricingPlans')).status, 401)

    await t.test('repeated uninstall deliveries change nothing', async (t) => {
      for (const sent of shop.webhooks.deliveries) await shop.webhooks.repeat(sent)
      await untilApplied(stage)
      t.strictSame(await leftOpen(stage), NOTHING)
    })

    await t.test(
      'a merchant who returns finds the old history and starts on the free plan §17.3.1',
      async (t) => {
        clock.forward(DAY_MS)
        await stage.install(shop)
        await stage.signIn(shopId)
        t.equal((await historyOf(merchant)).length > 0, true)
        t.match((await merchant.get('/api/v1/getPricingPlans')).body.data, {
          level: 0,
          is_over_quota: 0,
          impressions_use: 0
        })
        t.equal(await isAutomatic(stage), 0)
        await expireOriginals.run(stage.app)
        await subscribe(stage, 1)
        t.match((await merchant.get('/api/v1/getPricingPlans')).body.data, { level: 1 })
      }
    )
  }
)

t.test('a shop whose closing was interrupted by a kill is closed at the next try', async (t) => {
  const stage = await openInstalledShop(t)
  const { shop, db, clock } = stage
  await subscribe(stage, 2)
  shop.access.uninstall()
  // The updates below recreate the state after a kill right after the first step: the shop is closed, but its plan is
  // still active.
  await shop.webhooks.settled()
  await db
    .updateTable('webhook_delivery')
    .set({ state: 'waiting', done_at: null })
    .where('topic', '=', 'app/uninstalled')
    .execute()
  await db.updateTable('subscription').set({ level: 2 }).execute()
  await db.updateTable('plan_agreement').set({ state: 'active' }).execute()
  clock.forward(MINUTE_MS)
  await untilApplied(stage)
  t.strictSame(await leftOpen(stage), NOTHING)
  t.match(await db.selectFrom('subscription').select('level').execute(), [{ level: 0 }])
})

t.test(
  'a late uninstall delivery does not affect a shop that has reinstalled the app §17.3.1',
  async (t) => {
    const stage = await openInstalledShop(t)
    const { shop, clock, merchant, shopId } = stage
    shop.webhooks.hold()
    clock.forward(MINUTE_MS)
    shop.access.uninstall()
    t.equal((await merchant.get('/api/v2/home/checkThemeAppExtension')).status, 200)
    clock.forward(MINUTE_MS)
    await stage.install(shop)
    await stage.signIn(shopId)
    await subscribe(stage, 1)
    await shop.webhooks.release()
    await untilApplied(stage)
    for (let time = 0; time < 3; time++) {
      clock.forward(60 * MINUTE_MS)
      await untilApplied(stage)
    }
    t.match(await delivery(stage, 'app/uninstalled'), { state: 'done', outcome: /installed/ })
    t.match((await merchant.get('/api/v1/getPricingPlans')).body.data, { level: 1 })
  }
)

for (const waits of ['at Shopify', 'in our queue'] as const)
  t.test(
    `a shop that reinstalls the app while the uninstall waits ${waits} has no plan at once`,
    async (t) => {
      const stage = await openInstalledShop(t)
      const { shop, clock, merchant, shopId } = stage
      await subscribe(stage, 2)
      clock.forward(MINUTE_MS)
      if (waits === 'at Shopify') shop.webhooks.hold()
      else shop.faults.add({ operation: 'token', kind: '503-before', times: 100 })
      shop.access.uninstall()
      await untilApplied(stage)
      if (waits === 'in our queue')
        t.match(await delivery(stage, 'app/uninstalled'), { state: 'waiting' })
      shop.faults.clear()
      await merchant.get('/api/v2/home/checkThemeAppExtension')
      clock.forward(MINUTE_MS / 2)
      await stage.install(shop)
      await stage.signIn(shopId)
      const plan = async () =>
        (await merchant.get<{ data: { level: number } }>('/api/v1/getPricingPlans')).body.data
      t.match(await plan(), { level: 0, is_over_quota: 0 })
      await subscribe(stage, 1)
      if (waits === 'at Shopify') await shop.webhooks.release()
      for (let time = 0; time < 5; time++) {
        clock.forward(60 * MINUTE_MS)
        await untilApplied(stage)
      }
      t.match(await delivery(stage, 'app/uninstalled'), { state: 'done', outcome: /installed/ })
      t.match(await plan(), { level: 1 }, 'the late delivery does not end the new plan')
    }
  )

t.test('a delivery that is repeated with different headers cannot close a shop', async (t) => {
  const stage = await openInstalledShop(t)
  const { shop, clock, merchant } = stage
  await subscribe(stage, 1)
  shop.webhooks.emit('themes/publish', { id: 1, shop_domain: shop.domain })
  await untilApplied(stage)
  const sent = shop.webhooks.deliveries.at(-1)
  if (!sent) throw new Error('Expected a delivery')
  // The signature covers only the body.
  for (const topic of ['app/uninstalled', 'shop/redact'])
    await shop.webhooks.repeat({ ...sent, id: `forged-${topic}`, topic, triggeredAt: clock.now() })
  for (let time = 0; time < 5; time++) {
    await untilApplied(stage)
    clock.forward(60 * MINUTE_MS)
  }
  t.match(await delivery(stage, 'app/uninstalled'), {
    outcome: 'ignored: the app is still installed'
  })
  t.match(await delivery(stage, 'shop/redact'), { outcome: /kept|refused/ })
  t.match((await merchant.get('/api/v1/getPricingPlans')).body.data, { level: 1 })
})

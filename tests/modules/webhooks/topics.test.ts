import t from 'tap'
import { DAY_MS } from '../../../server/core/clock.ts'
import { type InstalledShop, openInstalledShop } from '../../support/installed-shop.ts'
import { askForPlan } from '../../support/plans.ts'
import { jpeg } from '../../support/shop.ts'

/** Waits until everything that Shopify sends has arrived and been applied. */
async function untilApplied({ shop, app }: InstalledShop): Promise<void> {
  await shop.webhooks.settled()
  await app.applyDeliveries()
}

const outcomes = async ({ db }: InstalledShop, topic: string) => {
  const rows = await db
    .selectFrom('webhook_delivery')
    .select(['outcome', 'state'])
    .where('topic', '=', topic)
    .orderBy('id')
    .execute()
  return rows.map(({ outcome, state }) => `${state}: ${outcome}`)
}

type Plans = { data: { level: number } }

const level = async ({ merchant }: InstalledShop): Promise<number> =>
  (await merchant.get<Plans>('/api/v1/getPricingPlans')).body.data.level

t.test(
  'changes to products and collections notify everything that watches the store',
  async (t) => {
    const stage = await openInstalledShop(t)
    const { shop, shopId, app, db, clock } = stage
    const bytes = await jpeg(1, 64, 48)
    clock.forward(5000)
    const product = await shop.merchant.addProduct({
      title: 'Mug',
      media: [{ fileName: 'mug.jpg', bytes }]
    })
    const collection = await shop.merchant.addCollection({
      title: 'Kitchen',
      image: { fileName: 'k.jpg', bytes }
    })
    await untilApplied(stage)
    t.ok(stage.notified.length >= 2)
    t.ok(stage.notified.every((id) => id === shopId))

    await t.test('deleted items are marked as deleted at once', async (t) => {
      const known = () =>
        db.selectFrom('store_item').select(['kind', 'deleted_at']).orderBy('kind').execute()
      while ((await known()).length < 2) {
        // Product pictures become ready a little later.
        clock.forward(1000)
        app.syncStore(shopId)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      for (const { deleted_at } of await known()) t.equal(deleted_at, null)
      shop.merchant.deleteProduct(product)
      shop.merchant.deleteCollection(collection)
      await untilApplied(stage)
      for (const { deleted_at } of await known()) t.equal(deleted_at, clock.now().toISOString())
    })
    await t.test('a delivery for a closed shop changes nothing', async (t) => {
      const before = stage.notified.length
      await db.updateTable('shop').set({ is_open: 0 }).execute()
      shop.webhooks.emit('products/create', { id: 1 })
      await untilApplied(stage)
      t.equal(stage.notified.length, before)
      t.strictSame((await outcomes(stage, 'products/create')).at(-1), 'done: closed shop')
    })
    t.ok(app.platforms.get('shopify')?.storeOf)
  }
)

t.test('the shop’s name is read from Shopify, not from the delivery §17.2.2', async (t) => {
  const stage = await openInstalledShop(t)
  const { shop, db } = stage
  shop.webhooks.emit('shop/update', { id: 1, name: 'An older name', email: 'old@example.com' })
  shop.name = 'Ice Shop'
  shop.email = 'ice@example.com'
  await untilApplied(stage)
  t.strictSame(await db.selectFrom('shop').select(['name', 'email']).execute(), [
    { name: 'Ice Shop', email: 'ice@example.com' }
  ])
})

t.test('the latest change of scopes wins, whatever order the deliveries arrive in', async (t) => {
  const stage = await openInstalledShop(t)
  const { shop, db, clock } = stage
  const scopes = async () =>
    (await db.selectFrom('shopify_token').select('scopes').executeTakeFirstOrThrow()).scopes
  shop.webhooks.hold()
  shop.access.setScopes(['read_products'])
  clock.forward(1000)
  shop.access.setScopes(['read_products', 'write_products'])
  await shop.webhooks.release('reversed')
  await untilApplied(stage)
  t.equal(await scopes(), 'read_products,write_products')
  t.strictSame((await outcomes(stage, 'app/scopes_update')).toSorted(), [
    'done: nothing to apply',
    'done: scopes read_products write_products'
  ])
})

t.test(
  'a change of scopes in one shop does not affect another shop that changes later',
  async (t) => {
    const stage = await openInstalledShop(t)
    const { shop, db, shopId, clock, standIn } = stage
    const other = standIn.addShop('other-shop.myshopify.com')
    const otherId = await stage.install(other)
    const scopesOf = async (id: number) =>
      (
        await db
          .selectFrom('shopify_token')
          .select('scopes')
          .where('shop_id', '=', id)
          .executeTakeFirstOrThrow()
      ).scopes
    // The first shop's delivery arrives after the other shop's, which is newer.
    shop.webhooks.hold()
    shop.access.setScopes(['read_products'])
    clock.forward(1000)
    other.access.setScopes(['read_products', 'write_products'])
    await other.webhooks.settled()
    await stage.app.applyDeliveries()
    await shop.webhooks.release()
    await untilApplied(stage)
    t.equal(await scopesOf(shopId), 'read_products')
    t.equal(await scopesOf(otherId), 'read_products,write_products')
  }
)

for (const comes of ['first', 'last'] as const)
  t.test(
    `a new plan replaces the old plan if the delivery about the old plan’s end arrives ${comes}`,
    async (t) => {
      const stage = await openInstalledShop(t, { switches: { replacedDelivery: comes } })
      const { shop, app, db } = stage
      const { billing } = shop
      await askForPlan(app, 1)
      billing.approve(billing.subscriptions().at(-1)?.id ?? 0)
      await untilApplied(stage)
      t.equal(await level(stage), 1)
      await db.updateTable('subscription').set({ is_over_quota: 1 }).execute()
      await askForPlan(app, 3)
      billing.approve(billing.subscriptions().at(-1)?.id ?? 0)
      await untilApplied(stage)
      t.equal(await level(stage), 3)
      t.match(await db.selectFrom('subscription').selectAll().execute(), [
        { is_over_quota: 1, anchor_at: '2026-11-21T08:00:00.000Z' }
      ])

      await t.test(
        'a frozen plan is suspended, and returns once the merchant has paid',
        async (t) => {
          billing.freeze()
          await untilApplied(stage)
          t.equal(await level(stage), 0)
          billing.unfreeze()
          await untilApplied(stage)
          t.equal(await level(stage), 3)
        }
      )
      await t.test('outdated deliveries about a plan change nothing', async (t) => {
        for (const delivery of shop.webhooks.deliveries.toReversed())
          await shop.webhooks.repeat(delivery)
        shop.webhooks.emit('app_subscriptions/update', {
          app_subscription: { status: 'CANCELLED' }
        })
        await untilApplied(stage)
        t.equal(await level(stage), 3)
      })
    }
  )

t.test('a cap that the merchant raised in the admin is stored', async (t) => {
  const stage = await openInstalledShop(t)
  const { shop, app, db } = stage
  await askForPlan(app, 1)
  const id = shop.billing.subscriptions().at(-1)?.id ?? 0
  shop.billing.approve(id)
  await untilApplied(stage)
  shop.billing.setCap(id, '150.00')
  await untilApplied(stage)
  t.match(await db.selectFrom('plan_agreement').select('capped_cents').execute(), [
    { capped_cents: 15_000 }
  ])
})

t.test(
  'a newly published theme is checked for the embed, and a finished bulk operation triggers a sync',
  async (t) => {
    const stage = await openInstalledShop(t)
    const { shop } = stage
    shop.theme.setEmbed(true)
    const other = shop.theme.add('Horizon')
    shop.theme.publish(other.id)
    shop.webhooks.emit('bulk_operations/finish', {
      admin_graphql_api_id: 'gid://shopify/BulkOperation/1'
    })
    await untilApplied(stage)
    t.strictSame(await outcomes(stage, 'themes/publish'), ['done: app embed off'])
    t.strictSame(stage.notified, [stage.shopId])
    const { body } = await stage.merchant.get('/api/v2/home/checkThemeAppExtension')
    t.equal(body.data.status, 0)
    shop.theme.setEmbed(true)
    t.equal((await stage.merchant.get('/api/v2/home/checkThemeAppExtension')).body.data.status, 1)
    shop.theme.setText('not json')
    t.equal((await stage.merchant.get('/api/v2/home/checkThemeAppExtension')).body.data.status, 2)
    for (const kind of ['base64', 'url'] as const) {
      shop.theme.setText(null)
      shop.theme.bodyKind = kind
      shop.theme.setEmbed(true)
      t.equal(
        (await stage.merchant.get('/api/v2/home/checkThemeAppExtension')).body.data.status,
        1,
        kind
      )
    }
  }
)

t.test('deliveries that arrive twice and in reverse order lead to the same state', async (t) => {
  const stage = await openInstalledShop(t)
  const { shop, app, clock } = stage
  shop.webhooks.copies = 2
  shop.webhooks.hold()
  await askForPlan(app, 2)
  shop.billing.approve(shop.billing.subscriptions().at(-1)?.id ?? 0)
  shop.name = 'Glacier'
  shop.webhooks.emit('shop/update', { id: 1, name: 'Glacier' })
  clock.forward(DAY_MS)
  await shop.webhooks.release('reversed')
  await untilApplied(stage)
  t.equal(await level(stage), 2)
  t.match(await stage.db.selectFrom('shop').select('name').execute(), [{ name: 'Glacier' }])
})

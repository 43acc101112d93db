import { globSync } from 'node:fs'
import t from 'tap'
import { DAY_MS } from '../../../server/core/clock.ts'
import { lifeBodies } from '../../stand-in/webhooks/bodies.ts'
import { eventually } from '../../support/automatic.ts'
import { failOn } from '../../support/failing-writes.ts'
import { type InstalledShop, openInstalledShop } from '../../support/installed-shop.ts'
import { startAll } from '../../support/runs.ts'
import { jpeg } from '../../support/shop.ts'
import { SHOP } from '../../support/shopify-app.ts'

async function untilApplied({ shop, app }: InstalledShop): Promise<void> {
  await shop.webhooks.settled()
  await app.applyDeliveries()
}

const outcome = ({ db }: InstalledShop) =>
  db
    .selectFrom('webhook_delivery')
    .selectAll()
    .where('topic', '=', 'shop/redact')
    .executeTakeFirstOrThrow()

t.test(
  'if an erasure is interrupted after the rows were deleted, the next try deletes the shop’s deliveries',
  async (t) => {
    const stage = await openInstalledShop(t)
    const { db, shop, clock } = stage
    shop.access.uninstall()
    await untilApplied(stage)
    const end = await failOn(db, 'delete', 'webhook_delivery', 'the power failed')
    clock.forward(2 * DAY_MS)
    await untilApplied(stage)
    t.match(await outcome(stage), { state: 'waiting', outcome: 'the power failed' })
    t.strictSame(await db.selectFrom('shop').selectAll().execute(), [])
    await end()
    clock.forward(60_000)
    await untilApplied(stage)
    t.match(await outcome(stage), { state: 'done' })
    const deliveries = JSON.stringify(await db.selectFrom('webhook_delivery').selectAll().execute())
    t.notMatch(deliveries, /snow-shop/)
  }
)

t.test(
  'a shop with an image in flight is erased once the work has ended, and no file is left behind',
  async (t) => {
    const stage = await openInstalledShop(t)
    const { app, db, shop, clock, merchant, config } = stage
    await shop.merchant.addProduct({
      title: 'Mug',
      media: [{ fileName: 'mug.jpg', bytes: await jpeg(1) }]
    })
    const { keep } = app.files
    const pause = Promise.withResolvers<void>()
    const isKeeping = Promise.withResolvers<void>()
    app.files.keep = async (...picture) => {
      isKeeping.resolve()
      await pause.promise
      return keep(...picture)
    }
    // The first sync of the shop may have begun before the product was added, so the test syncs until a run can start.
    await eventually('a run over the product starts', async () => {
      await app.pollStores()
      return (await startAll(merchant)).status === 200
    })
    await isKeeping.promise
    shop.webhooks.hold()
    shop.access.uninstall()
    clock.forward(1000)
    shop.webhooks.emit('shop/redact', { shop_id: shop.number, shop_domain: SHOP })
    await shop.webhooks.release('reversed')
    await untilApplied(stage)
    t.match(await outcome(stage), { state: 'waiting', outcome: /still being worked on/ })
    pause.resolve()
    const worked = () => db.selectFrom('run_item').select('id').where('lease_owner', 'is not', null)
    while ((await worked().execute()).length > 0) await new Promise((then) => setTimeout(then, 5))
    clock.forward(60_000)
    await untilApplied(stage)
    t.strictSame(await db.selectFrom('shop').selectAll().execute(), [])
    t.strictSame(globSync('storage/originals/*', { cwd: config.dataDir }), [])
  }
)

t.test('a shop that Shopify no longer serves is erased after a day of retries', async (t) => {
  const stage = await openInstalledShop(t)
  const { db, shop, clock } = stage
  shop.faults.add({ operation: 'ShopInfo', kind: '402', times: 1000 })
  shop.webhooks.emit('shop/redact', lifeBodies(shop).redact())
  await untilApplied(stage)
  t.match(await outcome(stage), { state: 'waiting' })
  t.equal((await db.selectFrom('shop').select('id').execute()).length, 1)
  for (let hour = 0; hour < 30; hour++) {
    clock.forward(60 * 60_000)
    await untilApplied(stage)
  }
  t.strictSame(await db.selectFrom('shop').select('id').execute(), [])
  t.match(await outcome(stage), { state: 'done' })
})

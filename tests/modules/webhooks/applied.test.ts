import t from 'tap'
import { openInstalledShop } from '../../support/installed-shop.ts'
import { deliver, rows } from './deliver.ts'

/* Which rows and log lines remain once a delivery has been applied. */

t.test(
  'a hint that a product has changed, which Shopify sends for each sale, leaves no row and no line in the log',
  async (t) => {
    const stage = await openInstalledShop(t)
    const logged = t.capture(stage.app.log, 'info', () => {})
    const topics: unknown[] = []
    const lines = () => {
      for (const { args } of logged())
        if (args[1] === 'a delivery was applied') topics.push((args[0] as { topic: string }).topic)
      return topics
    }
    for (const topic of ['products/update', 'collections/update']) await deliver(stage, { topic })
    await stage.app.applyDeliveries()
    t.strictSame(await rows(stage), [])
    t.strictSame(lines(), [])
    t.strictSame(stage.notified, [stage.shopId, stage.shopId])
    await deliver(stage, { topic: 'shop/update' })
    await stage.app.applyDeliveries()
    t.equal((await rows(stage)).length, 1, 'any other delivery leaves its row')
    t.strictSame(lines(), ['shop/update'])
  }
)

t.test(
  'an erase request that is applied again after a kill keeps the rows of others',
  async (t) => {
    const stage = await openInstalledShop(t)
    for (const name of ['one', 'two'])
      await deliver(stage, {
        topic: 'shop/redact',
        body: `{"shop_domain":"${name}.myshopify.com"}`,
        headers: { 'x-shopify-shop-domain': `${name}.myshopify.com` }
      })
    await stage.app.applyDeliveries()
    // The server was killed after it had erased the name of the shop and before it recorded that.
    await stage.db.updateTable('webhook_delivery').set({ state: 'waiting' }).execute()
    await stage.app.applyDeliveries()
    t.match(await rows(stage), [{ state: 'done' }, { state: 'done' }])
  }
)

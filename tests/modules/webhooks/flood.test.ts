import t from 'tap'
import { signBody } from '../../stand-in/access/signing.ts'
import { openInstalledShop } from '../../support/installed-shop.ts'
import { SHOP } from '../../support/shopify-app.ts'

const DELIVERIES = 200

t.test(
  'deliveries that arrive while Shopify is slow are acknowledged and applied later §17.2.1',
  async (t) => {
    const { app, db, installIn, standIn } = await openInstalledShop(t)
    const { secret } = standIn.world.app
    const body = '{"id":7}'
    let count = 0
    async function deliver(topic: string, shop: string): Promise<void> {
      const headers = {
        'x-shopify-topic': topic,
        'x-shopify-shop-domain': shop,
        'x-shopify-webhook-id': `delivery-${++count}`,
        'x-shopify-hmac-sha256': signBody(Buffer.from(body), secret)
      }
      const url = '/shopify/webhooks'
      const { statusCode } = await app.inject({ method: 'POST', url, headers, payload: body })
      t.equal(statusCode, 200)
    }

    const shops = [SHOP, 'b.myshopify.com', 'c.myshopify.com', 'd.myshopify.com']
    for (const domain of shops.slice(1)) await installIn(standIn.addShop(domain))
    const { promise: slowness, resolve: endSlowness } = Promise.withResolvers<void>()
    const { storeOf } = app
    app.storeOf = (id) => ({
      ...storeOf(id),
      async shopInfo() {
        await slowness
        return { domain: SHOP, name: 'Snow Shop', email: '', planLevel: 0 }
      }
    })
    for (const domain of shops) await deliver('shop/update', domain)
    for (let number = 0; number < DELIVERIES; number++)
      await deliver('products/update', `shop-${number % 20}.myshopify.com`)

    const events: string[] = []
    endSlowness()
    const applied = app.applyDeliveries().then(() => events.push('all applied'))
    await deliver('products/update', SHOP)
    events.push('acknowledged')
    await applied
    t.strictSame(
      events,
      ['acknowledged', 'all applied'],
      'another delivery is acknowledged while the others are applied'
    )
    const left = db.selectFrom('webhook_delivery').select('id').where('state', '!=', 'done')
    t.strictSame(await left.execute(), [])
  }
)

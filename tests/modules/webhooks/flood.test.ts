import t from 'tap'
import { signBody } from '../../stand-in/access/signing.ts'
import { openInstalledShop } from '../../support/installed-shop.ts'
import { SHOP } from '../../support/shopify-app.ts'

const DELIVERIES = 200

t.test(
  'deliveries that arrive while Shopify is slow are acknowledged and applied later',
  async (t) => {
    const { app, db, installIn, standIn } = await openInstalledShop(t)
    const { secret } = standIn.world.app
    const body = '{"id":7}'
    let count = 0
    async function deliver(topic: string, shop: string): Promise<number> {
      const began = performance.now()
      const headers = {
        'x-shopify-topic': topic,
        'x-shopify-shop-domain': shop,
        'x-shopify-webhook-id': `delivery-${++count}`,
        'x-shopify-hmac-sha256': signBody(Buffer.from(body), secret)
      }
      const url = '/shopify/webhooks'
      const { statusCode } = await app.inject({ method: 'POST', url, headers, payload: body })
      t.equal(statusCode, 200)
      return performance.now() - began
    }

    const shops = [SHOP, 'b.myshopify.com', 'c.myshopify.com', 'd.myshopify.com']
    for (const domain of shops.slice(1)) await installIn(standIn.addShop(domain))
    let isSlow = true
    const { storeOf } = app
    app.storeOf = (id) => ({
      ...storeOf(id),
      async shopInfo() {
        while (isSlow) await new Promise((resolve) => setTimeout(resolve, 5))
        return { domain: SHOP, name: 'Snow Shop', email: '' }
      }
    })
    for (const domain of shops) await deliver('shop/update', domain)
    for (let number = 0; number < DELIVERIES; number++)
      await deliver('products/update', `shop-${number % 20}.myshopify.com`)

    isSlow = false
    const began = performance.now()
    // The slow deliveries finish, and the server can apply all the others.
    await new Promise((resolve) => setTimeout(resolve, 20))
    const answeredMs = await deliver('products/update', SHOP)
    await app.applyDeliveries()
    const doneMs = performance.now() - began
    t.comment(`answered in ${Math.round(answeredMs)} ms, all done after ${Math.round(doneMs)} ms`)
    t.ok(answeredMs < 1000, 'acknowledging takes less than a second')
    t.ok(doneMs < 5000)
    const left = db.selectFrom('webhook_delivery').select('id').where('state', '!=', 'done')
    t.strictSame(await left.execute(), [])
  }
)

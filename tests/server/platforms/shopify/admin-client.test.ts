import t from 'tap'
import { systemClock } from '../../../../server/core/system-clock.ts'
import {
  fileUpdate,
  imageFiles,
  productsPage,
  shopInfo,
  stagedUploadsCreate
} from '../../../../server/platforms/shopify/client/operations.ts'
import { openShopOnStandIn } from './store-support.ts'

const STAGED = {
  input: [
    {
      resource: 'IMAGE' as const,
      httpMethod: 'POST' as const,
      filename: 'a.jpg',
      mimeType: 'image/jpeg',
      fileSize: '1000'
    }
  ]
}

t.test('concurrent calls wait, so that Shopify never has to throttle them', async (t) => {
  const { shop, client, shopId } = await openShopOnStandIn(t, { bucket: 'maximum-1000' })
  await Promise.all(
    Array.from({ length: 6 }, () => client.run(shopId, productsPage, { after: null, query: null }))
  )
  t.notOk(shop.requests.some(({ code }) => code === 'THROTTLED'))
  t.ok(shop.requests.every(({ available }) => available >= 0))
})

t.test('an answer returns the points that its call reserved and did not need', async (t) => {
  const { clock, client, shopId } = await openShopOnStandIn(t, { bucket: 'maximum-1000' })
  const began = clock.elapsedMs()
  // An empty page costs two points. If the 530 that are reserved for a full one stayed away, six pages would wait for
  // 23 seconds.
  for (let page = 0; page < 6; page++)
    await client.run(shopId, productsPage, { after: null, query: null })
  t.equal(clock.elapsedMs() - began, 0, 'no page waits')
})

t.test(
  'a merchant’s call goes through when background calls have used their share §3.4.2',
  async (t) => {
    const switches = { bucket: 'maximum-1000' } as const
    // This test uses the real clock, because the background call must still be waiting when the merchant's call is
    // answered.
    const { shop, client, shopId } = await openShopOnStandIn(t, switches, systemClock)
    await client.run(shopId, shopInfo, {})
    shop.bucket.set(150)
    await client.run(shopId, shopInfo, {}, { isUrgent: true })
    let isDone = false
    const background = client.run(shopId, imageFiles, { ids: [] }).then(() => {
      isDone = true
    })
    await client.run(shopId, shopInfo, {}, { isUrgent: true })
    t.notOk(isDone, 'the background keeps a reserve')
    await background
  }
)

t.test(
  'when other apps have emptied the bucket, a call waits as long as Shopify says',
  async (t) => {
    const { shop, clock, client, shopId } = await openShopOnStandIn(t)
    shop.bucket.set(0)
    const began = clock.elapsedMs()
    t.match(await client.run(shopId, stagedUploadsCreate, STAGED), { stagedUploadsCreate: {} })
    t.ok(clock.elapsedMs() - began >= 100)
    shop.faults.add({ operation: 'ShopInfo', kind: '429', retryAfterSeconds: 1 })
    const asked = clock.elapsedMs()
    await client.run(shopId, shopInfo, {})
    t.ok(clock.elapsedMs() - asked >= 1000, 'Retry-After is in seconds')
  }
)

t.test(
  'a query is repeated after a fault, and a mutation only if repeating it is harmless §3.4.2',
  async (t) => {
    const { shop, client, shopId } = await openShopOnStandIn(t)
    const done = () =>
      shop.requests.filter(
        ({ operation, code }) => operation === 'StagedUploadsCreate' && code === null
      ).length
    shop.faults.add({ operation: 'ShopInfo', kind: '502-before', times: 2 })
    t.match(await client.run(shopId, shopInfo, {}), { shop: { name: 'Snow Shop' } })

    for (const [kind, effects] of [
      ['502-before', 0],
      ['timeout-after', 1]
    ] as const) {
      const before = done()
      shop.faults.add({ operation: 'StagedUploadsCreate', kind })
      await t.rejects(client.run(shopId, stagedUploadsCreate, STAGED), {
        name: 'ShopifyError',
        code: 'unreachable'
      })
      t.equal(done(), before + effects, `${kind}: the call is not sent again`)
      shop.faults.add({ operation: 'StagedUploadsCreate', kind })
      await client.run(shopId, stagedUploadsCreate, STAGED, { isRepeatable: true })
      t.equal(
        done(),
        before + 2 * effects + 1,
        `${kind}: the call is sent again, since repeating it is harmless`
      )
    }
  }
)

t.test(
  'a call that Shopify refuses is not repeated, and the error carries Shopify’s code',
  async (t) => {
    const { shop, client, shopId } = await openShopOnStandIn(t)
    for (const [kind, code] of [
      ['402', 'forbidden'],
      ['403', 'forbidden'],
      ['423', 'forbidden'],
      ['404', 'forbidden']
    ] as const) {
      shop.faults.add({ operation: 'ShopInfo', kind })
      await t.rejects(client.run(shopId, shopInfo, {}), {
        name: 'ShopifyError',
        code,
        shopifyCode: kind
      })
    }
    const wrong = { ...fileUpdate, text: '{ nope }' }
    await t.rejects(client.run(shopId, wrong, { files: [] }), {
      name: 'ShopifyError',
      code: 'invalid',
      shopifyCode: 'undefinedField'
    })
    t.equal(shop.requests.length, 5)
  }
)

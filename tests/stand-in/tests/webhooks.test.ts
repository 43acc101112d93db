import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import t, { type Test } from 'tap'
import { signBody } from '../access/signing.ts'
import { lifeBodies } from '../webhooks/bodies.ts'
import { ask, openStage, type Stage } from './support/ask.ts'
import { readFacts } from './support/platform.ts'

type Arrival = { path: string; headers: IncomingHttpHeaders; bytes: Buffer }

/**
 * Starts the app's webhook receiver and returns the list of requests that arrive. `answers` are the statuses it
 * returns, the last one repeatedly; null closes the connection without an answer.
 */
async function openReceiver(t: Test, stage: Stage, answers: (number | null)[] = [200]) {
  const arrivals: Arrival[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { url: path = '', headers } = request
      arrivals.push({ path, headers, bytes: Buffer.concat(parts) })
      const status = answers.length > 1 ? answers.shift() : answers[0]
      if (status === null) request.socket.destroy()
      else response.writeHead(status ?? 200).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => server.close())
  const { port } = server.address() as AddressInfo
  stage.shop.world.app.appUrl = `http://127.0.0.1:${port}`
  return arrivals
}

const HOUR_MS = 3_600_000

const numberIn = (bytes: Buffer): number => (JSON.parse(bytes.toString()) as { id: number }).id

t.test(
  'a change sends a delivery with the documented headers, signed over the bytes',
  async (t) => {
    const stage = await openStage(t)
    const { shop } = stage
    const arrivals = await openReceiver(t, stage)
    shop.access.install()
    const product = await shop.merchant.addProduct({ title: 'Schneeschuh – größer & 雪' })
    await shop.webhooks.settled()
    t.equal(arrivals.length, 1)
    const [{ path, headers, bytes } = { path: '', headers: {}, bytes: Buffer.of() }] = arrivals
    t.equal(path, '/shopify/webhooks')
    t.equal(headers['x-shopify-hmac-sha256'], signBody(bytes, shop.world.app.secret))
    t.match(headers, {
      'content-type': 'application/json',
      'x-shopify-topic': 'products/create',
      'x-shopify-api-version': '2026-10',
      'x-shopify-shop-domain': shop.domain,
      'x-shopify-webhook-id': /^[\w-]{36}$/,
      'x-shopify-event-id': /^[\w-]{36}$/,
      'x-shopify-triggered-at': '2026-11-21T08:00:00.000000000Z'
    })
    const body = JSON.parse(bytes.toString())
    t.same(
      Object.keys(body),
      ['admin_graphql_api_id', 'id', 'status', 'updated_at'],
      'include_fields'
    )
    t.equal(body.id, product.number)
  }
)

t.test(
  'only an installed app gets deliveries, except those about its uninstallation',
  async (t) => {
    const stage = await openStage(t)
    const { shop, clock } = stage
    const arrivals = await openReceiver(t, stage)
    const topics = () => arrivals.map(({ headers }) => headers['x-shopify-topic'])
    await shop.merchant.addProduct({ title: 'Board' })
    await shop.webhooks.settled()
    t.same(topics(), [])
    shop.access.install()
    shop.access.uninstall()
    await shop.merchant.addProduct({ title: 'Boot' })
    await shop.webhooks.settled()
    t.same(topics(), ['app/uninstalled'])
    t.match(JSON.parse(arrivals[0]?.bytes.toString() ?? ''), {
      id: shop.number,
      myshopify_domain: null
    })
    clock.forward(47 * HOUR_MS)
    await shop.webhooks.settled()
    t.equal(arrivals.length, 1)
    clock.forward(HOUR_MS)
    await shop.webhooks.settled()
    t.same(topics(), ['app/uninstalled', 'shop/redact'])
    t.same(JSON.parse(arrivals[1]?.bytes.toString() ?? ''), {
      shop_id: shop.number,
      shop_domain: shop.domain
    })
  }
)

t.test('a shop that reinstalls the app gets no shop/redact delivery', async (t) => {
  const stage = await openStage(t)
  const { shop, clock } = stage
  const arrivals = await openReceiver(t, stage)
  shop.access.install()
  shop.access.uninstall()
  clock.forward(HOUR_MS)
  shop.access.install()
  clock.forward(48 * HOUR_MS)
  await shop.webhooks.settled()
  t.same(
    arrivals.map(({ headers }) => headers['x-shopify-topic']),
    ['app/uninstalled']
  )
})

t.test('a failed delivery is retried eight times over four hours', async (t) => {
  const stage = await openStage(t)
  const { shop, clock } = stage
  const arrivals = await openReceiver(t, stage, [500, null, 302, 404, 500, 500, 500, 500, 500])
  shop.access.install()
  shop.webhooks.emit('shop/update', lifeBodies(shop).shop(clock.now()))
  const start = clock.now().getTime()
  for (let minute = 0; minute <= 5 * 60; minute++) {
    await shop.webhooks.settled()
    clock.forward(60_000)
  }
  t.equal(arrivals.length, 9)
  t.equal(new Set(arrivals.map(({ headers }) => headers['x-shopify-webhook-id'])).size, 1)
  t.equal(new Set(arrivals.map(({ bytes }) => bytes.toString())).size, 1)
  const [delivery] = shop.webhooks.deliveries
  t.equal(delivery?.state, 'given-up')
  t.same(
    delivery?.attempts.map(({ status }) => status),
    [500, null, 302, 404, 500, 500, 500, 500, 500]
  )
  const last = delivery?.attempts.at(-1)?.at.getTime() ?? 0
  t.ok(Math.abs(last - start - 4 * HOUR_MS) < 10 * 60_000, 'the last attempt is after four hours')
})

t.test('a delivery that succeeds on a retry is not sent again', async (t) => {
  const stage = await openStage(t)
  const { shop, clock } = stage
  const arrivals = await openReceiver(t, stage, [503, 200])
  shop.access.install()
  shop.webhooks.emit('themes/publish', {})
  await shop.webhooks.settled()
  clock.forward(HOUR_MS)
  await shop.webhooks.settled()
  clock.forward(4 * HOUR_MS)
  await shop.webhooks.settled()
  t.equal(arrivals.length, 2)
  t.equal(shop.webhooks.deliveries[0]?.state, 'delivered')
})

t.test('duplicates, reversed order and the previous secret can be simulated', async (t) => {
  const stage = await openStage(t, { app: { previousSecret: 'the-secret-before' } })
  const { shop } = stage
  const arrivals = await openReceiver(t, stage)
  shop.access.install()
  const ids = () => arrivals.map(({ headers }) => headers['x-shopify-webhook-id'])

  shop.webhooks.copies = 2
  shop.webhooks.emit('themes/publish', { id: 1 })
  await shop.webhooks.settled()
  t.equal(arrivals.length, 2)
  t.equal(new Set(ids()).size, 1)
  shop.webhooks.copies = 1
  const [delivery] = shop.webhooks.deliveries
  if (delivery) await shop.webhooks.repeat(delivery)
  t.equal(ids()[2], ids()[0])

  shop.webhooks.hold()
  for (const id of [2, 3, 4]) shop.webhooks.emit('themes/publish', { id })
  await shop.webhooks.settled()
  t.equal(arrivals.length, 3)
  await shop.webhooks.release('reversed')
  t.same(
    arrivals.slice(3).map(({ bytes }) => numberIn(bytes)),
    [4, 3, 2]
  )

  shop.webhooks.signedWith = 'previousSecret'
  shop.webhooks.emit('themes/publish', { id: 5 })
  await shop.webhooks.settled()
  const last = arrivals.at(-1)
  t.equal(last?.headers['x-shopify-hmac-sha256'], signBody(last?.bytes ?? '', 'the-secret-before'))
})

const CREATE = `mutation Create($topic: WebhookSubscriptionTopic!, $webhookSubscription: WebhookSubscriptionInput!) {
  webhookSubscriptionCreate(topic: $topic, webhookSubscription: $webhookSubscription) {
    webhookSubscription { id topic uri includeFields } userErrors { field message } } }`
const LIST = '{ webhookSubscriptions(first: 10) { nodes { id topic uri apiVersion { handle } } } }'
const DELETE = `mutation Delete($id: ID!) {
  webhookSubscriptionDelete(id: $id) { deletedWebhookSubscriptionId userErrors { message } } }`

t.test(
  'subscriptions made through the API are listed, used, and deleted after eight failures',
  async (t) => {
    const stage = await openStage(t)
    const { shop, clock } = stage
    const token = shop.access.grant()
    t.same(
      (await ask(stage, token, LIST)).data.webhookSubscriptions.nodes,
      [],
      'subscriptions in shopify.app.toml are not listed'
    )
    const webhookSubscription = { uri: 'https://app.example.com/hooks', includeFields: ['id'] }
    const made = await ask(stage, token, CREATE, { topic: 'SHOP_UPDATE', webhookSubscription })
    const { id } = made.data.webhookSubscriptionCreate.webhookSubscription
    t.match(id, /^gid:\/\/shopify\/WebhookSubscription\/\d+$/)
    const plain = { uri: 'http://app.example.com/hooks' }
    const refused = await ask(stage, token, CREATE, {
      topic: 'SHOP_UPDATE',
      webhookSubscription: plain
    })
    t.equal(refused.data.webhookSubscriptionCreate.userErrors.length, 1)
    t.match((await ask(stage, token, LIST)).data.webhookSubscriptions.nodes, [
      { id, topic: 'SHOP_UPDATE', apiVersion: { handle: '2026-10' } }
    ])
    const sent: string[] = []
    shop.webhooks.transport = async ({ address, bytes }) => {
      sent.push(`${address} ${bytes.toString()}`)
      return 500
    }
    shop.webhooks.emit('shop/update', { id: 1, name: 'Snow Shop' })
    await shop.webhooks.settled()
    t.ok(sent.includes('https://app.example.com/hooks {"id":1}'))
    for (let hour = 0; hour < 20; hour++) {
      clock.forward(HOUR_MS / 4)
      await shop.webhooks.settled()
    }
    t.same((await ask(stage, shop.access.grant(), LIST)).data.webhookSubscriptions.nodes, [])
    const gone = await ask(stage, shop.access.grant(), DELETE, { id })
    t.equal(gone.data.webhookSubscriptionDelete.deletedWebhookSubscriptionId, null)
  }
)

t.test('the body of every delivery has the fields of the documented example', async (t) => {
  const { shop, clock } = await openStage(t)
  const fields = Object.entries(readFacts<Record<string, string[]>>('webhook-fields.json'))
  t.ok(fields.length > 10)
  shop.access.install()
  const product = await shop.merchant.addProduct({ title: 'Board' })
  shop.merchant.editProduct(product, { title: 'Red board' })
  shop.merchant.deleteProduct(product)
  const collection = await shop.merchant.addCollection({ title: 'Winter' })
  await shop.merchant.setCollectionImage(collection, null)
  shop.merchant.deleteCollection(collection)
  shop.theme.publish(shop.theme.add('Horizon').id)
  shop.access.setScopes(['read_products'])
  const bodies = lifeBodies(shop)
  shop.webhooks.emit('shop/update', bodies.shop(clock.now()))
  shop.webhooks.emit('customers/data_request', bodies.customerRequest())
  shop.webhooks.emit('customers/redact', bodies.customerRedact())
  shop.webhooks.emit('shop/redact', bodies.redact())
  shop.access.uninstall()
  for (const [topic, names] of fields) {
    // Billing and bulk operations have their own tests.
    if (/^(app_subscriptions|bulk_operations)\//.test(topic)) continue
    const emitted = shop.webhooks.emitted.find((one) => one.topic === topic)
    t.same(Object.keys(emitted?.body ?? {}).sort(), names, topic)
  }
})

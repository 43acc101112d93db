import t from 'tap'
import { applyDeliveries, removeOld } from '../../../modules/webhooks/jobs.ts'
import { DAY_MS } from '../../../server/core/clock.ts'
import { TOPICS, type Topic } from '../../../server/platforms/shopify/webhooks/topics.ts'
import { signBody } from '../../stand-in/access/signing.ts'
import { startApp } from '../../support/app.ts'
import { openInstalledShop } from '../../support/installed-shop.ts'
import { repeated } from '../../support/lane.ts'
import { report } from '../../support/report.ts'
import { SHOP } from '../../support/shopify-app.ts'
import { deliver, PATH, rows, SECRET } from './deliver.ts'

const REPEATS = repeated({ test: 3, prove: 100 })

t.test(
  'a delivery that is not signed with our secret is refused and not stored §4.5.8 §17.2.1',
  async (t) => {
    const stage = await openInstalledShop(t)
    t.equal(await deliver(stage, { secret: 'another secret' }), 401)
    t.equal(await deliver(stage, { headers: { 'x-shopify-hmac-sha256': undefined } }), 401)
    t.equal(await deliver(stage, { headers: { 'x-shopify-hmac-sha256': '' } }), 401)
    const signature = signBody(Buffer.from('{"id":7}'), SECRET)
    const of = (hmac: string) => ({ headers: { 'x-shopify-hmac-sha256': hmac } })
    t.equal(
      await deliver(stage, { body: '{"id":8}', ...of(signature) }),
      401,
      'the signature of another body is refused'
    )
    const hex = Buffer.from(signature, 'base64').toString('hex')
    t.equal(await deliver(stage, of(hex)), 401, 'a signature in hexadecimal is refused')
    for (const topic of ['customers/data_request', 'customers/redact', 'shop/redact'])
      t.equal(await deliver(stage, { topic, secret: 'another secret' }), 401)
    t.strictSame(await rows(stage), [])
    t.equal(await deliver(stage), 200)
    t.equal((await rows(stage)).length, 1)
  }
)

t.test(
  'a delivery is refused if a single byte of its body or its signature has changed',
  async (t) => {
    const stage = await openInstalledShop(t)
    const body = Buffer.from('{"id":7}')
    const signature = signBody(body, SECRET)
    let refused = 0
    for (let at = 0; at < body.length; at++) {
      const changed = Buffer.from(body)
      changed[at] = (changed[at] ?? 0) ^ 1
      const headers = { 'x-shopify-hmac-sha256': signature }
      if ((await deliver(stage, { body: changed, headers })) === 401) refused++
    }
    // The last character before the = is left alone, because two of its bits decode to nothing.
    const letters = signature.replace(/.=$/, '')
    for (let at = 0; at < letters.length; at++) {
      const other = letters[at] === 'A' ? 'B' : 'A'
      const hmac = signature.slice(0, at) + other + signature.slice(at + 1)
      if ((await deliver(stage, { body, headers: { 'x-shopify-hmac-sha256': hmac } })) === 401)
        refused++
    }
    t.equal(refused, body.length + letters.length)
    t.strictSame(await rows(stage), [])
    const letter = { body, headers: { 'x-shopify-webhook-id': 'the-same' } }
    for (let time = 0; time < REPEATS; time++) t.equal(await deliver(stage, letter), 200)
    await stage.app.applyDeliveries()
    t.equal(stage.notified.length, 1)
    report(9, 'Shopify', {
      'changes of one byte refused': refused,
      repeats: REPEATS,
      'time applied': stage.notified.length
    })
  }
)

t.test(
  'during a rotation, deliveries signed with the current or the previous secret are accepted, but none signed with an older one §17.2.1',
  async (t) => {
    const stage = await openInstalledShop(t, {
      env: { SHOPIFY_API_SECRET_PREVIOUS: 'the secret before' }
    })
    t.equal(await deliver(stage, { secret: 'the secret before' }), 200)
    t.equal(await deliver(stage), 200)
    t.equal(await deliver(stage, { secret: 'the secret before that' }), 401)
  }
)

t.test('a repeated delivery is applied once §17.2.1', async (t) => {
  const stage = await openInstalledShop(t)
  const letter = { headers: { 'x-shopify-webhook-id': 'the-same' } }
  t.strictSame(
    await Promise.all([deliver(stage, letter), deliver(stage, letter), deliver(stage, letter)]),
    [200, 200, 200]
  )
  await stage.app.applyDeliveries()
  t.equal(await deliver(stage, letter), 200, 'a late repeat is accepted')
  await stage.app.applyDeliveries()
  t.equal((await rows(stage)).length, 1)
  t.strictSame(stage.notified, [stage.shopId])
})

t.test('the signature covers the raw bytes, whatever they contain', async (t) => {
  const stage = await openInstalledShop(t)
  const latin = Buffer.concat([
    Buffer.from('{"id":9,"title":"Sch'),
    Buffer.from([0xfc, 0xff]),
    Buffer.from('"}')
  ])
  t.equal(await deliver(stage, { topic: 'products/delete', body: latin }), 200)
  t.match(await rows(stage), [{ facts: '{"id":"9"}' }])
  for (const body of [
    '',
    'no json',
    '[1]',
    'null',
    '7',
    '{"id":"../../etc"}',
    '{"id":1.5}',
    '{"id":null}'
  ])
    t.equal(await deliver(stage, { topic: 'products/delete', body }), 200, body)
  const [, ...odd] = await rows(stage)
  t.equal(odd.length, 8)
  for (const { facts } of odd) t.equal(facts, '{}')
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', undefined])
    t.equal(await deliver(stage, { headers: { 'content-type': type } }), 200, String(type))
  await stage.app.applyDeliveries()
  for (const { state } of await rows(stage))
    t.equal(state, 'done', 'an empty body is applied as well')
})

t.test('a delivery that is too large or incomplete is refused §2.6.4', async (t) => {
  const stage = await openInstalledShop(t)
  const bodyOf = (bytes: number) => `"${'x'.repeat(bytes - 2)}"`
  t.equal(await deliver(stage, { body: bodyOf(4 * 1024 * 1024 + 1) }), 413)
  t.equal(await deliver(stage, { body: bodyOf(4 * 1024 * 1024) }), 200)
  for (const name of ['topic', 'webhook-id', 'shop-domain'])
    t.equal(await deliver(stage, { headers: { [`x-shopify-${name}`]: undefined } }), 400, name)
  t.equal(await deliver(stage, { headers: { 'x-shopify-webhook-id': 'x'.repeat(256) } }), 400)
  for (const domain of [
    'evil.example',
    'snow-shop.myshopify.com.evil.example',
    '../x.myshopify.com'
  ])
    t.equal(await deliver(stage, { headers: { 'x-shopify-shop-domain': domain } }), 400, domain)
  t.equal(
    await deliver(stage, { topic: 'orders/create' }),
    200,
    'a topic of another version of the app is accepted'
  )
  t.equal((await rows(stage)).length, 1)
})

/** What is noted of a delivery about a customer, whichever shop it names. */
const ABOUT_CUSTOMERS: Partial<Record<Topic, string>> = {
  'customers/data_request': 'answered: nothing is kept about customers',
  'customers/redact': 'nothing to erase: nothing is kept about customers'
}

t.test('deliveries for an unknown shop are acknowledged and change nothing', async (t) => {
  const stage = await openInstalledShop(t)
  const send = (topic: Topic) =>
    deliver(stage, {
      topic,
      body: '{"id":1,"shop_domain":"gone.myshopify.com"}',
      headers: { 'x-shopify-shop-domain': 'gone.myshopify.com' }
    })
  const outcomes = async () =>
    (await rows(stage)).map(({ topic, state, outcome }) => [topic, state, outcome])
  // The last topic, shop/redact, deletes the rows of the others.
  const others = TOPICS.filter((topic) => topic !== 'shop/redact')
  for (const topic of others) t.equal(await send(topic), 200, topic)
  await stage.app.applyDeliveries()
  const HINTS: Topic[] = ['products/update', 'collections/update']
  t.strictSame(
    await outcomes(),
    others
      .filter((topic) => !HINTS.includes(topic))
      .map((topic) => [topic, 'done', ABOUT_CUSTOMERS[topic] ?? 'unknown shop']),
    'a hint leaves no row'
  )
  t.equal(await send('shop/redact'), 200)
  await stage.app.applyDeliveries()
  t.strictSame(await outcomes(), [['shop/redact', 'done', 'unknown shop']])
  t.strictSame(stage.notified, [])
})

t.test('customer data is never stored §17.1.2 §17.4.1', async (t) => {
  const stage = await openInstalledShop(t)
  const body = JSON.stringify({
    shop_domain: SHOP,
    customer: { id: 191_167, email: 'john@example.com', phone: '555-625-1199' }
  })
  t.equal(await deliver(stage, { topic: 'customers/data_request', body }), 200)
  t.equal(await deliver(stage, { topic: 'customers/redact', body }), 200)
  await stage.app.applyDeliveries()
  const kept = JSON.stringify(await rows(stage))
  t.notMatch(kept, /john|555|191/)
  t.match(await rows(stage), [
    { state: 'done', outcome: /answered/, facts: '{}' },
    { state: 'done', outcome: /nothing to erase/, facts: '{}' }
  ])
})

t.test(
  'a delivery is acknowledged before it is applied, and retried after a failure §2.5.16 §17.2.2',
  async (t) => {
    const stage = await openInstalledShop(t)
    const { shop, clock, app } = stage
    shop.faults.add({ operation: 'ShopInfo', kind: '403', times: 1 })
    t.equal(await deliver(stage, { topic: 'shop/update' }), 200)
    await app.applyDeliveries()
    t.match(await rows(stage), [
      { state: 'waiting', attempts: 1, due_at: '2026-11-21T08:01:00.000Z' }
    ])
    await app.applyDeliveries()
    t.match(await rows(stage), [{ attempts: 1 }], 'it is not retried before it is due')
    shop.name = 'Winter Shop'
    clock.forward(60_000)
    await applyDeliveries.run(app)
    t.match(await rows(stage), [{ state: 'done', attempts: 1 }])
    t.match(await stage.db.selectFrom('shop').select('name').execute(), [{ name: 'Winter Shop' }])

    await t.test('a delivery put off by a clock that was weeks ahead is due again', async (t) => {
      shop.faults.add({ operation: 'ShopInfo', kind: '403', times: 1 })
      // Tokens can be renewed for 90 days.
      clock.set('2027-01-15T00:00:00.000Z')
      await deliver(stage, { topic: 'app/uninstalled' })
      await app.applyDeliveries()
      t.match((await rows(stage)).at(-1), { state: 'waiting', attempts: 1, due_at: /^2027/ })
      clock.set('2026-11-21T08:02:00.000Z')
      await app.applyDeliveries()
      t.match((await rows(stage)).at(-1), { attempts: 2, due_at: /^2026/ })
    })

    await t.test(
      'a failing delivery is given up after two days, but a failing uninstall delivery is not §17.2.2',
      async (t) => {
        shop.faults.add({ operation: 'ShopInfo', kind: '403', times: 1000 })
        await deliver(stage, { topic: 'shop/update' })
        await deliver(stage, { topic: 'app/uninstalled' })
        for (let step = 0; step < 10; step++) {
          clock.forward(6 * 60 * 60_000)
          await app.applyDeliveries()
        }
        const [update, uninstalled] = (await rows(stage)).slice(-2)
        t.match(update, { state: 'failed' })
        t.match(uninstalled, { state: 'waiting' })
      }
    )
  }
)

t.test('a slow shop does not delay other shops', async (t) => {
  const stage = await openInstalledShop(t)
  const other = stage.standIn.addShop('other-shop.myshopify.com', { name: 'Other' })
  await stage.install(other)
  other.name = 'Another'
  let isStuck = true
  const storeOf = stage.app.storeOf
  stage.app.storeOf = (id) =>
    id === stage.shopId
      ? {
          ...storeOf(id),
          shopInfo: async () => {
            while (isStuck) await new Promise((resolve) => setTimeout(resolve, 5))
            return { domain: SHOP, name: 'Late', email: '', planLevel: 0 }
          }
        }
      : storeOf(id)
  await deliver(stage, { topic: 'shop/update' })
  await deliver(stage, { topic: 'shop/update' })
  await deliver(stage, {
    topic: 'shop/update',
    headers: { 'x-shopify-shop-domain': 'other-shop.myshopify.com' }
  })
  const nameOf = async (domain: string) =>
    (
      await stage.db
        .selectFrom('shop')
        .select('name')
        .where('domain', '=', domain)
        .executeTakeFirstOrThrow()
    ).name
  while ((await nameOf('other-shop.myshopify.com')) !== 'Another')
    await new Promise((resolve) => setTimeout(resolve, 5))
  t.equal(await nameOf(SHOP), 'Snow Shop')
  isStuck = false
  await stage.app.applyDeliveries()
  t.equal(await nameOf(SHOP), 'Late')
})

t.test(
  'applied deliveries are deleted after a month, while waiting ones are kept §2.5.17',
  async (t) => {
    const stage = await openInstalledShop(t)
    await deliver(stage)
    await stage.app.applyDeliveries()
    await deliver(stage)
    await stage.app.applyDeliveries()
    await stage.db
      .updateTable('webhook_delivery')
      .set({ state: 'waiting' })
      .where('id', '=', 2)
      .execute()
    stage.clock.forward(30 * DAY_MS)
    await removeOld.run(stage.app)
    t.equal((await rows(stage)).length, 2)
    stage.clock.forward(1)
    await removeOld.run(stage.app)
    t.match(await rows(stage), [{ id: 2 }])
  }
)

t.test('a server without a Shopify app has no webhook address', async (t) => {
  const { app } = await startApp(t)
  t.equal((await app.inject({ method: 'POST', url: PATH })).statusCode, 404)
})

import { randomUUID } from 'node:crypto'
import type { RouteOptions } from 'fastify'
import t, { type Test } from 'tap'
import { removeOld } from '../../modules/idempotency/jobs.ts'
import { DAY_MS, toText } from '../../server/core/clock.ts'
import { addShop } from '../support/add-shop.ts'
import { startApp, type TestApp } from '../support/app.ts'
import type { Answer } from '../support/merchant.ts'
import { upgrade } from '../support/plans.ts'
import { report } from '../support/report.ts'
import { watchRoutes } from '../support/routes.ts'
import { chooseAll, optimiseAll, untilDone } from '../support/runs.ts'
import { silentBrowser } from '../support/scripted-browser.ts'
import { putProducts } from '../support/shop.ts'
import { rowsOf } from '../support/shop-rows.ts'
import { TOKEN } from '../support/token.ts'
import { exampleOf } from './example.ts'

const AT_ONCE = 5

const HEADERS = { authorization: `ShopifyAdmin ${TOKEN}` }

const MESSAGE = { name: 'Ada', email: 'ada@example.com', title: 'Help', description: 'It is slow' }

/**
 * For each path, a function that returns a body with which the write changes something. The writes that are not listed
 * get an example of their schema.
 */
type Bodies = Record<string, (shop: TestApp) => Promise<object> | object>

const BODIES: Bodies = {
  '/api/v2/image-opt/reOptimize': async ({ merchant }) => ({
    data_type: 1,
    data_list: await chooseAll(merchant),
    page_type: 0
  }),
  '/api/v2/image-opt/restore': async ({ merchant }) => ({
    data_type: 1,
    data_list: await chooseAll(merchant)
  }),
  '/api/v2/image-opt/getPresignedUploadUrls': () => ({
    file_list: [{ filename: 'a.jpg', type: 'image/jpeg', size: 9 }]
  }),
  '/api/v1/changePlans': () => ({ newLevel: 5 }),
  '/api/v1/insertContactUs': () => MESSAGE,
  '/api/v1/contactSupportLog': () => ({ path: '/main', content: 'opened' }),
  '/api/v1/reviewTipsClick': () => ({ score: 4 }),
  '/api/v1/updateCustomerClick': () => ({ name: 'banner', path: '/main' })
}

const writesOf = (routes: RouteOptions[]) =>
  routes.filter(({ url, method }) => url.startsWith('/api/') && [method].flat().includes('POST'))

/** Starts a shop on a paid plan with two optimised products. */
async function openShop(t: Test) {
  const routesOf = watchRoutes(t)
  // Two of the writes start a measurement.
  const shop = await startApp(t, { env: silentBrowser(t) })
  await putProducts(shop.storeDir, 2)
  await upgrade(shop.app, 3)
  await optimiseAll(shop.merchant)
  return { ...shop, writes: writesOf(routesOf(shop.app)) }
}

/** Returns all rows of the shop except its idempotency keys. */
async function stateOf({ app, shopId }: TestApp) {
  const { idempotency_key: _keys, ...rows } = await rowsOf(app.db, shopId)
  return rows
}

const post = async ({ app }: TestApp, url: string, key: string, payload: object) => {
  const headers = { ...HEADERS, 'idempotency-key': key }
  const reply = await app.inject({ method: 'POST', url, headers, payload })
  return {
    status: reply.statusCode,
    body: reply.json<Answer>(),
    isReplayed: reply.headers['idempotency-replayed'] === 'true'
  }
}

t.test(
  'a write that is sent twice under one key takes effect once and gets the same answer twice §4.6.1',
  async (t) => {
    const shop = await openShop(t)
    t.ok(shop.writes.length > 20, `${shop.writes.length} writes were found`)
    let effects = 0
    for (const { url, schema } of shop.writes) {
      const example = () => (schema?.body ? exampleOf(schema.body, '1', 0) : {}) as object
      const body = (await BODIES[url]?.(shop)) ?? example()
      const key = randomUUID()
      const before = await stateOf(shop)
      const first = await post(shop, url, key, body)
      await untilDone(shop.merchant)
      const after = await stateOf(shop)
      if (JSON.stringify(after) !== JSON.stringify(before)) effects++
      if (BODIES[url]) {
        t.equal(first.status, 200, `${url}: ${first.body.message ?? first.body.msg}`)
        t.not(JSON.stringify(after), JSON.stringify(before), `${url} has an effect`)
      }
      t.notOk(first.isReplayed)

      const again = await post(shop, url, key, body)
      t.strictSame(again, { ...first, isReplayed: true }, `${url} answers the same`)
      const other = await post(shop, url, key, { ...body, another: 1 })
      t.equal(other.status, 422, `${url} refuses another body under the key`)
      await untilDone(shop.merchant)
      t.strictSame(await stateOf(shop), after, `${url} does nothing the second time`)
    }
    report(8, 'every write', {
      writes: shop.writes.length,
      'with an effect': effects,
      'second effects': 0
    })
  }
)

t.test(
  'a write that is sent several times at once under one key is carried out only once',
  async (t) => {
    const shop = await startApp(t)
    const key = randomUUID()
    const replies = await Promise.all(
      Array.from({ length: AT_ONCE }, () => post(shop, '/api/v1/insertContactUs', key, MESSAGE))
    )
    t.equal(replies.filter(({ status, isReplayed }) => status === 200 && !isReplayed).length, 1)
    for (const { status, isReplayed } of replies)
      t.ok(isReplayed || status === 200 || status === 409)
    t.equal((await shop.app.db.selectFrom('contact_message').selectAll().execute()).length, 1)
    t.match(await post(shop, '/api/v1/insertContactUs', key, MESSAGE), {
      status: 200,
      isReplayed: true
    })
    for (const one of [randomUUID(), randomUUID()])
      await post(shop, '/api/v1/insertContactUs', one, MESSAGE)
    t.equal((await shop.app.db.selectFrom('contact_message').selectAll().execute()).length, 3)
  }
)

t.test(
  'a write that was interrupted by a kill is not carried out again under the same key §4.6.2',
  async (t) => {
    const shop = await startApp(t)
    const key = randomUUID()
    await post(shop, '/api/v1/insertContactUs', key, MESSAGE)
    await shop.app.db.updateTable('idempotency_key').set({ status: null, answer: null }).execute()
    t.match(await post(shop, '/api/v1/insertContactUs', key, MESSAGE), {
      status: 409,
      body: { msg: /was not answered/ }
    })
    t.equal((await shop.app.db.selectFrom('contact_message').selectAll().execute()).length, 1)
  }
)

t.test(
  'an idempotency key belongs to one shop, is remembered for a day, and has at most 255 characters §2.5.18 §4.6.3',
  async (t) => {
    const shop = await startApp(t)
    const key = randomUUID()
    const url = '/api/v1/insertContactUs'
    t.match(await post(shop, url, 'x'.repeat(256), MESSAGE), { status: 400 })
    await post(shop, url, key, MESSAGE)
    const { id: _id, ...row } = await shop.app.db
      .selectFrom('idempotency_key')
      .selectAll()
      .executeTakeFirstOrThrow()
    const id = await addShop(shop.app.db)
    await shop.app.db.deleteFrom('idempotency_key').execute()
    await shop.app.db
      .insertInto('idempotency_key')
      .values({ ...row, shop_id: id })
      .execute()
    t.match(await post(shop, url, key, MESSAGE), { status: 200, isReplayed: false })

    shop.clock.forward(DAY_MS - 1000)
    await removeOld.run(shop.app)
    t.match(await post(shop, url, key, MESSAGE), { isReplayed: true })
    const now = shop.clock.now().getTime()
    shop.clock.set(toText(new Date(now + 60 * DAY_MS)))
    await removeOld.run(shop.app)
    t.match(await post(shop, url, key, MESSAGE), { isReplayed: true }, 'the clock is ahead')
    shop.clock.set(toText(new Date(now)))
    await removeOld.run(shop.app)
    shop.clock.forward(2000)
    await removeOld.run(shop.app)
    t.match(await post(shop, url, key, MESSAGE), { status: 200, isReplayed: false })
  }
)

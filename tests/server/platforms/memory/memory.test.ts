import { join } from 'node:path'
import t, { type Test } from 'tap'
import { BUNDLED } from '../../../../modules/image-opt/index.ts'
import { buildApp } from '../../../../server/app.ts'
import { openFiles } from '../../../../server/core/files/files.ts'
import { openPlatforms } from '../../../../server/platforms/open-platforms.ts'
import { PLATFORMS } from '../../../../server/platforms/platforms.ts'
import { readConfig } from '../../../../server/read-config.ts'
import { addShop } from '../../../support/add-shop.ts'
import { testClock } from '../../../support/clock.ts'
import type { Merchant } from '../../../support/merchant.ts'
import { photo } from '../../../support/pictures.ts'
import { openPrepared } from '../../../support/prepared-database.ts'
import { historyOf, optimiseAll, restoreAll } from '../../../support/runs.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { TOKEN } from '../../../support/token.ts'
import { storePlatformConformance } from '../conformance.ts'
import { draw } from '../local-store-support.ts'
import { makeMemoryPlatform } from './memory-platform.ts'
import { createMemoryStore, MemoryWorld } from './memory-store.ts'

const KEY = 'memory-key'
const DOMAIN = 'lane.memory.example'

const SHOPIFY = {
  SHOPIFY_API_KEY: 'key',
  SHOPIFY_API_SECRET: 'secret',
  SHOPIFY_ADMIN_ORIGIN: 'http://127.0.0.1:1'
}

storePlatformConformance('store in memory', async () => {
  const world = new MemoryWorld(DOMAIN)
  for (const [seed, kind] of (['product', 'collection', 'article'] as const).entries()) {
    const item = world.addItem(kind, `A ${kind}`)
    for (const number of kind === 'product' ? [1, 2, 3] : [1])
      world.addPicture(item, `${kind}-${number}.png`, await draw('png', 10 * seed + number))
  }
  return {
    store: createMemoryStore(world, { listeners: new Set(), onRemoved: async () => {} }),
    draw,
    async addPicture(productId, bytes, fileName) {
      const item = world.items.find(({ id }) => id === productId)
      if (item) world.addPicture(item, fileName, bytes)
    },
    async removePicture(imageId) {
      const { item, picture } = world.find(imageId)
      item.pictures.splice(item.pictures.indexOf(picture), 1)
    }
  }
})

/** Starts a server that serves a platform of its own beside those of the product. */
async function startWithMemory(t: Test, env: Record<string, string> = {}) {
  const memory = makeMemoryPlatform(DOMAIN)
  const all = [memory.platform, ...PLATFORMS]
  const folder = temporaryFolder(t)
  const given = { DATA_DIR: join(folder, 'data'), ADMIN_TOKEN: TOKEN, LOG_LEVEL: 'silent' }
  const config = readConfig({ ...given, MEMORY_KEY: KEY, ...env }, { platforms: all })
  const db = await openPrepared()
  const clock = testClock('2026-11-21T08:00:00.000Z')
  const files = await openFiles(join(config.dataDir, 'storage'), clock)
  const log = { warn: () => {} }
  const opened = await openPlatforms({ config, db, clock, log }, all)
  const app = await buildApp({ config, db, files, clock, codecPrograms: BUNDLED, ...opened })
  t.teardown(async () => {
    await app.close()
    await db.destroy()
  })
  const call = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const headers = { authorization: `Memory ${KEY}` }
    const reply = await app.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: reply.statusCode, body: reply.json() }
  }
  const merchant: Merchant = {
    get: (url) => call('GET', url),
    post: (url, body) => call('POST', url, body)
  }
  return { ...memory, app, db, config, merchant, opened }
}

const ENTRY = `/shopify/app?memory=${KEY}`

t.test(
  'a platform of which only its folder knows is served: from the sign-in to a restored picture, a paid plan and an uninstall',
  async (t) => {
    const { app, db, config, merchant, world, book } = await startWithMemory(t)
    const original = await photo(400, 300).png().toBuffer()
    world.addPicture(world.addItem('product', 'Mug'), 'mug.png', original)
    world.addPicture(world.addItem('article', 'News'), 'news.png', original)
    t.match(config, { hasLocalStore: false, billing: { platform: 'memory' } })

    await t.test('its own sign-in opens the shop, and refuses a wrong key', async (t) => {
      t.equal((await app.inject('/shopify/app?memory=wrong')).statusCode, 400)
      t.equal((await merchant.get('/api/v2/image-opt/getSettings')).status, 401)
      t.match((await app.inject(ENTRY)).json(), { code: 302, url: '/guidance' })
      t.match((await app.inject(ENTRY)).json(), { code: 302, url: '/image_optimisation' })
      t.equal((await merchant.get('/api/v2/image-opt/getSettings')).status, 200)
      t.match(await db.selectFrom('shop').selectAll().execute(), [
        { platform: 'memory', store_key: DOMAIN, name: 'Memory Lane', is_open: 1 }
      ])
    })

    await t.test('its pictures are optimised and restored', async (t) => {
      t.match(await optimiseAll(merchant), { process_result: 1 })
      const [picture] = world.items[0]?.pictures ?? []
      t.ok((picture?.bytes.length ?? 0) < original.length)
      await restoreAll(merchant)
      t.strictSame(picture?.bytes, Buffer.from(original))
    })

    await t.test('its own billing sells the plan', async (t) => {
      const { body } = await merchant.post('/api/v1/changePlans', { newLevel: 3 })
      const [id = ''] = book.subscriptions.keys()
      t.equal(body.url, `https://bills.example/${id}`)
      book.approve(id)
      const [shop] = await db.selectFrom('shop').select('id').execute()
      await app.reconcilePlan(shop?.id ?? 0)
      t.match((await merchant.get('/api/v1/getPricingPlans')).body.data, { level: 3 })
    })

    await t.test('of an article, only what visitors get can be backed up', async (t) => {
      await optimiseAll(merchant, 3)
      const [article] = await historyOf(merchant, '', 3)
      t.match(article, { status: 'compressed', image: { is_delivered: 1 } })
      await optimiseAll(merchant)
      t.match(await historyOf(merchant), [{ image: { is_delivered: 0 } }])
    })

    await t.test('its deliveries mean what it says', async (t) => {
      world.isInstalled = false
      const send = (key: string) =>
        app.inject({
          method: 'POST',
          url: '/memory/webhooks',
          headers: { 'x-memory-key': key },
          payload: { id: 'one', topic: 'memory/removed' }
        })
      t.equal((await send('wrong')).statusCode, 401)
      t.equal((await send(KEY)).statusCode, 200)
      await app.applyDeliveries()
      t.match(await db.selectFrom('webhook_delivery').selectAll().execute(), [
        { state: 'done', outcome: 'the shop is closed' }
      ])
      t.match(await db.selectFrom('shop').selectAll().execute(), [{ is_open: 0 }])
    })
  }
)

t.test('a server of two platforms asks each about its own shops §3.1.1', async (t) => {
  const { app, db, opened } = await startWithMemory(t, { ...SHOPIFY })
  await app.inject(ENTRY)
  const [shop] = await db.selectFrom('shop').select('id').execute()
  const { domain } = await opened.storeOf(shop?.id ?? 0).shopInfo()
  t.equal(domain, DOMAIN)
  t.ok(await opened.billingOf(shop?.id ?? 0).createSubscription(ORDER))

  const snow = 'snow.myshopify.com'
  const id = await addShop(db, { platform: 'shopify', store_key: snow, domain: snow })
  const unreachable = { name: 'StoreError', code: 'unreachable' }
  t.throws(() => opened.storeOf(id), unreachable, 'another process has just added it')
  while (!canOpen(id)) await new Promise((resolve) => setTimeout(resolve, 5))
  t.equal(opened.storeOf(id).showsCopies, true)

  function canOpen(shopId: number): boolean {
    try {
      return opened.storeOf(shopId) !== undefined
    } catch {
      return false
    }
  }
})

const ORDER = {
  key: 'key',
  name: 'Plan',
  monthlyCents: 100,
  discount: { percent: 0, months: 0 },
  cappedCents: 0,
  usageTerms: ''
}

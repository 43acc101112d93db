import { readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { addShop } from '../../../support/add-shop.ts'
import { startApp } from '../../../support/app.ts'
import { eventually, payFor, turnOn, untilHistory, untilIdle } from '../../../support/automatic.ts'
import { repeated } from '../../../support/lane.ts'
import { historyOf, restoreAll } from '../../../support/runs.ts'
import { hashesOf, jpeg, put, putProducts } from '../../../support/shop.ts'

const FLOOD = repeated({ test: 200, prove: 1000 })

const runsOf = ({ app }: Awaited<ReturnType<typeof startApp>>) =>
  app.db.selectFrom('run').selectAll().orderBy('id').execute()

t.test(
  'automatic mode handles new, changed and deleted pictures without a click §6.1.3 §6.6.5',
  async (t) => {
    const shop = await startApp(t)
    const { merchant, storeDir } = shop
    await putProducts(storeDir, 1)
    await turnOn(shop)
    await untilHistory(merchant, { 'Product 1': '3 compressed' })

    await t.test('a new picture is optimised', async (t) => {
      put(storeDir, { 'products/product-2/new.jpg': await jpeg(50) })
      await untilHistory(merchant, { 'Product 1': '3 compressed', 'Product 2': '1 compressed' })
      t.match((await runsOf(shop)).at(-1), { kind: 'automatic', images_total: 1 })
    })

    await t.test('a picture that the merchant replaced is optimised again', async (t) => {
      const path = join(storeDir, 'products/product-2/new.jpg')
      const other = await jpeg(60, 400, 300)
      writeFileSync(path, other)
      await eventually(
        'the other picture is smaller',
        async () => readFileSync(path).length < other.length
      )
      await untilIdle(shop)
      await restoreAll(merchant)
      t.ok(readFileSync(path).equals(other), 'a restore brings back the replacement')
    })

    await t.test('a restored picture stays as it is §6.6.5', async (t) => {
      const before = hashesOf(storeDir)
      const runs = (await runsOf(shop)).length
      await untilIdle(shop)
      t.strictSame(hashesOf(storeDir), before)
      t.equal((await runsOf(shop)).length, runs)
      t.ok(runs >= 3)
    })

    await t.test('a deleted picture causes no failure §7.4.8', async (t) => {
      rmSync(join(storeDir, 'products/product-2/new.jpg'))
      put(storeDir, { 'products/product-3/last.jpg': await jpeg(51) })
      await untilHistory(merchant, { 'Product 3': '1 compressed' })
      const items = await shop.app.db.selectFrom('run_item').select('state').execute()
      t.notOk(items.some(({ state }) => state === 'failed'))
    })

    await t.test(
      'automatic mode leaves new pictures alone once it is turned off §6.6.9',
      async (t) => {
        await merchant.post('/api/v2/image-opt/saveSettings', { auto_switch: 0 })
        put(storeDir, { 'products/product-4/later.jpg': await jpeg(52) })
        await untilIdle(shop)
        t.notOk((await historyOf(merchant)).some(({ title }) => title === 'Product 4'))
      }
    )
  }
)

t.test(
  'automatic mode skips its own results and does not recompress a file that was only touched §5.13.5 §6.6.5',
  async (t) => {
    const shop = await startApp(t)
    const { app, merchant, storeDir, shopId } = shop
    await putProducts(storeDir, 1)
    await turnOn(shop)
    await untilHistory(merchant, { 'Product 1': '3 compressed' })
    await untilIdle(shop)
    const [first, ...more] = await runsOf(shop)
    t.match(first, { kind: 'automatic', state: 'done', images_done: 3 })
    t.strictSame(more, [], 'its own result does not count as new')

    const optimised = hashesOf(storeDir)
    const path = join(storeDir, 'products/product-1/front.jpg')
    utimesSync(path, new Date(), new Date('2026-01-01'))
    await eventually('the touched file is in a run', async () => (await runsOf(shop)).length === 2)
    await untilIdle(shop)
    t.match((await runsOf(shop))[1], { images_done: 0, images_unchanged: 1, images_failed: 0 })
    t.strictSame(hashesOf(storeDir), optimised)
    t.match(await historyOf(merchant), [{ status: 'compressed', image_count: 3 }])
    const units = await app.db.selectFrom('quota_unit').selectAll().execute()
    t.equal(units.length, 3, 'nothing more is charged')
    t.ok(units.every((unit) => unit.shop_id === shopId))
  }
)

t.test(
  'automatic mode tries a bad picture once, and again only after the picture has changed',
  async (t) => {
    const shop = await startApp(t)
    const { merchant, storeDir } = shop
    put(storeDir, { 'products/torn/torn.jpg': (await jpeg(1)).subarray(0, 2000) })
    await turnOn(shop)
    await untilHistory(merchant, { Torn: '1 failed' })
    await untilIdle(shop)
    await untilIdle(shop)
    t.equal((await runsOf(shop)).length, 1)
    put(storeDir, { 'products/torn/torn.jpg': await jpeg(1) })
    await untilHistory(merchant, { Torn: '1 compressed' })
  }
)

t.test(
  'a picture replaced while it is in flight is not overwritten but optimised in the next run §6.6.6',
  async (t) => {
    const newer = await jpeg(77, 500, 400)
    let place = ''
    const shop = await startApp(t, {
      wrapStore: (store) => ({
        ...store,
        replaceImage: async (...given) => {
          if (place !== '') {
            writeFileSync(place, newer)
            place = ''
          }
          return store.replaceImage(...given)
        }
      })
    })
    const { merchant, storeDir } = shop
    put(storeDir, { 'products/cup/cup.jpg': await jpeg(1) })
    place = join(storeDir, 'products/cup/cup.jpg')
    const path = place
    await turnOn(shop)
    await eventually(
      'the newer picture is smaller',
      async () =>
        readFileSync(path).length < newer.length && place === '' && (await runsOf(shop)).length > 1
    )
    await untilHistory(merchant, { Cup: '1 compressed' })
    await restoreAll(merchant)
    t.ok(readFileSync(path).equals(newer))
  }
)

t.test(
  'automatic mode pauses when the quota is used up, and resumes when there is quota again §6.6.8',
  async (t) => {
    const shop = await startApp(t)
    const { app, merchant, storeDir } = shop
    await putProducts(storeDir, 2)
    await payFor(app, shop.shopId)
    await app.db.updateTable('subscription').set({ units_taken: 999 }).execute()
    await merchant.post('/api/v2/image-opt/saveSettings', { image_opt: { switch: 1 } })
    await merchant.post('/api/v2/image-opt/saveSettings', { auto_switch: 1 })
    await eventually('one picture was paid for', async () => {
      const [run] = await runsOf(shop)
      return run?.state === 'done'
    })
    await untilIdle(shop)
    await untilIdle(shop)
    t.match(await runsOf(shop), [{ images_done: 1, images_stopped: 5 }])
    t.equal((await runsOf(shop)).length, 1, 'it does not retry without quota')
    await app.db.updateTable('subscription').set({ units_taken: 1 }).execute()
    await untilIdle(shop)
    await untilHistory(merchant, { 'Product 1': '3 compressed', 'Product 2': '3 compressed' })
  }
)

t.test('many files that arrive at once are all optimised, each once §6.6.7', async (t) => {
  const shop = await startApp(t)
  const { app, merchant, storeDir } = shop
  put(storeDir, { 'products/start/start.jpg': await jpeg(1, 64, 48) })
  await turnOn(shop, 2)
  await untilHistory(merchant, { Start: '1 compressed' })
  const pictures = await Promise.all([1, 2, 3, 4, 5].map((seed) => jpeg(seed, 64, 48)))
  const files: Record<string, Uint8Array> = {}
  for (let file = 0; file < FLOOD; file++)
    files[`products/flood-${file % 40}/${file}.jpg`] = pictures[file % 5] as Uint8Array
  put(storeDir, files)
  await eventually('all of them are in the history', async () => {
    const { body } = await merchant.get('/api/v2/image-opt/getImgOptTotal')
    return body.total.opt_num === FLOOD + 1
  })
  const items = await app.db.selectFrom('run_item').select('image_id').execute()
  t.equal(new Set(items.map(({ image_id }) => image_id)).size, items.length)
})

t.test('automatic mode does not wait for the paused run of another shop', async (t) => {
  const shop = await startApp(t)
  const { app, merchant, storeDir } = shop
  const shop_id = await addShop(app.db, { is_open: 0 })
  await app.db
    .insertInto('run')
    .values({
      shop_id,
      kind: 'automatic',
      item_kind: 'product',
      state: 'paused',
      picture_order: '{}',
      images_total: 1,
      items_total: 1,
      created_at: '2026-11-20T08:00:00.000Z',
      started_at: null,
      finished_at: null,
      claimed_at: ''
    })
    .execute()
  await putProducts(storeDir, 1)
  await turnOn(shop)
  await untilIdle(shop)
  t.match(await historyOf(merchant), [{ status: 'compressed', image_count: 3 }])
})

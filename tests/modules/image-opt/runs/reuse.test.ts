import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { startApp, type TestApp } from '../../../support/app.ts'
import { optimiseAll, untilDone } from '../../../support/runs.ts'
import { hashesOf, jpeg, put } from '../../../support/shop.ts'
import { startShopifyShop } from '../../../support/shopify-shop.ts'

/** A score that no encoding produces. A result with this score was copied from the first picture. */
const MARKED = 12.3

const results = ({ app }: Pick<TestApp, 'app'>) =>
  app.db.selectFrom('image_result').selectAll().orderBy('image_id').execute()

async function withOneDone(t: Test) {
  const shop = await startApp(t)
  const bytes = await jpeg(1)
  put(shop.storeDir, { 'products/cup/a.jpg': bytes })
  await optimiseAll(shop.merchant)
  t.match(await results(shop), [{ status: 'compressed', score: Number }])
  await shop.app.db.updateTable('image_result').set({ score: MARKED }).execute()
  return { ...shop, bytes }
}

t.test('a picture that the shop has already optimised is not encoded again §5.3.11', async (t) => {
  const shop = await withOneDone(t)
  put(shop.storeDir, { 'products/mug/b.jpg': shop.bytes })
  await optimiseAll(shop.merchant)
  const [first, second, ...others] = await results(shop)
  t.match(second, { status: 'compressed', score: MARKED, result_hash: first?.result_hash })
  t.equal(others.length, 0)
  const hashes = hashesOf(shop.storeDir)
  t.equal(hashes['products/mug/b.jpg'], hashes['products/cup/a.jpg'])
  const { body } = await shop.merchant.get('/api/v2/image-opt/getOptSchedule')
  t.equal(body.impressions_use, 2, 'each image costs one unit')
})

t.test('a picture is encoded again if the earlier result no longer exists', async (t) => {
  for (const lose of [
    (path: string) => rmSync(path),
    (path: string) => writeFileSync(path, 'somebody changed this file')
  ]) {
    const shop = await withOneDone(t)
    lose(join(shop.storeDir, 'products/cup/a.jpg'))
    put(shop.storeDir, { 'products/mug/b.jpg': shop.bytes })
    await optimiseAll(shop.merchant)
    const made = (await results(shop)).find(({ score }) => score !== MARKED)
    t.match(made, { status: 'compressed', score: Number })
  }
})

t.test(
  'a picture is encoded again when the encode options or the engine version differ',
  async (t) => {
    const shop = await withOneDone(t)
    const { body } = await shop.merchant.get('/api/v2/image-opt/getSettings')
    const quality = { ...body.image_opt.quality, custom_ratio: 90 }
    const image_opt = { ...body.image_opt, quality }
    await shop.merchant.post('/api/v2/image-opt/saveSettings', { image_opt })
    put(shop.storeDir, { 'products/mug/b.jpg': shop.bytes })
    await optimiseAll(shop.merchant)
    const [, second, ...others] = await results(shop)
    t.match(second, { status: 'compressed', score: Number })
    t.not(second?.score, MARKED)
    t.equal(others.length, 0)

    await shop.app.db.updateTable('image_result').set({ score: MARKED, engine: 1 }).execute()
    put(shop.storeDir, { 'products/pan/c.jpg': shop.bytes })
    await optimiseAll(shop.merchant)
    const [, , third] = await results(shop)
    t.match(third, { status: 'compressed', score: Number })
    t.not(third?.score, MARKED)
  }
)

t.test('identical pictures in a run wait for the first one and reuse its result', async (t) => {
  let reads = 0
  const shop = await startApp(t, {
    wrapStore: (store) => ({
      ...store,
      readImage: (...call) => {
        reads++
        return store.readImage(...call)
      }
    })
  })
  const bytes = await jpeg(1)
  for (const name of ['a', 'b', 'c', 'd']) put(shop.storeDir, { [`products/${name}/1.jpg`]: bytes })
  await optimiseAll(shop.merchant)
  const rows = await results(shop)
  t.equal(rows.length, 4)
  t.equal(new Set(rows.map((row) => row.result_hash)).size, 1)
  t.equal(reads, 4 + 3, 'four originals are read, and the result three times')
})

t.test(
  'a picture whose result is still in the store is neither encoded nor uploaded again, even where the store delivers other bytes',
  async (t) => {
    const started = await startShopifyShop(t, {
      env: { BILLING: 'off' },
      switches: { unsizedPictures: 're-encoded' }
    })
    const { app, db, shop, merchant } = started
    // The app reads a collection's picture from the CDN, which delivers other bytes than were uploaded.
    const { image } = await shop.merchant.addCollection({
      title: 'Kitchen',
      image: { fileName: 'kitchen.jpg', bytes: await jpeg(5) }
    })
    if (!image) throw new Error('the collection has no picture')
    await app.pollStores()
    await optimiseAll(merchant, 2)
    t.match(await results({ app }), [{ status: 'compressed', score: Number }])
    await db.updateTable('image_result').set({ score: MARKED }).execute()
    const before = shop.content.collections.values().next().value?.image?.stored
    const again = { data_type: 2, data_list: [], re_opt_type: 'all', page_type: 0 }
    t.equal((await merchant.post('/api/v2/image-opt/reOptimize', again)).status, 200)
    await untilDone(merchant, 2)
    const [first] = await db.selectFrom('run').select('id').execute()
    const [result] = await results({ app })
    t.match(result, { status: 'compressed', score: MARKED })
    t.not(result?.run_id, first?.id, 'the second run has recorded it')
    t.equal(shop.content.collections.values().next().value?.image?.stored, before)
  }
)

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { startApp, type TestApp } from '../../../support/app.ts'
import { chooseAll, optimiseAll } from '../../../support/runs.ts'
import { bytesOf, hashesOf, jpeg, photo, png, put, putProducts } from '../../../support/shop.ts'

async function estimate(
  { merchant }: TestApp,
  body: object = { data_type: 1, re_opt_type: 'all' }
) {
  // Opens the list first, as the page does, because opening it syncs the store.
  await chooseAll(merchant)
  return merchant.post('/api/v2/image-opt/estimate', body)
}

const quotaOf = async ({ merchant }: TestApp) =>
  (await merchant.get<object>('/api/v2/image-opt/getOptSchedule')).body

t.test(
  'an estimate tries a few pictures, predicts the total saving and changes nothing §4.3.12 §6.9.1 §6.9.2 §10.1.3',
  async (t) => {
    const test = await startApp(t)
    for (let index = 0; index < 20; index++)
      put(test.storeDir, {
        [`products/p${index}/large.jpg`]: await jpeg(index, 200 + index * 20, 300),
        [`products/p${index}/logo.png`]: await png(index, 80 + index * 4, 80),
        [`products/p${index}/small.jpg`]: await photo(index).jpeg({ quality: 40 }).toBuffer()
      })
    const before = { hashes: hashesOf(test.storeDir), quota: await quotaOf(test) }
    const { status, body } = await estimate(test)
    t.equal(status, 200)
    t.match(body, { ack: 1, data: { image_count: 60, sample_count: 12 } })
    t.equal(body.data.size, bytesOf(test.storeDir))
    t.strictSame(hashesOf(test.storeDir), before.hashes)
    t.strictSame(await quotaOf(test), before.quota)
    t.strictSame(readdirSync(join(test.dataDir, 'storage/scratch')), [])
    t.strictSame(
      (await estimate(test)).body.data,
      body.data,
      'the same estimate gives the same answer'
    )
    const { body: history } = await test.merchant.get('/api/v2/image-opt/getImageOptDataPage')
    t.equal(history.data.total, 0)

    await optimiseAll(test.merchant)
    const saved = body.data.size - bytesOf(test.storeDir)
    const ratio = body.data.saved / saved
    t.ok(ratio > 0.9 && ratio < 1.1, `${body.data.saved} was estimated, ${saved} was saved`)
    const done = await estimate(test)
    t.equal(done.status, 409)
    t.equal(done.body.message, 'Everything you chose is already optimized with these settings.')
  }
)

t.test('an estimate covers only the chosen items or those that match the search', async (t) => {
  const test = await startApp(t)
  await putProducts(test.storeDir, 3)
  const { body } = await test.merchant.get('/api/v2/image-opt/getManualImagesData?page_type=1')
  const [first] = body.data.data
  const one = await estimate(test, { data_type: 1, data_list: [{ data_id: first.id }] })
  t.match(one.body.data, { image_count: 3, sample_count: 3, size: first.img_size })
  const searched = await estimate(test, { data_type: 1, re_opt_type: 'all', title: 'product 2' })
  t.equal(searched.body.data.image_count, 3)
})

t.test('an estimate with changed settings starts from the originals', async (t) => {
  const test = await startApp(t)
  put(test.storeDir, { 'products/mug/mug.jpg': await jpeg(3, 640, 480) })
  const level = (custom_ratio: number) =>
    test.merchant.post('/api/v2/image-opt/saveSettings', {
      image_opt: { quality: { custom: 1, lossless: 0, custom_ratio } }
    })
  t.equal((await level(90)).status, 200)
  await optimiseAll(test.merchant)
  const large = bytesOf(test.storeDir)
  t.equal((await level(70)).status, 200)
  const { body } = await estimate(test)
  await optimiseAll(test.merchant)
  t.equal(body.data.saved, large - bytesOf(test.storeDir), 'the only picture is the whole sample')
})

t.test(
  'in an estimate, a picture that cannot be compressed adds nothing to the savings',
  async (t) => {
    const test = await startApp(t)
    put(test.storeDir, {
      'products/mug/torn.jpg': (await jpeg(1)).subarray(0, 3000),
      'products/mug/text.png': 'no picture'
    })
    const { body } = await estimate(test)
    t.match(body.data, { image_count: 2, sample_count: 2, saved: 0 })
  }
)

t.test(
  'an estimate is refused where a run would be refused, and while another estimate is running §6.9.2',
  async (t) => {
    const test = await startApp(t)
    await putProducts(test.storeDir, 4)
    put(test.storeDir, { 'collections/sale/sale.jpg': await jpeg(9) })
    const gated = await estimate(test, { data_type: 2, re_opt_type: 'all' })
    t.equal(gated.status, 403)
    t.equal((await estimate(test, { data_type: 4, re_opt_type: 'all' })).status, 422)
    const [one, other] = await Promise.all([estimate(test), estimate(test)])
    t.strictSame(
      [one?.status, other?.status].sort((a, b) => Number(a) - Number(b)),
      [200, 429]
    )
    t.match(
      (one?.status === 429 ? one : other)?.body.message,
      'An estimate is already running. Try again when it finishes.'
    )
    t.equal((await estimate(test)).status, 200)
  }
)

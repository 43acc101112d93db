import t from 'tap'
import { expireOriginals } from '../../../../modules/image-opt/jobs.ts'
import { DAY_MS } from '../../../../server/core/clock.ts'
import { StoreError } from '../../../../server/platforms/store-platform.ts'
import { startApp } from '../../../support/app.ts'
import { originalsIn, passDays } from '../../../support/originals.ts'
import { chooseAll, historyOf, optimiseAll, restoreAll, untilDone } from '../../../support/runs.ts'
import { hashesOf, jpeg, put, putProducts } from '../../../support/shop.ts'

const keptIn = (dataDir: string) => originalsIn(dataDir).length

t.test(
  'originals are kept for 30 days and then deleted §2.5.5 §5.12.8 §7.3.3 §7.4.7 §7.9.1',
  async (t) => {
    const { app, merchant, storeDir, dataDir, clock } = await startApp(t)
    await putProducts(storeDir, 1)
    clock.forward(Date.now() - clock.now().getTime())
    await optimiseAll(merchant)
    t.equal(keptIn(dataDir), 3)

    clock.forward(29 * DAY_MS)
    await expireOriginals.run(app)
    t.match(await historyOf(merchant), [{ status: 'compressed', is_overdue: 0 }])
    t.equal(keptIn(dataDir), 3)

    clock.forward(2 * DAY_MS)
    const optimised = hashesOf(storeDir)
    await expireOriginals.run(app)
    await expireOriginals.run(app)
    t.match(await historyOf(merchant), [{ status: 'expired', is_overdue: 1 }])
    t.equal(keptIn(dataDir), 0, 'the originals are deleted')

    const data_list = await chooseAll(merchant)
    for (const call of ['restore', 'reOptimize'])
      t.match(await merchant.post(`/api/v2/image-opt/${call}`, { data_type: 1, data_list }), {
        status: 422,
        body: { message: 'Select the correct state of the product data operation' }
      })
    t.strictSame(hashesOf(storeDir), optimised, 'the store keeps its optimised pictures')
    const { body } = await merchant.get('/api/v2/image-opt/getImgOptTotal')
    t.ok(body.total.total_saved_size > 0, 'expired images still count as saved')
  }
)

t.test(
  'an interrupted run keeps its originals, however long the server was down §7.9.2',
  async (t) => {
    const { app, merchant, storeDir, dataDir, clock } = await startApp(t)
    await putProducts(storeDir, 1)
    clock.forward(Date.now() - clock.now().getTime())
    const before = hashesOf(storeDir)
    await optimiseAll(merchant)
    // This is the state after a kill between the change in the store and its record in the database.
    await app.db.deleteFrom('image_result').execute()
    await app.db.updateTable('run').set({ state: 'running' }).execute()
    const later = new Date(clock.now().getTime() + 41 * DAY_MS).toISOString()
    await app.db.updateTable('run_item').set({ state: 'working', lease_until: later }).execute()
    clock.forward(40 * DAY_MS)
    await expireOriginals.run(app)
    t.equal(keptIn(dataDir), 3)
    clock.forward(2 * DAY_MS)
    t.match(await untilDone(merchant), { image_failed: 0 })
    await restoreAll(merchant)
    t.strictSame(hashesOf(storeDir), before)
  }
)

t.test('a failed picture can be tried again, however long ago it failed', async (t) => {
  let isFull = true
  const { app, merchant, storeDir, clock } = await startApp(t, {
    wrapStore: (store) => ({
      ...store,
      replaceImage: async (...given) => {
        if (isFull) throw new StoreError('disk-full', 'ENOSPC')
        return store.replaceImage(...given)
      }
    })
  })
  await putProducts(storeDir, 1)
  t.match(await optimiseAll(merchant), { image_failed: 3 })
  clock.forward(40 * DAY_MS)
  await expireOriginals.run(app)
  t.match(await historyOf(merchant), [{ status: 'failed', is_overdue: 0 }])
  isFull = false
  t.match(await optimiseAll(merchant), { image_failed: 0 })
  t.match(await historyOf(merchant), [{ status: 'compressed' }])
})

t.test(
  'the original of a restored image is deleted after 30 days, like every other original §7.9.1',
  async (t) => {
    const test = await startApp(t)
    const { merchant, storeDir, dataDir } = test
    await putProducts(storeDir, 1)
    const before = hashesOf(storeDir)
    await optimiseAll(merchant)
    await restoreAll(merchant)
    await passDays(test, 30)
    t.equal(keptIn(dataDir), 3)
    await passDays(test, 1)
    t.equal(keptIn(dataDir), 0)
    await optimiseAll(merchant)
    await restoreAll(merchant)
    t.strictSame(hashesOf(storeDir), before)
  }
)

t.test(
  'the history says until when originals are kept; for a product, that is when the first of them is deleted',
  async (t) => {
    const env = { RETENTION_DAYS: '7' }
    const { merchant, storeDir, clock } = await startApp(t, { env })
    await putProducts(storeDir, 1)
    await optimiseAll(merchant)
    clock.forward(2 * DAY_MS)
    put(storeDir, { 'products/product-1/later.jpg': await jpeg(9) })
    await optimiseAll(merchant)
    const [first, later] = ['2026-11-28T08:00:00.000Z', '2026-11-30T08:00:00.000Z']
    const [row] = await historyOf(merchant)
    t.match(row, { image_count: 4, kept_until: first })
    const { body } = await merchant.get(`/api/v2/image-opt/getProductImagesData?prod_id=${row?.id}`)
    const times = (body.data.data as { kept_until: string }[]).map(({ kept_until }) => kept_until)
    t.strictSame(times.sort(), [first, first, first, later])
    await restoreAll(merchant)
    t.match(await historyOf(merchant), [{ status: 'restored', kept_until: '' }])
  }
)

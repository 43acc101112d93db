import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { pruneRuns } from '../../../../modules/image-opt/runs/jobs.ts'
import { DAY_MS } from '../../../../server/core/clock.ts'
import { StoreError } from '../../../../server/platforms/store-platform.ts'
import { startApp } from '../../../support/app.ts'
import { payFor } from '../../../support/automatic.ts'
import type { Answer, Merchant } from '../../../support/merchant.ts'
import { chooseAll, historyOf, optimiseAll, restoreAll, untilDone } from '../../../support/runs.ts'
import { hashesOf, jpeg, put, putProducts } from '../../../support/shop.ts'

const runsOf = async (merchant: Merchant): Promise<Answer> =>
  (await merchant.get('/api/v2/image-opt/getRuns')).body.data.data
const unitsOf = async (merchant: Merchant): Promise<Answer> =>
  (await merchant.get('/api/v2/image-opt/getOptSchedule')).body.impressions_use

t.test(
  'undoing a run restores exactly what that run changed, free of charge §4.3.18 §6.1.4 §6.7.2 §10.1.3',
  async (t) => {
    const { merchant, storeDir } = await startApp(t)
    await putProducts(storeDir, 1)
    const before = hashesOf(storeDir)
    await optimiseAll(merchant)
    const first = hashesOf(storeDir)
    put(storeDir, { 'products/product-2/late.jpg': await jpeg(40) })
    const late = hashesOf(storeDir)['products/product-2/late.jpg']
    await optimiseAll(merchant)
    const both = hashesOf(storeDir)
    const [second] = await runsOf(merchant)
    t.match(second, { process_type: 'optimise', images_changed: 1, can_undo: 1, state: 'done' })

    const { run_id } = second
    t.match(await merchant.post('/api/v2/image-opt/undoRun', { run_id }), { status: 200 })
    t.match(await untilDone(merchant), { process_type: 'restore', image_total: 1, image_failed: 0 })
    t.strictSame(hashesOf(storeDir), { ...first, 'products/product-2/late.jpg': late })
    t.equal(await unitsOf(merchant), 4, 'the undo neither charges nor releases units')
    t.match(await merchant.post('/api/v2/image-opt/undoRun', { run_id }), { status: 409 })

    await t.test('undoing a run keeps what a later run changed §6.7.2', async (t) => {
      const [, , oldest] = await runsOf(merchant)
      await merchant.post('/api/v2/image-opt/reOptimize', {
        data_type: 1,
        data_list: (await chooseAll(merchant)).slice(0, 1)
      })
      await untilDone(merchant)
      t.strictSame(
        hashesOf(storeDir)['products/product-1/front.jpg'],
        both['products/product-1/front.jpg']
      )
      t.match(await merchant.post('/api/v2/image-opt/undoRun', { run_id: oldest.run_id }), {
        status: 409,
        body: { message: /nothing left to undo/ }
      })
      const [latest] = await runsOf(merchant)
      await merchant.post('/api/v2/image-opt/undoRun', { run_id: latest.run_id })
      await untilDone(merchant)
      t.strictSame(hashesOf(storeDir), { ...before, 'products/product-2/late.jpg': late })
    })
    t.match(await merchant.post('/api/v2/image-opt/undoRun', { run_id: '999' }), { status: 404 })
    t.match(await merchant.post('/api/v2/image-opt/undoRun', { run_id: 'x' }), { status: 404 })
  }
)

t.test(
  'each failed picture is listed with its reason and can be retried §4.3.16 §4.3.17 §6.7.3',
  async (t) => {
    let isFull = true
    const { merchant, storeDir } = await startApp(t, {
      wrapStore: (store) => ({
        ...store,
        replaceImage: async (...given) => {
          if (isFull) throw new StoreError('disk-full', 'ENOSPC')
          return store.replaceImage(...given)
        }
      })
    })
    put(storeDir, {
      'products/cup/a.jpg': await jpeg(1),
      'products/cup/b.jpg': await jpeg(2),
      'products/torn/torn.jpg': (await jpeg(3)).subarray(0, 3000)
    })
    await optimiseAll(merchant)
    const [run] = await runsOf(merchant)
    t.match(run, { images_changed: 0, images_failed: 3, can_undo: 0 })
    const failuresOf = async (run_id: string): Promise<Answer> =>
      (await merchant.get(`/api/v2/image-opt/getRunFailures?run_id=${run_id}`)).body.data
    const failures = await failuresOf(run.run_id)
    t.match(failures, {
      total: 3,
      data: [
        { title: 'Cup', file_name: 'a.jpg', can_retry: 1, reason: /The disk is full/ },
        { title: 'Cup', file_name: 'b.jpg', can_retry: 1 },
        { title: 'Torn', file_name: 'torn.jpg', reason: 'The file is damaged or incomplete.' }
      ]
    })
    isFull = false
    const retry = (opt_ids?: string[]) =>
      merchant.post('/api/v2/image-opt/retryRun', {
        run_id: run.run_id,
        ...(opt_ids && { opt_ids })
      })
    t.match(await retry([failures.data[0].opt_id]), { status: 200 })
    t.match(await untilDone(merchant), { image_total: 1, image_failed: 0 })
    t.match((await failuresOf(run.run_id)).data, [
      { can_retry: 0 },
      { can_retry: 1 },
      { can_retry: 1 }
    ])

    writeFileSync(join(storeDir, 'products/torn/torn.jpg'), await jpeg(3))
    t.match(await retry(), { status: 200 })
    t.match(await untilDone(merchant), { image_total: 2, image_failed: 0 })
    t.match(await retry(), { status: 409, body: { message: 'There is nothing left to retry.' } })
    const statuses = (await historyOf(merchant)).map(({ status }) => String(status))
    t.strictSame([...new Set(statuses)], ['compressed'])
  }
)

t.test('a failed restore is retried as a restore', async (t) => {
  const { merchant, storeDir, dataDir } = await startApp(t)
  put(storeDir, { 'products/cup/cup.jpg': await jpeg(1) })
  await optimiseAll(merchant)
  const originals = join(dataDir, 'storage/originals')
  rmSync(originals, { recursive: true })
  await restoreAll(merchant)
  const [run] = await runsOf(merchant)
  t.match(run, { process_type: 'restore', images_failed: 1, can_undo: 0 })
  t.match(await merchant.post('/api/v2/image-opt/retryRun', { run_id: run.run_id }), {
    status: 200
  })
  t.match(await untilDone(merchant), { process_type: 'restore', image_failed: 1 })
})

t.test(
  'the item list of a run is deleted after 90 days, while the totals of the run stay §2.5.10 §6.7.1',
  async (t) => {
    const { app, merchant, storeDir, clock } = await startApp(t)
    await putProducts(storeDir, 2)
    await optimiseAll(merchant)
    const itemsOf = () => app.db.selectFrom('run_item').selectAll().execute()
    clock.forward(89 * DAY_MS)
    await pruneRuns.run(app)
    t.equal((await itemsOf()).length, 6)
    clock.forward(2 * DAY_MS)
    await pruneRuns.run(app)
    t.equal((await itemsOf()).length, 0)
    t.match(await runsOf(merchant), [{ images_changed: 6, images_failed: 0, can_undo: 0 }])
  }
)

t.test('a shop can neither see nor change a run of another shop', async (t) => {
  const { app, merchant, storeDir, shopId } = await startApp(t)
  await putProducts(storeDir, 1)
  await optimiseAll(merchant)
  const [{ run_id }] = await runsOf(merchant)
  const shop = await app.db.selectFrom('shop').selectAll().executeTakeFirstOrThrow()
  const other = { ...shop, id: shopId + 1, domain: 'other.local', store_key: 'elsewhere' }
  await app.db.insertInto('shop').values(other).execute()
  await app.db
    .updateTable('run')
    .set({ shop_id: shopId + 1 })
    .execute()
  for (const call of ['undoRun', 'retryRun'])
    t.match(await merchant.post(`/api/v2/image-opt/${call}`, { run_id }), { status: 404 })
  t.match(await merchant.get(`/api/v2/image-opt/getRunFailures?run_id=${run_id}`), { status: 404 })
  t.strictSame(await runsOf(merchant), [])
})

t.test(
  'a restore of everything that matches a search restores only the matching items §4.3.11 §6.3.7',
  async (t) => {
    const { app, merchant, storeDir, shopId } = await startApp(t)
    for (let lamp = 1; lamp <= 12; lamp++)
      put(storeDir, { [`products/lamp-${lamp}/a.jpg`]: await jpeg(lamp) })
    put(storeDir, { 'products/chair/a.jpg': await jpeg(30) })
    await optimiseAll(merchant)
    const all = { data_type: 1, data_list: [], restore_type: 'all', title: 'lamp' }
    t.match(
      await merchant.post('/api/v2/image-opt/restore', all),
      { status: 403 },
      'restoring everything requires a paid plan'
    )
    await payFor(app, shopId)
    t.match(await merchant.post('/api/v2/image-opt/restore', all), { status: 200 })
    t.match(await untilDone(merchant), { opt_total: 12, image_failed: 0 })
    const statuses = (await historyOf(merchant)).map(({ title, status }) => `${title} ${status}`)
    t.equal(statuses.filter((words) => words.endsWith('restored')).length, 12)
    t.ok(statuses.includes('Chair compressed'))
  }
)

import t from 'tap'
import { startApp } from '../../../support/app.ts'
import { repeated } from '../../../support/lane.ts'
import { report } from '../../../support/report.ts'
import { chooseAll, historyOf, optimiseAll, startAll, untilDone } from '../../../support/runs.ts'
import { hashesOf, jpeg, put, putProducts } from '../../../support/shop.ts'

/** How many products the shop has. Each is optimised by its own request, and all requests are sent at once. */
const PRODUCTS = repeated({ test: 4, prove: 100 })
const QUOTA = repeated({ test: 5, prove: 10 })

t.test(
  'a quota cannot be exceeded, however many runs start at once §5.12.1 §6.2.2 §10.1.4',
  async (t) => {
    const { app, merchant, storeDir } = await startApp(t, {
      env: { FREE_QUOTA: String(QUOTA), IMAGE_WORKERS: '4' }
    })
    await putProducts(storeDir, PRODUCTS)
    const before = hashesOf(storeDir)
    const chosen = await chooseAll(merchant)
    await Promise.all(
      chosen.map((item) =>
        merchant.post('/api/v2/image-opt/reOptimize', {
          data_type: 1,
          data_list: [item],
          page_type: 1
        })
      )
    )
    await untilDone(merchant)
    const after = hashesOf(storeDir)
    t.equal(Object.keys(before).filter((path) => after[path] !== before[path]).length, QUOTA)
    const { body } = await merchant.get('/api/v2/image-opt/getImgOptTotal')
    t.match(body.opt_schedule, { impressions_use: QUOTA, impressions_all: QUOTA })
    t.match(body.total, { opt_num: QUOTA, un_opt_num: PRODUCTS * 3 - QUOTA })
    const units = await app.db.selectFrom('quota_unit').selectAll().execute()
    t.strictSame(
      units.map((unit) => unit.state),
      Array(QUOTA).fill('spent')
    )

    t.match(await startAll(merchant), {
      status: 402,
      body: {
        ack: 0,
        message: `Your image quota is used up. Upgrade to optimize ${PRODUCTS * 3 - QUOTA} more images.`
      }
    })
    report(7, 'local store', { requests: PRODUCTS, quota: QUOTA, 'images charged': units.length })
  }
)

t.test(
  'images beyond the quota are not counted in the progress of a run §4.3.5 §6.4.1',
  async (t) => {
    const { merchant, storeDir } = await startApp(t, { env: { FREE_QUOTA: '3' } })
    await putProducts(storeDir, 3)
    t.match(await optimiseAll(merchant), {
      opt_total: 1,
      opt_in: 0,
      image_total: 3,
      image_failed: 0
    })
  }
)

t.test(
  'a run that would exceed the quota starts only after a confirmation, and then takes the first images of the list up to the quota §4.1.6 §6.2.3',
  async (t) => {
    const { merchant, storeDir } = await startApp(t, { env: { FREE_QUOTA: '4' } })
    await putProducts(storeDir, 3)
    const before = hashesOf(storeDir)
    const { body: list } = await merchant.get(
      '/api/v2/image-opt/getManualImagesData?page_type=1&data_type=1'
    )
    t.equal(list.data.quota_left, 4)
    const data_list = (list.data.data as { id: string }[]).map(({ id }) => ({ data_id: id }))
    const start = (on_shortage: string) =>
      merchant.post('/api/v2/image-opt/reOptimize', {
        data_type: 1,
        data_list,
        page_type: 1,
        on_shortage
      })
    t.match(await start('ask'), {
      status: 402,
      body: {
        ack: 0,
        message: 'Your image quota covers 4 of these 9 images.',
        fields: ['on_shortage']
      }
    })
    t.strictSame(hashesOf(storeDir), before, 'nothing was begun')

    t.match(await start('fit'), { status: 200, body: { message: '4 images queued' } })
    t.match(await untilDone(merchant), {
      opt_total: 2,
      image_total: 4,
      image_changed: 4,
      image_skipped: 5
    })
    t.match(await historyOf(merchant, '&title=Product 1'), [
      { status: 'compressed', skipped_count: 0 }
    ])
    t.match(await historyOf(merchant, '&title=Product 2'), [
      { status: 'partly_done', skipped_count: 2 }
    ])
    const { body: runs } = await merchant.get('/api/v2/image-opt/getRuns')
    t.match(runs.data.data, [{ state: 'done', images_changed: 4, images_stopped: 5 }])
  }
)

t.test(
  'retrying failed images asks what to do when the quota does not cover them, as a start does §4.3.18',
  async (t) => {
    const { merchant, storeDir } = await startApp(t, { env: { FREE_QUOTA: '2' } })
    const torn = (await jpeg(1)).subarray(0, 3000)
    put(storeDir, { 'products/cup/a.jpg': torn, 'products/cup/b.jpg': torn })
    t.match(await optimiseAll(merchant), { image_failed: 2 })
    const { body } = await merchant.get('/api/v2/image-opt/getRuns')
    const [{ run_id }] = body.data.data
    const cup = await chooseAll(merchant)
    put(storeDir, {
      'products/cup/a.jpg': await jpeg(1),
      'products/cup/b.jpg': await jpeg(2),
      'products/pot/c.jpg': await jpeg(3)
    })
    const isNew = ({ data_id }: { data_id: string }) => cup.every((one) => one.data_id !== data_id)
    await merchant.post('/api/v2/image-opt/reOptimize', {
      data_type: 1,
      data_list: (await chooseAll(merchant)).filter(isNew),
      page_type: 1
    })
    t.match(await untilDone(merchant), { image_changed: 1 })

    const retry = (on_shortage: string) =>
      merchant.post('/api/v2/image-opt/retryRun', { run_id, on_shortage })
    t.match(await retry('ask'), {
      status: 402,
      body: { message: 'Your image quota covers 1 of these 2 images.', fields: ['on_shortage'] }
    })
    t.match(await retry('fit'), { status: 200, body: { message: '1 image queued' } })
    t.match(await untilDone(merchant), { image_total: 1, image_changed: 1, image_skipped: 1 })
  }
)

t.test('a run starts without a confirmation when the quota covers all of its images', async (t) => {
  const { merchant, storeDir } = await startApp(t, { env: { FREE_QUOTA: '3' } })
  await putProducts(storeDir, 1)
  await optimiseAll(merchant)
  const again = await merchant.post('/api/v2/image-opt/reOptimize', {
    data_type: 1,
    data_list: await chooseAll(merchant),
    on_shortage: 'ask'
  })
  t.equal(again.status, 200, 'these images are paid for')
  await untilDone(merchant)
})

t.test('an image is charged once, however often it is re-optimised §10.1.1', async (t) => {
  const { merchant, storeDir } = await startApp(t, { env: { FREE_QUOTA: '3' } })
  await putProducts(storeDir, 1)
  await optimiseAll(merchant)
  const data_list = await chooseAll(merchant)
  for (let again = 0; again < 2; again++) {
    const { status } = await merchant.post('/api/v2/image-opt/reOptimize', {
      data_type: 1,
      data_list
    })
    t.equal(status, 200)
    t.match(await untilDone(merchant), { image_failed: 0 })
  }
  await merchant.post('/api/v2/image-opt/restore', { data_type: 1, data_list })
  await untilDone(merchant)
  const { body } = await merchant.get('/api/v2/image-opt/getOptSchedule')
  t.match(body, { impressions_use: 3, impressions_all: 3 })
})

t.test('a picture that cannot be made smaller uses no quota §5.10.6 §5.13.3 §10.1.2', async (t) => {
  const { app, merchant, storeDir } = await startApp(t)
  put(storeDir, { 'products/cup/cup.jpg': await jpeg(2, 24, 24) })
  const before = hashesOf(storeDir)
  const { body } = await merchant.get('/api/v2/image-opt/getSettings')
  const quality = { custom: 0, lossless: 1, custom_ratio: 0 }
  await merchant.post('/api/v2/image-opt/saveSettings', {
    image_opt: { ...body.image_opt, quality }
  })
  await optimiseAll(merchant)
  t.match(await historyOf(merchant), [{ status: 'already_optimal', comp_ratio: 0 }])
  t.strictSame(hashesOf(storeDir), before)
  t.strictSame(await app.db.selectFrom('quota_unit').selectAll().execute(), [])
  const subscription = await app.db.selectFrom('subscription').selectAll().executeTakeFirst()
  t.match(subscription, { units_taken: 0 })
})

t.test(
  'the free plan covers only product images, and a paid plan covers images of every kind §11.2.1 §11.2.2',
  async (t) => {
    const { app, merchant, storeDir, shopId } = await startApp(t)
    put(storeDir, {
      'collections/summer/summer.jpg': await jpeg(1),
      'blogs/news/hello/hello.jpg': await jpeg(2)
    })
    for (const dataType of [2, 3])
      t.match(await startAll(merchant, dataType), {
        status: 403,
        body: { ack: 0, message: 'Your plan does not include this. It comes with $4.99.' }
      })
    const all = { data_type: 1, restore_type: 'all' }
    t.match(await merchant.post('/api/v2/image-opt/restore', all), { status: 403 })

    await app.db
      .insertInto('subscription')
      .values({ shop_id: shopId, level: 1, cycle: '2026-11-01', units_taken: 0 })
      .execute()
    t.match(await optimiseAll(merchant, 2), { opt_total: 1, image_failed: 0 })
    t.match(await optimiseAll(merchant, 3), { opt_total: 1, image_failed: 0 })
    const { body } = await merchant.get('/api/v2/image-opt/getImageOptDataPage?data_type=3')
    t.match(body.data.data, [{ art_id: /\d+/, blog_id: /\d+/, status: 'compressed' }])
    const restored = { data_type: 2, data_list: [], restore_type: 'all' }
    t.match(await merchant.post('/api/v2/image-opt/restore', restored), { status: 200 })
    t.match(await untilDone(merchant, 2), { process_type: 'restore', opt_total: 1 })
  }
)

t.test('a shop with billing off has no limits §4.2.3', async (t) => {
  const env = { BILLING: 'off', FREE_QUOTA: '0' }
  const { merchant, storeDir } = await startApp(t, { env })
  put(storeDir, { 'collections/summer/summer.jpg': await jpeg(1) })
  t.match(await optimiseAll(merchant, 2), { opt_total: 1, image_failed: 0 })
  const { body } = await merchant.get('/api/v2/image-opt/getOptSchedule')
  t.equal(body.impressions_all, Number.MAX_SAFE_INTEGER)
})

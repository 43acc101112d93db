import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import t from 'tap'
import { startApp } from '../../../support/app.ts'
import {
  chooseAll,
  historyOf,
  optimiseAll,
  restoreAll,
  startAll,
  untilDone
} from '../../../support/runs.ts'
import { bytesOf, hashesOf, jpeg, png, put, putProducts } from '../../../support/shop.ts'

t.test(
  'a run saves exactly as many bytes as the page shows, and a restore undoes the run §4.3.4 §6.1.4 §7.1.2–7.1.4 §7.4.1 §7.4.4–7.4.6 §7.8.1',
  async (t) => {
    const { merchant, storeDir } = await startApp(t)
    await putProducts(storeDir, 4)
    const before = hashesOf(storeDir)
    const bytesBefore = bytesOf(storeDir)

    const done = await optimiseAll(merchant)
    t.match(done, {
      opt_total: 4,
      opt_in: 0,
      process_type: 'optimise',
      page_type: 1,
      image_total: 12
    })
    const { body } = await merchant.get('/api/v2/image-opt/getImgOptTotal')
    t.equal(body.total.total_saved_size, bytesBefore - bytesOf(storeDir))
    t.equal(body.total.total_original_size, bytesBefore)
    t.equal(body.total.un_opt_num, 0)

    const rows = await historyOf(merchant)
    t.equal(rows.length, 4)
    t.match(rows[0], { status: 'compressed', opt_status: 1, is_to_jpg: 1, image_count: 3 })
    t.ok(rows[0].comp_size < rows[0].img_size)

    t.match(await restoreAll(merchant), { process_type: 'restore', opt_total: 4, image_failed: 0 })
    t.strictSame(hashesOf(storeDir), before)
    t.match(await historyOf(merchant), [{ status: 'restored', opt_status: 3, is_to_jpg: 0 }])
    const after = await merchant.get('/api/v2/image-opt/getImgOptTotal')
    t.match(after.body.total, { total_saved_size: 0, un_opt_num: 12 })
  }
)

t.test(
  'a PNG becomes a JPG with the same base name, and a restore makes it a PNG again §5.5.4 §7.3.1',
  async (t) => {
    const { merchant, storeDir } = await startApp(t)
    put(storeDir, { 'products/cup/blue cup.png': await png(1) })
    await optimiseAll(merchant)
    t.strictSame(Object.keys(hashesOf(storeDir)), ['products/cup/blue cup.jpg'])
    const { format } = await sharp(join(storeDir, 'products/cup/blue cup.jpg')).metadata()
    t.equal(format, 'jpeg')
    await restoreAll(merchant)
    t.strictSame(Object.keys(hashesOf(storeDir)), ['products/cup/blue cup.png'])
  }
)

t.test(
  'a second run is refused if nothing has changed since the first §4.1.9 §6.1.1 §6.2.1',
  async (t) => {
    const { merchant, storeDir } = await startApp(t)
    await putProducts(storeDir, 1)
    await optimiseAll(merchant)
    const once = hashesOf(storeDir)
    t.match(await startAll(merchant), {
      status: 409,
      body: { ack: 0, message: 'Everything you chose is already optimized with these settings.' }
    })
    t.strictSame(hashesOf(storeDir), once)
  }
)

t.test(
  'a re-optimisation starts from the original, not from our own result §4.3.10 §5.12.7',
  async (t) => {
    const { merchant, storeDir } = await startApp(t)
    const original = await jpeg(5, 640, 480)
    put(storeDir, { 'products/lamp/lamp.jpg': original })
    const path = join(storeDir, 'products/lamp/lamp.jpg')
    await optimiseAll(merchant)
    const data_list = await chooseAll(merchant)
    const { body } = await merchant.get('/api/v2/image-opt/getSettings')
    const lossless = { custom: 0, lossless: 1, custom_ratio: 0 }
    await merchant.post('/api/v2/image-opt/saveSettings', {
      image_opt: { ...body.image_opt, quality: lossless }
    })
    await merchant.post('/api/v2/image-opt/reOptimize', { data_type: 1, data_list, page_type: 0 })
    t.match(await untilDone(merchant), { process_type: 'reoptimise', image_failed: 0 })

    const pixelsOf = (bytes: Buffer) => sharp(bytes).raw().toBuffer()
    const result = readFileSync(path)
    t.ok(result.length < original.length)
    t.ok(
      (await pixelsOf(original)).equals(await pixelsOf(result)),
      'every pixel of the original is kept'
    )
  }
)

t.test('a re-optimisation that saves nothing restores the original §6.1.2', async (t) => {
  const { merchant, storeDir } = await startApp(t)
  const tight = await sharp(await jpeg(7))
    .jpeg({ quality: 88, mozjpeg: true })
    .toBuffer()
  put(storeDir, { 'products/hat/hat.jpg': tight })
  const before = hashesOf(storeDir)
  await optimiseAll(merchant)
  t.notSame(hashesOf(storeDir), before)
  const { body } = await merchant.get('/api/v2/image-opt/getSettings')
  const quality = { custom: 0, lossless: 1, custom_ratio: 0 }
  await merchant.post('/api/v2/image-opt/saveSettings', {
    image_opt: { ...body.image_opt, quality }
  })
  await merchant.post('/api/v2/image-opt/reOptimize', {
    data_type: 1,
    data_list: await chooseAll(merchant)
  })
  await untilDone(merchant)
  t.strictSame(hashesOf(storeDir), before)
  t.match(await historyOf(merchant), [{ status: 'already_optimal' }])
})

t.test('a double click starts only one run §6.1.6', async (t) => {
  const { merchant, storeDir } = await startApp(t)
  await putProducts(storeDir, 2)
  const data_list = await chooseAll(merchant)
  const body = { data_type: 1, data_list, re_opt_type: '', page_type: 1 }
  const [first, second] = await Promise.all([
    merchant.post('/api/v2/image-opt/reOptimize', body),
    merchant.post('/api/v2/image-opt/reOptimize', body)
  ])
  t.strictSame(new Set([first.status, second.status]), new Set([200, 409]))
  t.match(await untilDone(merchant), { image_total: 6, image_failed: 0 })
})

t.test(
  'stopping a run keeps what is finished and leaves the rest unchanged §4.3.13 §6.5.1',
  async (t) => {
    const { merchant, storeDir } = await startApp(t, { env: { IMAGE_WORKERS: '1' } })
    await putProducts(storeDir, 8)
    const before = hashesOf(storeDir)
    await startAll(merchant)
    for (;;) {
      const { body } = await merchant.get('/api/v2/image-opt/getOptSchedule?data_type=1')
      if (body.product.image_in < body.product.image_total) break
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    const stopped = await merchant.get('/api/v2/image-opt/stopImageOptTask')
    const message = 'Stopped. Finished images stay optimized.'
    t.match(stopped, { status: 200, body: { ack: 1, message } })
    await untilDone(merchant)
    const { body } = await merchant.get('/api/v2/image-opt/getImgOptTotal')
    t.ok(
      body.total.opt_num > 0 && body.total.opt_num < 24,
      `${body.total.opt_num} of 24 images were finished`
    )
    t.equal(body.opt_schedule.impressions_use, body.total.opt_num, 'only these images are charged')
    const after = hashesOf(storeDir)
    t.equal(
      Object.entries(before).filter(([path, hash]) => after[path] !== hash).length,
      body.total.opt_num
    )
    t.match(await merchant.get('/api/v2/image-opt/stopImageOptTask'), { status: 409 })
  }
)

t.test('a run waits until the previous run has ended §6.1.5', async (t) => {
  const { merchant, storeDir } = await startApp(t)
  await putProducts(storeDir, 2)
  await startAll(merchant)
  writeFileSync(join(storeDir, 'products/product-1/late.jpg'), await jpeg(99))
  await startAll(merchant)
  await untilDone(merchant)
  const counts: Record<string, number> = {}
  for (const row of await historyOf(merchant)) counts[row.title] = row.image_count
  t.strictSame(counts, { 'Product 1': 4, 'Product 2': 3 })
})

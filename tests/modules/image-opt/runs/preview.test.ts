import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import t from 'tap'
import type { PreviewView, StoreLook } from '../../../../modules/image-opt/runs/preview/schema.ts'
import { startApp, type TestApp } from '../../../support/app.ts'
import { isPostgresLane } from '../../../support/lane.ts'
import { chooseAll, optimiseAll } from '../../../support/runs.ts'
import { bytesOf, hashesOf, jpeg, png, put, putProducts } from '../../../support/shop.ts'

/** Opens the list first, as the page does, because opening it syncs the store. */
async function lookAt({ merchant }: TestApp) {
  await chooseAll(merchant)
  return (await merchant.get<{ data: StoreLook }>('/api/v2/image-opt/getStoreLook')).body.data
}

const previewOf = ({ merchant }: TestApp, opt_id: string, image_opt?: object) =>
  merchant.post('/api/v2/image-opt/previewImage', { opt_id, ...(image_opt && { image_opt }) })

const bytesAt = async ({ app }: TestApp, path: string) => {
  const { statusCode, rawPayload } = await app.inject(path)
  if (statusCode !== 200) throw new Error(`Expected a picture, received ${statusCode}`)
  return rawPayload
}

const quality = (custom_ratio: number) => ({ quality: { custom: 1, lossless: 0, custom_ratio } })

t.test(
  'a look at the store counts its product images and names the largest of them §4.3.31',
  async (t) => {
    const test = await startApp(t, { env: { BILLING: 'off' } })
    t.match((await test.merchant.get('/api/v2/image-opt/getStoreLook')).body.data, { is_read: 0 })
    t.strictSame(await lookAt(test), { is_read: 1, image_count: 0, size: 0, images: [] })

    await putProducts(test.storeDir, 5)
    put(test.storeDir, { 'products/product-2/large.jpg': await jpeg(50, 900, 700) })
    put(test.storeDir, {
      'products/product-3/huge.jpg': Buffer.concat([await jpeg(1), Buffer.alloc(7 * 1024 * 1024)])
    })
    const size = bytesOf(test.storeDir)
    put(test.storeDir, { 'collections/sale/cover.jpg': await jpeg(51, 1200, 900) })
    const look = await lookAt(test)
    t.equal(look.image_count, 17, 'collection images are not counted')
    t.equal(look.size, size)
    const names = look.images.map(({ file_name }) => file_name)
    t.equal(names.length, 3)
    t.equal(names[0], 'large.jpg')
    t.notOk(names.includes('huge.jpg'), 'an image that takes long to encode is not previewed')
  }
)

t.test(
  'a preview is what a run then makes, and it changes, counts and keeps nothing §4.3.33',
  async (t) => {
    const test = await startApp(t)
    put(test.storeDir, { 'products/mug/mug.jpg': await jpeg(3, 640, 480) })
    const [image] = (await lookAt(test)).images
    const before = hashesOf(test.storeDir)
    const quota = (await test.merchant.get('/api/v2/image-opt/getOptSchedule')).body
    const { status, body } = await previewOf(test, image?.opt_id ?? '')
    t.equal(status, 200)
    const { data } = body
    t.match(data, {
      state: 'smaller',
      file_name: 'mug.jpg',
      width: 640,
      height: 480,
      original_file_type: 'jpeg',
      file_type: 'jpeg',
      img_size: bytesOf(test.storeDir)
    })
    t.ok(data.score > 60 && data.score < 100, `the score is ${data.score}`)
    t.equal((await bytesAt(test, data.before_file_path)).length, data.img_size)
    const after = await bytesAt(test, data.after_file_path)
    t.equal(after.length, data.comp_size)
    t.strictSame(hashesOf(test.storeDir), before)
    t.strictSame((await test.merchant.get('/api/v2/image-opt/getOptSchedule')).body, quota)
    t.equal((await test.merchant.get('/api/v2/image-opt/getImageOptDataPage')).body.data.total, 0)
    t.strictSame(readdirSync(join(test.dataDir, 'storage/scratch')), [])

    await optimiseAll(test.merchant)
    t.equal(bytesOf(test.storeDir), after.length, 'the run makes the same bytes')
    const again = (await previewOf(test, image?.opt_id ?? '', quality(90))).body.data
    t.equal(again.img_size, data.img_size, 'an optimised image is previewed from its original')
    t.equal((await bytesAt(test, again.before_file_path)).length, data.img_size)
  }
)

t.test('a preview follows settings that are not saved, with their watermark §6.9.4', async (t) => {
  const test = await startApp(t, { env: { BILLING: 'off' } })
  put(test.storeDir, {
    'products/mug/mug.jpg': await jpeg(3, 640, 480),
    'products/sign/sign.png': await png(4, 300, 200)
  })
  const { images } = await lookAt(test)
  const idOf = (name: string) => images.find(({ file_name }) => file_name === name)?.opt_id ?? ''
  const stored = (await test.merchant.get('/api/v2/image-opt/getSettings')).body
  const sizes: number[] = []
  for (const ratio of [90, 75, 70])
    sizes.push((await previewOf(test, idOf('mug.jpg'), quality(ratio))).body.data.comp_size)
  t.ok((sizes[0] ?? 0) > (sizes[1] ?? 0) && (sizes[1] ?? 0) >= (sizes[2] ?? 0), sizes.join())
  const shrunk = (await previewOf(test, idOf('mug.jpg'), { longest_side: 320 })).body.data
  t.match(shrunk, { width: 320, height: 240 })

  const red = await sharp({
    create: { width: 40, height: 40, channels: 3, background: { r: 255, g: 0, b: 0 } }
  })
    .png()
    .toBuffer()
  const watermark = {
    switch: 1,
    position: 't_l',
    image_height: 0.5,
    opacity: 1,
    file_data: `data:image/png;base64,${red.toString('base64')}`
  }
  const marked = (await previewOf(test, idOf('mug.jpg'), { watermark })).body.data
  const { data: pixel } = await sharp(await bytesAt(test, marked.after_file_path))
    .extract({ left: 20, top: 20, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  t.ok((pixel[0] ?? 0) > 200 && (pixel[1] ?? 255) < 60, `the corner is ${[...pixel].join()}`)
  t.strictSame((await test.merchant.get('/api/v2/image-opt/getSettings')).body, stored)
  t.strictSame(await test.app.files.list(test.shopId), [], 'the watermark is not kept')
  const wrong = await previewOf(test, idOf('mug.jpg'), {
    watermark: { ...watermark, file_data: 'data:image/gif;base64,R0lGODlh' }
  })
  t.equal(wrong.status, 415)

  const converted = (await previewOf(test, idOf('sign.png'), { pngtojpg: 1 })).body.data
  const kept = (await previewOf(test, idOf('sign.png'), { pngtojpg: 0 })).body.data
  t.equal(converted.original_file_type, 'png')
  t.equal(kept.file_type, 'png')
})

t.test(
  'a preview says that an image cannot be read, or that it cannot get smaller §6.9.4',
  async (t) => {
    const test = await startApp(t)
    const small = await sharp(await jpeg(1, 400, 300))
      .jpeg({ quality: 10, mozjpeg: true })
      .toBuffer()
    put(test.storeDir, {
      'products/torn/torn.jpg': (await jpeg(1)).subarray(0, 3000),
      'products/small/small.jpg': small
    })
    const { images } = await lookAt(test)
    t.strictSame(images.map(({ file_name }) => file_name).sort(), ['small.jpg', 'torn.jpg'])
    for (const { opt_id, file_name } of images) {
      const { status, body } = await previewOf(test, opt_id)
      t.equal(status, 200)
      if (file_name === 'torn.jpg')
        t.match(body.data, { state: 'unread', reason: /damaged/, after_file_path: '' })
      else t.match(body.data, { state: 'unchanged', reason: '', comp_ratio: 0, score: null })
    }
    t.equal((await previewOf(test, '999999')).status, 404)
    t.equal((await previewOf(test, 'no number')).status, 404)
  }
)

t.test('a shop that asks again while it waits gets only its newest preview §6.9.5', async (t) => {
  const test = await startApp(t)
  put(test.storeDir, { 'products/mug/mug.jpg': await jpeg(3, 1200, 900) })
  const [image] = (await lookAt(test)).images
  const levels = [70, 75, 80, 85, 90]
  const answers = await Promise.all(
    levels.map((ratio) => previewOf(test, image?.opt_id ?? '', quality(ratio)))
  )
  const states = answers.map(({ body }) => (body.data as PreviewView).state)
  // On PostgreSQL, requests are signed in over several connections, so the one that was sent last need not be the newest.
  t.ok(isPostgresLane() ? states.includes('smaller') : states.at(-1) === 'smaller', states.join())
  t.ok(states.filter((state) => state === 'overtaken').length >= 3, states.join())
})

t.test('only the newest previews of a shop are kept §6.9.5', async (t) => {
  const test = await startApp(t)
  put(test.storeDir, { 'products/mug/mug.jpg': await jpeg(3) })
  const [image] = (await lookAt(test)).images
  const paths: string[] = []
  for (let ratio = 60; ratio < 72; ratio++) {
    const { data } = (await previewOf(test, image?.opt_id ?? '', quality(ratio))).body
    paths.push(data.after_file_path)
  }
  const folder = join(test.dataDir, `storage/thumbnails/${test.shopId}`)
  t.equal(readdirSync(folder).filter((name) => name.startsWith('preview-')).length, 8)
  t.equal((await test.app.inject(paths[0] ?? '')).statusCode, 404)
  t.equal((await test.app.inject(paths.at(-1) ?? '')).statusCode, 200)
})

t.test(
  'calls for the estimate of a store share one, and an optimised store has none §4.3.32 §6.9.3',
  async (t) => {
    const test = await startApp(t)
    await putProducts(test.storeDir, 2)
    await chooseAll(test.merchant)
    const call = () => test.merchant.get('/api/v2/image-opt/getStoreEstimate')
    const [one, other] = await Promise.all([call(), call()])
    t.match(one, { status: 200, body: { data: { image_count: 6, sample_count: 6 } } })
    t.strictSame(other, one)
    await optimiseAll(test.merchant)
    t.match((await call()).body, {
      ack: 1,
      message: 'Everything you chose is already optimized with these settings.',
      data: { image_count: 0, saved: 0 }
    })
  }
)

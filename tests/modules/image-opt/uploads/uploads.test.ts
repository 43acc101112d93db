import { join } from 'node:path'
import sharp from 'sharp'
import t from 'tap'
import { expireOriginals } from '../../../../modules/image-opt/jobs.ts'
import { removeAbandonedUploads } from '../../../../modules/image-opt/uploads/jobs.ts'
import { DAY_MS } from '../../../../server/core/clock.ts'
import { sha256 } from '../../../../server/core/files/hash.ts'
import { addShop } from '../../../support/add-shop.ts'
import { startApp, type TestApp } from '../../../support/app.ts'
import { originalsIn } from '../../../support/originals.ts'
import { historyOf, optimiseAll, untilDone } from '../../../support/runs.ts'
import { hashesOf, jpeg, png, put } from '../../../support/shop.ts'
import { requestUploads, send, submit, uploadAll } from '../../../support/uploads.ts'

const PAID = { BILLING: 'off' }
const uploadsOf = ({ merchant }: TestApp, query = '') => historyOf(merchant, query, 4)
const keptIn = (dataDir: string) => Object.values(hashesOf(join(dataDir, 'storage/originals')))

t.test(
  'an uploaded picture can be optimised, downloaded and restored §4.2.1 §4.2.3 §4.3.10 §7.2.1 §8.3.1 §8.3.3',
  async (t) => {
    const test = await startApp(t, { env: PAID })
    const { app, merchant } = test
    const photo = await jpeg(1, 800, 600)
    const drawing = await png(2, 400, 300)
    const started = await uploadAll(
      app,
      merchant,
      [
        { name: 'beach.jpeg', bytes: photo },
        { name: 'C:\\pictures\\Kühlschrank.PNG', bytes: drawing }
      ],
      { pngtojpg: 1, is_watermark: 0 }
    )
    t.match(started, { status: 200, body: { ack: 1, message: '2 images queued' } })
    const done = await untilDone(merchant, 4)
    t.match(done, { process_type: 'optimise', image_total: 2, image_failed: 0, opt_in: 0 })

    const rows = await uploadsOf(test)
    t.strictSame(
      new Set(rows.map(({ title }) => String(title))),
      new Set(['Kühlschrank.PNG', 'beach.jpeg'])
    )
    t.ok(rows.every(({ status }) => status === 'compressed'))
    const fridge = rows.find(({ title }) => title === 'Kühlschrank.PNG')
    t.match(fridge, {
      is_to_jpg: 1,
      image: { file_name: 'Kühlschrank.jpg', img_size: drawing.length }
    })
    const got = await app.inject({ url: fridge.image.download_path })
    t.match(got.headers['content-disposition'], "filename*=UTF-8''K%C3%BChlschrank.jpg")
    t.equal((await sharp(got.rawPayload).metadata()).format, 'jpeg')
    t.equal(got.rawPayload.length, fridge.comp_size)
    const original = await app.inject({ url: fridge.image.before_file_path })
    t.equal(sha256(original.rawPayload), sha256(drawing))
    t.equal((await app.inject({ url: fridge.image.thumbnail })).statusCode, 200)
    t.match(await merchant.post('/api/v2/image-opt/updateIsDownload', { opt_id: fridge.opt_id }), {
      status: 200
    })

    const data_list = [{ data_id: fridge.id }]
    t.match(await merchant.post('/api/v2/image-opt/restore', { data_type: 4, data_list }), {
      status: 200,
      body: { message: '1 image is being restored' }
    })
    await untilDone(merchant, 4)
    const [restored] = (await uploadsOf(test)).filter(({ id }) => id === fridge.id)
    t.match(restored, { status: 'restored', image: { file_name: 'Kühlschrank.PNG' } })
    const back = await app.inject({ url: restored.image.download_path })
    t.equal(sha256(back.rawPayload), sha256(drawing), 'every byte is restored')

    t.match(await merchant.post('/api/v2/image-opt/reOptimize', { data_type: 4, data_list }), {
      status: 422,
      body: { message: 'Select the correct state of the image operation' }
    })
    t.match(await uploadsOf(test, '&title=BEA'), [{ title: 'beach.jpeg' }])
  }
)

t.test('a PNG stays a PNG unless the merchant chose the conversion §8.3.1', async (t) => {
  const test = await startApp(t, { env: PAID })
  await uploadAll(test.app, test.merchant, [{ name: 'a.png', bytes: await png(3) }], {})
  await untilDone(test.merchant, 4)
  t.match(await uploadsOf(test), [
    { is_to_jpg: 0, image: { file_name: 'a.png', file_type: 'png' } }
  ])
})

t.test('a sync leaves uploads alone and does not count them as images of the store', async (t) => {
  const test = await startApp(t, { env: PAID })
  const { app, merchant, storeDir } = test
  put(storeDir, { 'products/mug/mug.jpg': await jpeg(1) })
  await uploadAll(app, merchant, [{ name: 'b.jpg', bytes: await jpeg(4) }])
  await untilDone(merchant, 4)
  await optimiseAll(merchant)
  await optimiseAll(merchant)
  t.match(await uploadsOf(test), [{ status: 'compressed', is_delete: 0 }])
  const [row] = await uploadsOf(test)
  await merchant.post('/api/v2/image-opt/restore', { data_type: 4, data_list: [row.id] })
  await untilDone(merchant, 4)
  const { body } = await merchant.get('/api/v2/image-opt/getImgOptTotal')
  t.match(body.total, { un_opt_num: 0, opt_num: 1 })
  const sync = await merchant.get('/api/v1/getImageSyncStatus')
  t.equal(sync.body.data.imageCount, 1)
})

t.test('a file is optimised only once and only for its own shop §4.3.23', async (t) => {
  const test = await startApp(t, { env: PAID })
  const { app, merchant } = test
  const presigned = await requestUploads(merchant, [{ name: 'a.jpg', bytes: await jpeg(1) }])
  const [only] = presigned
  await send(app, only?.upload_url ?? '', await jpeg(1))
  t.match(await submit(merchant, [{ ...only, file_path: 'uploads/99/a.jpg' } as never]), {
    status: 404
  })
  const other = await addShop(app.db)
  await app.db.updateTable('upload').set({ shop_id: other }).execute()
  t.match(await submit(merchant, presigned), { status: 404, body: { ack: 0 } })
  await app.db.updateTable('upload').set({ shop_id: test.shopId }).execute()

  const [one, two] = await Promise.all([submit(merchant, presigned), submit(merchant, presigned)])
  t.strictSame(new Set([one?.status, two?.status]), new Set([200, 404]))
  await untilDone(merchant, 4)
  t.equal((await uploadsOf(test)).length, 1)
  t.match(await submit(merchant, []), {
    status: 422,
    body: { message: "haven't uploaded any image" }
  })
})

t.test(
  'a shop cannot announce or keep more bytes than two full dialogs and 50 GB §8.1.1',
  async (t) => {
    const { app, merchant, clock } = await startApp(t, { env: PAID })
    const announce = async (files: number, size?: number) => {
      const file = {
        filename: 'a.jpg',
        type: 'image/jpeg',
        ...(size === undefined ? {} : { size })
      }
      const { status, body } = await merchant.post('/api/v2/image-opt/getPresignedUploadUrls', {
        file_list: Array.from({ length: files }, () => file)
      })
      return [status, String(body.message)]
    }
    const full = [429, 'Too many uploads are waiting. Try again tomorrow.']
    const fileBytes = 50 * 1024 * 1024
    t.strictSame(await announce(100, fileBytes), [200, ''])
    t.strictSame(await announce(100), [200, ''], 'without a size, a file counts as the largest')
    t.strictSame(await announce(1, 1), full)
    clock.forward(25 * 3_600_000)
    await removeAbandonedUploads.run(app)
    t.strictSame(await announce(1, 1), [200, ''], 'a day later')

    await app.db
      .updateTable('upload')
      .set({ state: 'taken', content_hash: 'a', size_bytes: 49_999_999_000 })
      .execute()
    t.strictSame(await announce(1, 999), [200, ''])
    t.strictSame(await announce(1, 999), full)
  }
)

t.test(
  'a shop has at most 5,000 uploads waiting, and those of other shops do not count',
  async (t) => {
    const { app, merchant } = await startApp(t, { env: PAID })
    const file = { filename: 'a.jpg', type: 'image/jpeg', size: 1 }
    const announce = async (files: number) => {
      const file_list = Array(files).fill(file)
      return (await merchant.post('/api/v2/image-opt/getPresignedUploadUrls', { file_list })).status
    }
    for (let dialogs = 0; dialogs < 50; dialogs += 1) t.equal(await announce(100), 200)
    t.equal(await announce(1), 429)
    const other = await addShop(app.db)
    await app.db.updateTable('upload').set({ shop_id: other }).execute()
    t.equal(await announce(1), 200)
  }
)

t.test('uploads require a paid plan, and each image costs one unit §8.1.1', async (t) => {
  const { app, merchant, shopId } = await startApp(t)
  const files = [{ name: 'a.jpg', bytes: await jpeg(1) }]
  t.match(
    await merchant.post('/api/v2/image-opt/getPresignedUploadUrls', {
      file_list: [{ filename: 'a.jpg', type: 'image/jpeg' }]
    }),
    {
      status: 403,
      body: { ack: 0, message: 'Your plan does not include this. It comes with $4.99.' }
    }
  )
  t.match(await submit(merchant, [{ file_path: 'uploads/1/a', data_id: 'upload-1' } as never]), {
    status: 403
  })
  await app.db
    .insertInto('subscription')
    .values({ shop_id: shopId, level: 1, cycle: '2026-11-21T00:00:00.000Z', units_taken: 998 })
    .execute()
  const twice = [...files, { name: 'b.jpg', bytes: await jpeg(2) }]
  t.equal((await uploadAll(app, merchant, twice)).status, 200)
  await untilDone(merchant, 4)
  const { body } = await merchant.get('/api/v2/image-opt/getOptSchedule')
  t.match(body, { impressions_use: 1000, upload: { image_failed: 0 } })
  const [row] = await historyOf(merchant, '', 4)
  await merchant.post('/api/v2/image-opt/restore', { data_type: 4, data_list: [row.id] })
  await untilDone(merchant, 4)
  t.match(await uploadAll(app, merchant, files), { status: 402 })
  const after = await merchant.get('/api/v2/image-opt/getOptSchedule')
  t.equal(after.body.impressions_use, 1000, 'restoring is free, and the quota is not exceeded')
})

t.test(
  'a submission that exceeds the quota asks first, and then takes the first files; the others can be submitted again',
  async (t) => {
    const { app, merchant, shopId } = await startApp(t)
    await app.db
      .insertInto('subscription')
      .values({ shop_id: shopId, level: 1, cycle: '2026-11-21T00:00:00.000Z', units_taken: 999 })
      .execute()
    const files = [
      { name: 'a.jpg', bytes: await jpeg(1) },
      { name: 'b.jpg', bytes: await jpeg(2) }
    ]
    const presigned = await requestUploads(merchant, files)
    for (const [index, { bytes }] of files.entries())
      await send(app, presigned[index]?.upload_url ?? '', bytes)
    const start = (on_shortage: string) =>
      merchant.post('/api/v2/image-opt/uploadImagesOpt', {
        file_paths: presigned.map(({ file_path, data_id }) => ({ file_path, data_id })),
        on_shortage
      })
    t.match(await start('ask'), {
      status: 402,
      body: {
        ack: 0,
        message: 'Your image quota covers 1 of these 2 images.',
        fields: ['on_shortage']
      }
    })
    t.strictSame(await historyOf(merchant, '', 4), [], 'nothing was taken')

    t.match(await start('fit'), { status: 200, body: { message: '1 image queued', count: 1 } })
    await untilDone(merchant, 4)
    t.match(await historyOf(merchant, '', 4), [{ title: 'a.jpg', status: 'compressed' }])
    await app.db.updateTable('subscription').set({ units_taken: 1 }).execute()
    t.match(await submit(merchant, presigned.slice(1)), { status: 200 })
    await untilDone(merchant, 4)
    t.equal((await historyOf(merchant, '', 4)).length, 2)
  }
)

t.test('abandoned uploads and their files are deleted after a day §2.5.6 §8.3.4', async (t) => {
  const { app, merchant, dataDir, clock } = await startApp(t, { env: PAID })
  clock.forward(Date.now() - clock.now().getTime())
  const file = { name: 'a.jpg', bytes: await jpeg(1) }
  const [sent] = await requestUploads(merchant, [file, file])
  await send(app, sent?.upload_url ?? '', file.bytes)
  t.equal(originalsIn(dataDir).length, 1)
  clock.forward(DAY_MS - 60_000)
  await removeAbandonedUploads.run(app)
  await expireOriginals.run(app)
  t.equal(await countOf(app), 2)
  clock.forward(2 * 60_000)
  await removeAbandonedUploads.run(app)
  t.equal(await countOf(app), 0)
  await expireOriginals.run(app)
  t.strictSame(keptIn(dataDir), [])
})

t.test('an upload expires after 30 days, and its files are deleted §8.3.4', async (t) => {
  const test = await startApp(t, { env: PAID })
  const { app, merchant, dataDir, clock } = test
  clock.forward(Date.now() - clock.now().getTime())
  await uploadAll(app, merchant, [
    { name: 'a.jpg', bytes: await jpeg(1) },
    { name: 'b.jpg', bytes: await jpeg(2) }
  ])
  await untilDone(merchant, 4)
  const [row] = await uploadsOf(test)
  await merchant.post('/api/v2/image-opt/restore', { data_type: 4, data_list: [row.id] })
  await untilDone(merchant, 4)
  clock.forward(29 * DAY_MS)
  await removeAbandonedUploads.run(app)
  await expireOriginals.run(app)
  const states = new Set((await uploadsOf(test)).map(({ status }) => String(status)))
  t.strictSame(states, new Set(['compressed', 'restored']))
  const link = (await uploadsOf(test))[0].image.download_path
  t.equal((await app.inject({ url: link })).statusCode, 200)

  clock.forward(2 * DAY_MS)
  await expireOriginals.run(app)
  const rows = await uploadsOf(test)
  t.match(rows, [
    { status: 'expired', is_overdue: 1, image: { download_path: '', after_file_path: '' } },
    { status: 'expired', is_overdue: 1, image: { before_file_path: '', thumbnail: '' } }
  ])
  t.strictSame(keptIn(dataDir), [])
  t.match(await merchant.post('/api/v2/image-opt/restore', { data_type: 4, data_list: [row.id] }), {
    status: 422
  })
})

const countOf = async (app: TestApp['app']) =>
  (await app.db.selectFrom('upload').selectAll().execute()).length

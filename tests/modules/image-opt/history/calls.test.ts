import t from 'tap'
import { startApp } from '../../../support/app.ts'
import { chooseAll, historyOf, optimiseAll, startAll, untilDone } from '../../../support/runs.ts'
import { jpeg, put, putProducts } from '../../../support/shop.ts'

const MB = 1024 * 1024

t.test(
  'a malformed call is refused with the name of the field §4.1.4 §4.1.11 §4.2.4',
  async (t) => {
    const { merchant } = await startApp(t)
    const refusals: [method: 'get' | 'post', path: string, body: object, field: RegExp][] = [
      ['get', 'getImageOptDataPage?data_type=9', {}, /data_type/],
      ['get', 'getImageOptDataPage?page=0', {}, /page/],
      ['get', 'getImageOptDataPage?page=1000001', {}, /page/],
      ['get', 'getImageOptDataPage?pageSize=0', {}, /pageSize/],
      ['get', 'getImageOptDataPage?pageSize=101', {}, /pageSize/],
      ['get', `getImageOptDataPage?title=${'x'.repeat(201)}`, {}, /title/],
      ['get', 'getImageOptDataPage?page=one', {}, /page/],
      ['get', 'getProductImagesData', {}, /prod_id/],
      ['post', 'restore', { data_type: '1', data_list: [] }, /data_type/],
      ['post', 'restore', { data_type: 1, data_list: [{ data_id: 7 }] }, /data_list/],
      ['post', 'restore', { data_type: 1, restore_type: 'everything' }, /restore_type/],
      ['post', 'reOptimize', { data_type: 1, data_list: [''] }, /data_list/],
      ['post', 'reOptimize', { data_type: 1, data_list: ['1'], level: 'high' }, /level/],
      ['post', 'updateIsDownload', { opt_id: 5 }, /opt_id/],
      ['post', 'saveSettings', { image_opt: 'yes' }, /image_opt/],
      ['post', 'saveSettings', { alt_text: { switch: 3 } }, /alt_text/]
    ]
    for (const [method, path, body, field] of refusals)
      t.match(
        await merchant[method](`/api/v2/image-opt/${path}`, body),
        { status: 400, body: { ack: 0, message: field } },
        path
      )
  }
)

t.test(
  'a v2 call whose body is too large or not JSON gets ack 0 and a message §2.6.1 §2.6.2 §4.1.1',
  async (t) => {
    const { app } = await startApp(t)
    const send = (payload: string, url = '/api/v2/image-opt/restore') =>
      app.inject({
        method: 'POST',
        url,
        headers: {
          authorization: `ShopifyAdmin a-token-for-tests-of-thirty-two-characters`,
          'content-type': 'application/json'
        },
        payload
      })
    const broken = await send('{"data_type":')
    t.equal(broken.statusCode, 400)
    t.match(broken.json(), { ack: 0, message: /could not be read/ })
    const tooLarge = { ack: 0, message: 'The request is too large.' }
    const bodyOf = (bytes: number, rest = '') =>
      `{"more":"${'x'.repeat(bytes - rest.length - 11)}"${rest}}`
    const huge = await send(bodyOf(MB + 1))
    t.equal(huge.statusCode, 413)
    t.match(huge.json(), tooLarge)
    t.match((await send(bodyOf(MB))).json(), { message: /data_type/ })
    const save = '/api/v2/image-opt/saveSettings'
    const settings = await send(bodyOf(2 * MB + 1), save)
    t.match([settings.statusCode, settings.json()], [413, tooLarge])
    t.equal((await send(bodyOf(2 * MB, ',"auto_switch":0'), save)).statusCode, 200)
  }
)

t.test('unknown fields in the body of a call are ignored §4.1.11', async (t) => {
  const { app, merchant } = await startApp(t)
  const { body } = await merchant.get('/api/v2/image-opt/getSettings')
  const answer = await merchant.post('/api/v2/image-opt/saveSettings', { colour: 'blue' })
  t.match(answer, { status: 200, body: { ack: 1, message: 'Settings saved' } })
  const image_opt = { ...body.image_opt, junk: 'x'.repeat(1000) }
  await merchant.post('/api/v2/image-opt/saveSettings', { image_opt })
  const { body: after } = await merchant.get('/api/v2/image-opt/getSettings')
  t.strictSame(after.image_opt, body.image_opt)
  const kept = await app.db
    .selectFrom('image_settings')
    .select('settings')
    .executeTakeFirstOrThrow()
  t.notMatch(kept.settings, /junk|blue/)
})

t.test(
  'a save changes only the sections that it contains, even inside the wrapper that the guide sends §4.3.1 §4.3.2',
  async (t) => {
    const { merchant } = await startApp(t)
    const { body: first } = await merchant.get('/api/v2/image-opt/getSettings')
    t.match(first, {
      ack: 1,
      is_default: 1,
      image_opt: { switch: 1, product: 1, pngtojpg: 1, quality: { custom_ratio: 75 } }
    })
    const image_opt = { ...first.image_opt, product: 2, collection: 0 }
    await merchant.post('/api/v2/image-opt/saveSettings', {
      page5: { day_backup: 1 },
      settings: { image_opt }
    })
    const { body } = await merchant.get('/api/v2/image-opt/getSettings')
    t.strictSame(body.image_opt, image_opt)
    t.strictSame(body.alt_text, first.alt_text)
    t.equal(body.is_default, 0)
  }
)

t.test('no run starts while the settings have no target §6.2.1', async (t) => {
  const { merchant, storeDir } = await startApp(t)
  await putProducts(storeDir, 1)
  const { body } = await merchant.get('/api/v2/image-opt/getSettings')
  const image_opt = { ...body.image_opt, switch: 0 }
  await merchant.post('/api/v2/image-opt/saveSettings', { image_opt })
  t.match(
    await merchant.post('/api/v2/image-opt/reOptimize', {
      data_type: 1,
      data_list: await chooseAll(merchant),
      page_type: 1
    }),
    {
      status: 409,
      body: { message: 'Optimization cannot occur until you have set up at least one item.' }
    }
  )
})

t.test('a run takes only published products when the settings say so §6.2.1', async (t) => {
  const { merchant, storeDir } = await startApp(t)
  await putProducts(storeDir, 1)
  put(storeDir, {
    'products/draft/product.json': JSON.stringify({ title: 'Draft', published: false }),
    'products/draft/a.jpg': await jpeg(5)
  })
  const { body } = await merchant.get('/api/v2/image-opt/getSettings')
  const image_opt = { ...body.image_opt, product: 2 }
  await merchant.post('/api/v2/image-opt/saveSettings', { image_opt })
  t.match(await optimiseAll(merchant), { opt_total: 1, image_total: 3 })
  t.match(await startAll(merchant), {
    status: 409,
    body: { message: /Only images of published products are optimized/ }
  })
})

t.test(
  'a restore of items that cannot be restored is refused with a sentence that names their kind §7.4.12',
  async (t) => {
    const { merchant, storeDir } = await startApp(t, { env: { BILLING: 'off' } })
    await putProducts(storeDir, 1)
    put(storeDir, { 'blogs/news/hello/hello.jpg': await jpeg(2) })
    const [product] = await chooseAll(merchant, 1)
    const [article] = await chooseAll(merchant, 3)
    const restore = (body: object) => merchant.post('/api/v2/image-opt/restore', body)
    const sentence = (kind: string) => ({
      status: 422,
      body: { ack: 0, message: `Select the correct state of the ${kind} data operation` }
    })
    t.match(await restore({ data_type: 1, data_list: [product] }), sentence('product'))
    t.match(
      await restore({ data_type: 2, data_list: [{ data_id: '12345' }] }),
      sentence('collection')
    )
    t.match(await restore({ data_type: 3, data_list: [article] }), sentence('blog'))
    t.match(await restore({ data_type: 1, data_list: [{ ...product, img_ids: ['nothing'] }] }), {
      body: { message: 'Select the correct state of the image operation' }
    })
  }
)

t.test('single images of a product can be restored §4.2.1 §4.3.11', async (t) => {
  const { merchant, storeDir } = await startApp(t)
  await putProducts(storeDir, 1)
  await optimiseAll(merchant)
  const [{ id }] = (await historyOf(merchant)) as [{ id: string }]
  const details = `/api/v2/image-opt/getProductImagesData?prod_id=${id}`
  const { body } = await merchant.get(details)
  t.match(body.data, { total: 3, current_page: 1, per_page: 10 })
  const [first, second] = body.data.data
  await merchant.post('/api/v2/image-opt/restore', {
    data_type: 1,
    data_list: [{ data_id: id, img_ids: [second.img_id] }]
  })
  await untilDone(merchant)
  const { body: after } = await merchant.get(details)
  t.match(after.data.data, [
    { opt_id: first.opt_id, status: 'compressed' },
    { opt_id: second.opt_id, status: 'restored', is_restore: 1 },
    { status: 'compressed' }
  ])
})

t.test('a product that a call lists in several entries is restored as a whole', async (t) => {
  const { merchant, storeDir } = await startApp(t)
  await putProducts(storeDir, 1)
  await optimiseAll(merchant)
  const [{ id }] = (await historyOf(merchant)) as [{ id: string }]
  const { body } = await merchant.get(`/api/v2/image-opt/getProductImagesData?prod_id=${id}`)
  const data_list = body.data.data.map(({ img_id }: { img_id: string }) => ({
    data_id: id,
    img_ids: [img_id]
  }))
  t.match(await merchant.post('/api/v2/image-opt/restore', { data_type: 1, data_list }), {
    body: { message: '3 images are being restored' }
  })
})

t.test('the manual list can be searched and paged §4.3.8 §6.3.1', async (t) => {
  const { merchant, storeDir } = await startApp(t)
  await putProducts(storeDir, 12)
  put(storeDir, { 'products/élan/a.jpg': await jpeg(1), 'products/50%_off/a.jpg': await jpeg(2) })
  const manual = (query: string) =>
    merchant.get(`/api/v2/image-opt/getManualImagesData?data_type=1&page_type=1&${query}`)
  t.match((await manual('')).body.data, { total: 14, per_page: 10, current_page: 1 })
  const second = (await manual('page=2&pageSize=5')).body.data
  t.match(second, { total: 14, current_page: 2, per_page: 5 })
  t.equal(second.data.length, 5)
  t.equal((await manual('page=99')).body.data.data.length, 0)
  t.match((await manual('title=PRODUCT%2012')).body.data, { total: 1, data: [{ open_count: 3 }] })
  t.equal(
    (await manual('title=%C3%89LAN')).body.data.total,
    1,
    'the search ignores the case of letters beyond ASCII'
  )
  t.equal((await manual('title=%25')).body.data.total, 1, 'a percent sign is an ordinary character')
})

t.test(
  'a picture added to the store is listed when the list is next opened §4.3.8 §4.4.14',
  async (t) => {
    const { merchant, storeDir } = await startApp(t)
    await putProducts(storeDir, 1)
    t.equal((await chooseAll(merchant)).length, 1)
    put(storeDir, { 'products/new/new.jpg': await jpeg(9) })
    t.equal((await chooseAll(merchant)).length, 2)
    t.match((await merchant.get('/api/v1/getImageSyncStatus')).body, {
      code: '200',
      data: { imageSync: true, imageCount: 4 }
    })
  }
)

t.test(
  'a download is recorded for its image; an unknown id is answered with 404 §4.3.20 §7.4.14',
  async (t) => {
    const { app, merchant, storeDir } = await startApp(t)
    await putProducts(storeDir, 1)
    await optimiseAll(merchant)
    const [row] = await historyOf(merchant)
    const noted = await merchant.post('/api/v2/image-opt/updateIsDownload', { opt_id: row.opt_id })
    t.match(noted, { status: 200, body: { ack: 1, message: 'Noted' } })
    const downloads = await app.db
      .selectFrom('image_result')
      .select('image_id')
      .where('downloaded_at', 'is not', null)
      .execute()
    t.strictSame(downloads, [{ image_id: Number(row.opt_id) }])
    for (const opt_id of ['99999', 'x', '1.5'])
      t.match(await merchant.post('/api/v2/image-opt/updateIsDownload', { opt_id }), {
        status: 404
      })
  }
)

t.test(
  'signed URLs show the original and the result, and forged or expired ones show nothing §4.5.1',
  async (t) => {
    const { app, merchant, storeDir, clock } = await startApp(t)
    const original = await jpeg(1, 640, 480)
    put(storeDir, { 'products/cup/größe "1".jpg': original })
    await optimiseAll(merchant)
    const [{ image }] = await historyOf(merchant)
    const before = await app.inject(image.before_file_path)
    t.ok(before.rawPayload.equals(original))
    t.match(before.headers, { 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' })
    const after = await app.inject(image.after_file_path)
    t.equal(after.rawPayload.length, image.comp_size)
    const download = await app.inject(image.download_path)
    t.match(
      download.headers['content-disposition'],
      /^attachment; .*filename\*=UTF-8''gr%C3%B6%C3%9Fe/
    )
    const thumbnail = await app.inject(image.thumbnail)
    t.equal(thumbnail.headers['content-type'], 'image/webp')
    t.ok(thumbnail.rawPayload.length < 6000)

    const forged = image.before_file_path.replace(/.$/, (last: string) =>
      last === 'A' ? 'B' : 'A'
    )
    for (const path of [forged, '/files/x', '/files/..%2F..%2Fetc%2Fpasswd', '/files/W10.W10'])
      t.equal((await app.inject(path)).statusCode, 404, path)
    clock.forward(3 * 24 * 60 * 60 * 1000)
    t.equal(
      (await app.inject(image.before_file_path)).statusCode,
      403,
      'the signed URL has expired'
    )
  }
)

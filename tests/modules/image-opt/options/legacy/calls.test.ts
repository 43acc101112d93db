import sharp from 'sharp'
import t from 'tap'
import { startApp } from '../../../../support/app.ts'
import { putProducts } from '../../../../support/shop.ts'
import { TOKEN } from '../../../../support/token.ts'

const READ = '/api/v1/getAppSettingData'
const SAVE = '/api/v1/updateAppSettingDataNew'

t.test(
  'the legacy calls read and write the same settings as the current ones §4.1.11 §4.4.16 §4.4.17',
  async (t) => {
    const { app, merchant } = await startApp(t, { env: { BILLING: 'off' } })
    const dashboard = await merchant.get('/api/v1/getAppDashboardData')
    t.match(dashboard, {
      status: 200,
      body: {
        code: '200',
        msg: '',
        initData: { shop_owner: 'Harbor Goods', name: 'harbor-goods.local' },
        data: { name: 'harbor-goods.local', is_first: 1, idOld: 1, optimize_all_status: '001' }
      }
    })
    t.strictSame((await merchant.get(READ)).body.data, dashboard.body.data)

    const form = new URLSearchParams({
      optimize_all_status: '011',
      compression_type: '3',
      CustomCompressionQuality: '60',
      optimize_images_options: '2,4,5',
      product_alt_content: '%product_title% — %price%',
      unknown_field: 'ignored'
    })
    const saved = await app.inject({
      method: 'POST',
      url: SAVE,
      headers: {
        authorization: `ShopifyAdmin ${TOKEN}`,
        'content-type': 'application/x-www-form-urlencoded'
      },
      payload: form.toString()
    })
    t.strictSame([saved.statusCode, saved.json()], [200, { code: '200', msg: 'Settings saved' }])
    const { body } = await merchant.get('/api/v2/image-opt/getSettings')
    t.match(body, {
      is_default: 0,
      image_opt: { switch: 1, product: 2, collection: 1, blogs: 0, quality: { custom_ratio: 60 } },
      alt_text: { switch: 1, product_rule: '%product_title% — %price%' },
      file_name: { switch: 0 }
    })

    t.match(await merchant.post(SAVE, { compression_type: 2 }), {
      status: 200,
      body: { code: '200' }
    })
    t.match((await merchant.get(READ)).body.data, {
      compression_type: 2,
      PNGquality: 100,
      product_alt_content: '%product_title% — %price%'
    })
  }
)

t.test(
  'a legacy save that lacks a target, or has a watermark without a picture, changes nothing §15.5.11',
  async (t) => {
    const { merchant } = await startApp(t, { env: { BILLING: 'off' } })
    const before = (await merchant.get(READ)).body
    const noTarget = /Optimization cannot occur until you have set up at least one item/
    t.match(await merchant.post(SAVE, { optimize_all_status: '000' }), {
      status: 422,
      body: { code: '422', msg: noTarget }
    })
    t.match(await merchant.post(SAVE, { optimize_images_options: '' }), { status: 422 })
    t.match(await merchant.post(SAVE, { image_add_watermark_switch: '1' }), {
      status: 422,
      body: { msg: 'Watermark image must be uploaded to save' }
    })
    t.match(await merchant.post(SAVE, { CustomCompressionQuality: 20 }), {
      status: 400,
      body: { code: '400', msg: /CustomCompressionQuality/ }
    })
    t.strictSame((await merchant.get(READ)).body, before)

    const picture = await sharp({
      create: { width: 40, height: 20, channels: 3, background: '#c33' }
    })
      .png()
      .toBuffer()
    const image_add_watermark_img = `data:image/png;base64,${picture.toString('base64')}`
    const saved = await merchant.post(SAVE, {
      image_add_watermark_switch: 1,
      image_add_watermark_img
    })
    t.equal(saved.status, 200)
    const { data } = (await merchant.get(READ)).body
    t.match(data, { image_add_watermark_switch: 1, image_add_watermark_img: /^\/files\// })
    t.equal((await merchant.post(SAVE, data)).status, 200)
    t.match((await merchant.get(READ)).body.data, { image_add_watermark_img: /^\/files\// })
  }
)

t.test(
  'a legacy save of a value that is neither text nor a number, or is too long, is refused',
  async (t) => {
    const { merchant } = await startApp(t, { env: { BILLING: 'off' } })
    const before = (await merchant.get(READ)).body
    const wrong: [field: string, value: unknown, msg: RegExp][] = [
      ['image_add_watermark_img', { toString: 1 }, /'image_add_watermark_img'/],
      ['compression_type', [2], /'compression_type'/],
      [
        'product_alt_content',
        'x'.repeat(1001),
        /'product_alt_content' is too long\. The limit is 1,000/
      ]
    ]
    for (const [field, value, msg] of wrong)
      t.match(await merchant.post(SAVE, { [field]: value }), {
        status: 400,
        body: { code: '400', msg }
      })
    t.strictSame((await merchant.get(READ)).body, before)
  }
)

t.test(
  'the legacy progress call answers with the progress of the requested item kind §4.4.18',
  async (t) => {
    const { merchant, storeDir } = await startApp(t)
    await putProducts(storeDir, 1)
    t.match(await merchant.get('/api/v1/getOptProgress?data_type=1'), {
      status: 200,
      body: { code: '200', product: { opt_in: 0, opt_total: 0, process_result: 1 } }
    })
    t.match(await merchant.get('/api/v1/getOptProgress?data_type=3'), {
      body: { code: '200', article: { process_result: 1 } }
    })
    t.match(await merchant.get('/api/v1/getOptProgress?data_type=9'), { status: 400 })
  }
)

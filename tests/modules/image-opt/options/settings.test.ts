import sharp from 'sharp'
import t from 'tap'
import { startApp } from '../../../support/app.ts'
import type { Answer, Merchant } from '../../../support/merchant.ts'
import { originalsIn, passDays } from '../../../support/originals.ts'

const GET = '/api/v2/image-opt/getSettings'
const SAVE = '/api/v2/image-opt/saveSettings'

const settingsOf = async (merchant: Merchant): Promise<Answer> => (await merchant.get(GET)).body
const save = (merchant: Merchant, body: object) => merchant.post(SAVE, body)
const refusal = (status: number, message: RegExp | string, more = {}) => ({
  status,
  body: { ack: 0, message, ...more }
})

/** Starts the app for a shop with every feature. */
async function startPaid(t: Parameters<typeof startApp>[0]) {
  return startApp(t, { env: { BILLING: 'off' } })
}

t.test("two tabs cannot overwrite each other's settings §5.2.1", async (t) => {
  const { merchant } = await startPaid(t)
  const { version } = await settingsOf(merchant)
  t.type(version, 'string')
  const first = await save(merchant, { version, image_opt: { product: 2 } })
  t.match(first, { status: 200, body: { message: 'Settings saved' } })
  t.not(first.body.version, version)
  t.match(
    await save(merchant, { version, image_opt: { product: 0, collection: 0 } }),
    refusal(409, /changed in another tab, so nothing was saved/)
  )
  t.match(await settingsOf(merchant), {
    version: first.body.version,
    image_opt: { product: 2, collection: 1 }
  })
  t.match(
    await save(merchant, { version: first.body.version, image_opt: { blogs: 0 } }),
    { status: 200, body: { image_opt: { product: 2, blogs: 0 } } },
    'the up-to-date tab can save'
  )
  const { version: now } = await settingsOf(merchant)
  const both = await Promise.all([
    save(merchant, { version: now, image_opt: { pngtojpg: 0 } }),
    save(merchant, { version: now, image_opt: { collection: 0 } })
  ])
  t.equal(
    both.filter(({ status }) => status === 200).length,
    1,
    'only one of two simultaneous saves succeeds'
  )
  t.equal(both.filter(({ status }) => status === 409).length, 1)
})

t.test('a save changes only the fields that it names §4.3.1 §4.3.2 §5.2.3–5.2.6', async (t) => {
  const { merchant } = await startPaid(t)
  const first = await settingsOf(merchant)
  await save(merchant, { alt_text: { switch: 1, product_rule: 'A %product_title%' } })
  const { body } = await save(merchant, {
    page5: { day_backup: 1 },
    settings: { file_name: { blogs: 0 } }
  })
  t.strictSame(body.image_opt, first.image_opt)
  t.strictSame(body.alt_text, {
    ...first.alt_text,
    switch: 1,
    product_rule: 'A %product_title%'
  })
  t.strictSame(body.file_name, { ...first.file_name, blogs: 0 })
  t.equal(body.is_default, 0)
  t.strictSame(await settingsOf(merchant), { ...body, message: '' })
})

t.test(
  'saving only the switch for automatic mode does not mark a shop as set up §5.2.2',
  async (t) => {
    const { merchant } = await startPaid(t)
    t.match(await save(merchant, { auto_switch: 0 }), {
      status: 200,
      body: { auto_switch: 0, is_default: 1 }
    })
  }
)

t.test('a section that is on needs at least one target §4.1.6 §5.2.3–5.2.6', async (t) => {
  const { merchant } = await startPaid(t)
  const none = { product: 0, collection: 0, blogs: 0 }
  for (const section of ['image_opt', 'alt_text', 'file_name'])
    t.match(
      await save(merchant, { [section]: { ...none, switch: 1 } }),
      refusal(422, 'Optimization cannot occur until you have set up at least one item.'),
      section
    )
  t.match(await save(merchant, { image_opt: { ...none, switch: 0 } }), { status: 200 })
})

t.test('settings that the free plan lacks are stored as chosen §11.2.4', async (t) => {
  const { merchant } = await startApp(t)
  const chosen = {
    image_opt: { product: 0, collection: 1, blogs: 1 },
    alt_text: { switch: 1 },
    file_name: { switch: 1, collection: 0 }
  }
  t.match(await save(merchant, chosen), { status: 200, body: chosen })
  t.match(await save(merchant, { auto_switch: 1 }), { status: 200, body: { auto_switch: 1 } })
  t.match(await settingsOf(merchant), { ...chosen, auto_switch: 1 })
  t.match(
    await save(merchant, { image_opt: { collection: 0, blogs: 0 } }),
    refusal(422, /at least one item/),
    'a section without any target is refused on every plan'
  )
})

t.test('the legacy call stores settings that the free plan lacks', async (t) => {
  const { merchant } = await startApp(t)
  const path = '/api/v1/updateAppSettingDataNew'
  t.match(await merchant.post(path, { optimize_all_status: '111', alt_options: '3' }), {
    status: 200
  })
  t.match(await merchant.post(path, { automatic_switch: 1 }), { status: 200 })
  t.match(await settingsOf(merchant), {
    auto_switch: 1,
    alt_text: { switch: 1, product: 0, blogs: 1 },
    file_name: { switch: 1 }
  })
})

t.test('exactly one compression mode can be on §5.2.8', async (t) => {
  const { merchant } = await startPaid(t)
  const quality = async (given: object) => save(merchant, { image_opt: { quality: given } })
  t.match(await quality({ custom: 1, lossless: 1 }), refusal(422, /exactly one/))
  t.match(await quality({ lossless: 0 }), refusal(422, /exactly one/))
  t.match(await quality({ lossless: 1, custom_ratio: 75 }), {
    body: { image_opt: { quality: { custom: 0, lossless: 1, auto: 0, custom_ratio: 0 } } }
  })
  t.match(await quality({ custom: 1 }), {
    body: { image_opt: { quality: { custom: 1, lossless: 0, auto: 0, custom_ratio: 75 } } }
  })
})

t.test(
  'an empty template is refused with the name of its field §5.2.10–5.2.13 §9.1.5 §9.5.4',
  async (t) => {
    const { merchant } = await startPaid(t)
    const empty = {
      switch: 1,
      product_rule: ' \n',
      collection_rule: '\u200b\ufeff',
      blogs_rule: ''
    }
    t.match(
      await save(merchant, { alt_text: empty, file_name: { ...empty, collection: 0 } }),
      refusal(422, 'The input cannot be empty!', {
        fields: [
          'ProductAltFixTag',
          'ColAltFixTag',
          'BlogAltFixTag',
          'ProductFileFixTag',
          'BlogFileFixTag'
        ]
      })
    )
    t.match(
      await save(merchant, { alt_text: { ...empty, switch: 0 } }),
      { status: 200 },
      'a section that is off may have empty templates'
    )
  }
)

t.test(
  'a template is cleaned into one line, and is refused if it has a field of a different item kind §5.2.10–5.2.13 §9.1.4',
  async (t) => {
    const { merchant } = await startPaid(t)
    const rule = (product_rule: string) => save(merchant, { alt_text: { switch: 1, product_rule } })
    t.match(await rule('  %product_title%\u200b\r\n  by\t %product_vendor%  '), {
      body: { alt_text: { product_rule: '%product_title% by %product_vendor%' } }
    })
    t.match(
      await rule('100% wool, 50 % off: %price%'),
      { status: 200 },
      'a lone percent sign is kept'
    )
    t.match(
      await rule('%product_title% %collection_title%'),
      refusal(422, 'The field %collection_title% cannot be used here.', {
        fields: ['ProductAltFixTag']
      })
    )
    t.match(await rule('x'.repeat(1001)), refusal(400, /product_rule/))
  }
)

t.test('a watermark can be uploaded, shown and removed §5.2.9', async (t) => {
  const { app, merchant, dataDir } = await startPaid(t)
  const watermark = (given: object) => save(merchant, { image_opt: { watermark: given } })
  const missing = refusal(422, 'Watermark image must be uploaded to save')
  t.match(await watermark({ switch: 1 }), missing)
  t.match(await watermark({ switch: 1, logo: '/files/of-somebody-else' }), missing)

  const picture = await sharp({
    create: { width: 40, height: 20, channels: 4, background: '#f008' }
  })
    .png()
    .toBuffer()
  const file_data = `data:image/png;base64,${picture.toString('base64')}`
  const { body } = await watermark({
    switch: 1,
    file_data,
    file_name: 'mark.png',
    position: 't_l',
    image_height: 0.333,
    opacity: 0.52
  })
  const kept = { switch: 1, position: 't_l', image_height: 0.33, opacity: 0.5 }
  t.match(body.image_opt.watermark, { ...kept, file_name: 'mark.png', logo: /^\/files\// })
  t.notOk('file_data' in body.image_opt.watermark)
  const shown = await app.inject(body.image_opt.watermark.logo)
  t.equal(shown.headers['content-type'], 'image/png')
  t.ok(shown.rawPayload.equals(picture))

  const { logo } = (await settingsOf(merchant)).image_opt.watermark
  t.match(await watermark({ logo, position: 'c' }), {
    body: { image_opt: { watermark: { logo, position: 'c', file_name: 'mark.png' } } }
  })
  t.equal(originalsIn(dataDir).length, 1)

  t.match(await watermark({ logo: '' }), missing, 'it cannot be removed while it is on')
  t.match(await watermark({ switch: 0, logo: '' }), {
    body: { image_opt: { watermark: { switch: 0, logo: '', file_name: '' } } }
  })
})

t.test(
  'only an intact JPEG or PNG of at most 500 KB can become a watermark §2.6.1 §2.6.2 §5.7.1 §15.4.1',
  async (t) => {
    const { merchant } = await startPaid(t)
    const upload = (bytes: Buffer | string) =>
      save(merchant, {
        image_opt: {
          watermark: {
            switch: 1,
            file_data: typeof bytes === 'string' ? bytes : bytes.toString('base64'),
            file_name: 'mark.png'
          }
        }
      })
    const noise = await sharp({
      create: {
        width: 600,
        height: 600,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 }
      }
    })
      .png({ compressionLevel: 0 })
      .toBuffer()
    t.ok(noise.length > 512_000)
    t.match(await upload(noise), refusal(413, 'watermark picture maximum size 500kb'))
    t.match(await upload(Buffer.alloc(512_001)), refusal(413, /500kb/))
    t.match(
      await upload(' '.repeat(1_500_000)),
      refusal(413, /500kb/),
      'the size is checked before the content'
    )
    const type = refusal(415, 'File type must be .jpg .jpeg .png.')
    const small = sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } })
    t.match(await upload(await small.clone().gif().toBuffer()), type)
    t.match(await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), type)
    t.match(await upload('this is no base64!'), type)
    const jpeg = await small.clone().jpeg().toBuffer()
    t.match(await upload(jpeg.subarray(0, 40)), refusal(422, /damaged/))
    const vast = sharp({ create: { width: 5000, height: 4000, channels: 3, background: '#fff' } })
    t.match(await upload(await vast.png().toBuffer()), refusal(422, /more than 16 megapixels/))
    t.match(await upload(jpeg), { status: 200 })
    t.match((await settingsOf(merchant)).image_opt.watermark, { switch: 1, logo: /^\/files\// })
  }
)

t.test('the sweep keeps a watermark in use, and keeps a removed one for 30 days', async (t) => {
  const test = await startPaid(t)
  const { merchant, dataDir } = test
  const file_data = (
    await sharp({ create: { width: 9, height: 9, channels: 3, background: '#456' } })
      .png()
      .toBuffer()
  ).toString('base64')
  await save(merchant, { image_opt: { watermark: { switch: 1, file_data, file_name: 'a.png' } } })
  await passDays(test, 40)
  t.equal(originalsIn(dataDir).length, 1)
  await save(merchant, { image_opt: { watermark: { switch: 0, logo: '' } } })
  await passDays(test, 29)
  t.equal(originalsIn(dataDir).length, 1)
  await passDays(test, 2)
  t.equal(originalsIn(dataDir).length, 0)
})

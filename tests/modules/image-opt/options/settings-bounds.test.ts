import t from 'tap'
import { startApp } from '../../../support/app.ts'

const SAVE = '/api/v2/image-opt/saveSettings'
const EVERY_FEATURE = { env: { BILLING: 'off' } }

t.test('a new shop has the settings of the specification §5.2.2–5.2.14', async (t) => {
  const { merchant } = await startApp(t, EVERY_FEATURE)
  const { body } = await merchant.get('/api/v2/image-opt/getSettings')
  const { version: _, ...settings } = body
  const kinds = { product: 1, collection: 1, blogs: 1 }
  const rules = {
    product_rule: '%product_title% - %product_vendor%',
    collection_rule: '%collection_title% - %shop_name%',
    blogs_rule: '%blog_title% - %shop_name%'
  }
  t.strictSame(settings, {
    ack: 1,
    message: '',
    auto_switch: 0,
    is_default: 1,
    image_opt: {
      switch: 1,
      ...kinds,
      pngtojpg: 1,
      pngtojpg_size_control: 1,
      pngtojpg_flatten: 0,
      longest_side: 0,
      quality: { custom: 1, lossless: 0, auto: 0, custom_ratio: 75 },
      watermark: {
        switch: 0,
        logo: '',
        file_name: '',
        position: 'b_r',
        image_height: 0.2,
        opacity: 1
      }
    },
    alt_text: { switch: 0, ...kinds, blank_replace: 1, ...rules },
    file_name: { switch: 0, ...kinds, ...rules },
    exclusions: { file_names: [], below_bytes: 0 }
  })
})

t.test(
  'a number or a list out of range is refused with the name of its field §5.2.7–5.2.9 §5.2.14',
  async (t) => {
    const { merchant } = await startApp(t, EVERY_FEATURE)
    const names = (count: number, length = 1) => Array(count).fill('x'.repeat(length)) as string[]
    const MB = 1024 * 1024
    const ranges: [field: string, of: (value: never) => object, good: unknown[], bad: unknown[]][] =
      [
        [
          'longest_side',
          (longest_side) => ({ image_opt: { longest_side } }),
          [100, 20_000, 0],
          [99, 20_001]
        ],
        [
          'custom_ratio',
          (custom_ratio) => ({ image_opt: { quality: { custom: 1, custom_ratio } } }),
          [55, 95],
          [54, 96]
        ],
        [
          'image_height',
          (image_height) => ({ image_opt: { watermark: { image_height } } }),
          [0.01, 1],
          [0, 1.01]
        ],
        [
          'opacity',
          (opacity) => ({ image_opt: { watermark: { opacity } } }),
          [0.1, 1],
          [0.05, 1.1]
        ],
        [
          'file_names',
          (file_names) => ({ exclusions: { file_names } }),
          [names(200, 255)],
          [names(201), names(1, 256)]
        ],
        [
          'below_bytes',
          (below_bytes) => ({ exclusions: { below_bytes } }),
          [0, 50 * MB],
          [-1, 50 * MB + 1]
        ]
      ]
    for (const [field, of, good, bad] of ranges) {
      for (const value of good)
        t.match(await merchant.post(SAVE, of(value as never)), { status: 200 }, field)
      for (const value of bad)
        t.match(
          await merchant.post(SAVE, of(value as never)),
          {
            status: 400,
            body: { ack: 0, message: new RegExp(field) }
          },
          field
        )
    }
  }
)

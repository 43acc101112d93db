import t from 'tap'
import { legacySettings } from '../../../../../modules/image-opt/options/legacy/read.ts'
import type { LegacySettings } from '../../../../../modules/image-opt/options/legacy/schema.ts'
import {
  type LegacyChange,
  settingsFromLegacy
} from '../../../../../modules/image-opt/options/legacy/write.ts'
import { mergeSettings } from '../../../../../modules/image-opt/options/merge-settings.ts'
import type { Settings } from '../../../../../modules/image-opt/options/schema.ts'
import {
  DEFAULT_SETTINGS,
  type StoredSettings
} from '../../../../../modules/image-opt/options/settings.ts'

const SHOP = { name: 'Harbor Goods', domain: 'harbor-goods.local', is_old: 1 }

/**
 * Returns stored settings as the API returns them, except that the address of the watermark consists of its hash and
 * is not signed.
 */
function view(stored: StoredSettings): Settings {
  const { hash, ...watermark } = stored.image_opt.watermark
  const logo = hash === '' ? '' : `/files/${hash}`
  return {
    version: '',
    ...stored,
    image_opt: { ...stored.image_opt, watermark: { ...watermark, logo } }
  }
}
const read = (stored: StoredSettings): LegacySettings => legacySettings(view(stored), SHOP)

function write(stored: StoredSettings, change: LegacyChange): StoredSettings {
  const given = settingsFromLegacy(change, read(stored))
  const { file_data } = given.image_opt?.watermark ?? {}
  return mergeSettings(stored, given, file_data ? { hash: 'new', fileName: '' } : undefined)
}

/** Settings in which every section differs from the defaults. */
const ODD: StoredSettings = {
  auto_switch: 1,
  is_default: 0,
  image_opt: {
    switch: 0,
    product: 2,
    collection: 0,
    blogs: 1,
    pngtojpg: 1,
    pngtojpg_size_control: 0,
    pngtojpg_flatten: 1,
    longest_side: 1234,
    quality: { custom: 0, lossless: 0, auto: 1, custom_ratio: 0 },
    watermark: {
      switch: 1,
      hash: 'abc',
      file_name: 'logo.png',
      position: 't_c',
      image_height: 0.04,
      opacity: 0.3
    }
  },
  alt_text: {
    switch: 1,
    product: 0,
    collection: 1,
    blogs: 0,
    blank_replace: 0,
    product_rule: '%price%',
    collection_rule: 'c %shop_name%',
    blogs_rule: 'b'
  },
  file_name: {
    switch: 1,
    product: 1,
    collection: 0,
    blogs: 0,
    product_rule: 'p',
    collection_rule: '',
    blogs_rule: '%blog_title%'
  },
  exclusions: { file_names: ['*.gif'], below_bytes: 2048 }
}
const LOSSLESS: StoredSettings = {
  ...DEFAULT_SETTINGS,
  image_opt: {
    ...DEFAULT_SETTINGS.image_opt,
    quality: { custom: 0, lossless: 1, auto: 0, custom_ratio: 0 }
  }
}

t.test('settings read in the legacy shape and saved unchanged stay the same §15.5.1', async (t) => {
  for (const [name, stored] of Object.entries({ DEFAULT_SETTINGS, ODD, LOSSLESS })) {
    const legacy = read(stored)
    t.strictSame(write(stored, legacy), { ...stored, is_default: stored.is_default }, name)
    const asForm = Object.fromEntries(
      Object.entries(legacy).map(([field, value]) => [field, String(value)])
    )
    t.strictSame(write(stored, asForm), stored, `${name}, as a form sends it`)
  }
})

t.test(
  'a change to one legacy field changes that field and no other §15.5.2–15.5.10',
  async (t) => {
    const changes: [LegacyField: keyof LegacySettings, to: string | number][] = [
      ['optimize_all_status', '100'],
      ['optimize_all_status', '011'],
      ['automatic_switch', 1],
      ['compression_type', 1],
      ['compression_type', 2],
      ['optimize_images_options', '2'],
      ['optimize_images_options', '1,4,5'],
      ['optimize_images_options', '3'],
      ['alt_options', ''],
      ['alt_options', '2,3,4,5'],
      ['file_name_options', '4,5'],
      ['product_alt_content', '%price% now'],
      ['collection_alt_content', 'x'],
      ['blog_alt_content', 'y'],
      ['product_file_content', 'z'],
      ['collection_file_content', '%collection_title%'],
      ['blog_file_content', '%blog_title%'],
      ['image_add_watermark_switch', 1],
      ['image_add_watermark_position', 't_l'],
      ['image_add_watermark_size', 55],
      ['image_add_watermark_opacity', 0.4]
    ]
    for (const [field, to] of changes) {
      const before = read(DEFAULT_SETTINGS)
      const after = read(write(DEFAULT_SETTINGS, { [field]: to }))
      t.equal(after[field], to, `${field} ${to}`)
      const touched = Object.keys(after).filter(
        (name) => after[name as keyof LegacySettings] !== before[name as keyof LegacySettings]
      )
      // The compression type also sets the quality, and every save marks the shop as set up.
      const expected = field === 'compression_type' ? [...QUALITIES, field] : [field]
      t.strictSame(
        touched.filter((name) => !['is_first', ...expected].includes(name)),
        [],
        `only ${field} changes`
      )
    }
  }
)

const QUALITIES = ['PNGquality', 'JPGquality', 'GIFquality', 'CustomCompressionQuality']

t.test('each legacy option maps to its current setting §15.5.2–15.5.10', async (t) => {
  const wanted: [change: LegacyChange, settings: object][] = [
    [
      { optimize_all_status: '101' },
      { file_name: { switch: 1 }, alt_text: { switch: 0 }, image_opt: { switch: 1 } }
    ],
    [{ compression_type: '2' }, { image_opt: { quality: { lossless: 1, custom: 0, auto: 0 } } }],
    [
      { compression_type: 3, CustomCompressionQuality: '55' },
      { image_opt: { quality: { custom: 1, custom_ratio: 55 } } }
    ],
    [{ optimize_images_options: '2,4' }, { image_opt: { product: 2, collection: 1, blogs: 0 } }],
    [{ optimize_images_options: '5,3' }, { image_opt: { product: 0, collection: 1, blogs: 1 } }],
    [{ image_converting: '0' }, { image_opt: { pngtojpg: 0 } }],
    [{ isImageConverting: 0 }, { image_opt: { pngtojpg: 0 } }],
    [{ image_add_watermark_size: '10' }, { image_opt: { watermark: { image_height: 0.1 } } }],
    [
      { image_add_watermark_img: 'data:image/png;base64,AA' },
      { image_opt: { watermark: { hash: 'new' } } }
    ]
  ]
  for (const [change, settings] of wanted)
    t.match(write(DEFAULT_SETTINGS, change), settings, JSON.stringify(change))
  t.match(
    write(
      {
        ...DEFAULT_SETTINGS,
        image_opt: { ...DEFAULT_SETTINGS.image_opt, pngtojpg: 0, pngtojpg_size_control: 0 }
      },
      {
        image_converting: 1
      }
    ).image_opt,
    { pngtojpg: 1, pngtojpg_size_control: 1 },
    'the size control is checked by default'
  )
  t.equal(write(ODD, { image_add_watermark_img: '' }).image_opt.watermark.hash, '')
  t.equal(
    write(ODD, { image_add_watermark_img: '/files/abc.of-yesterday' }).image_opt.watermark.hash,
    'abc',
    'an older address of the same picture removes nothing'
  )
})

t.test('an invalid value of a legacy field is refused with the name of the field', async (t) => {
  for (const [field, value] of [
    ['optimize_all_status', '12'],
    ['optimize_all_status', '0000'],
    ['automatic_switch', 2],
    ['automatic_switch', ''],
    ['compression_type', 4],
    ['CustomCompressionQuality', 54],
    ['CustomCompressionQuality', 96],
    ['CustomCompressionQuality', 'high'],
    ['optimize_images_options', '1,2'],
    ['alt_options', '6'],
    ['image_add_watermark_size', 9],
    ['image_add_watermark_size', 101],
    ['image_add_watermark_opacity', 0],
    ['image_add_watermark_position', 'middle'],
    ['product_alt_content', 'a'.repeat(1001)]
  ] as const)
    t.throws(
      () => settingsFromLegacy({ [field]: value }, read(DEFAULT_SETTINGS)),
      { code: 'image-opt/wrong-legacy-field' },
      `${field} ${value}`
    )
})

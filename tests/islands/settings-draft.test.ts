import t from 'tap'
import {
  levelOf,
  modeOf,
  withLevel,
  withPngToJpg
} from '../../islands/settings/compression/quality.ts'
import {
  blockersOf,
  changesOf,
  hasChanged,
  type Settings,
  wrongFieldsOf
} from '../../islands/settings/draft.ts'
import { DEFAULT_SETTINGS } from '../../modules/image-opt/options/settings.ts'

const { hash: _hash, ...watermark } = DEFAULT_SETTINGS.image_opt.watermark
const START: Settings = {
  version: 'v1',
  ...DEFAULT_SETTINGS,
  image_opt: { ...DEFAULT_SETTINGS.image_opt, watermark: { ...watermark, logo: '' } }
}
const NONE = { product: 0, collection: 0, blogs: 0 } as const
const withImages = (change: Partial<Settings['image_opt']>): Settings => ({
  ...START,
  image_opt: { ...START.image_opt, ...change }
})

t.test(
  'a save sends only the changed sections, with the version they are based on §15.2.3',
  async (t) => {
    t.notOk(hasChanged(START, structuredClone(START)))
    const changed = withImages({ blogs: 0 })
    t.ok(hasChanged(START, changed))
    t.strictSame(changesOf(START, changed), { version: 'v1', image_opt: changed.image_opt })
    const { quality } = START.image_opt
    const reordered = { custom_ratio: quality.custom_ratio, lossless: 0, custom: 1 } as const
    t.ok(hasChanged(START, withImages({ quality: { ...reordered, lossless: 1, custom: 0 } })))
    t.notOk(
      hasChanged(START, withImages({ quality: { ...reordered, auto: 0 } })),
      'key order does not matter'
    )
    t.notOk(
      hasChanged(START, withImages({ watermark: { ...START.image_opt.watermark, file_data: '' } })),
      'the picture was chosen and removed again'
    )
  }
)

t.test('Save stays disabled while a section is on without any target §15.2.1', async (t) => {
  t.strictSame(blockersOf(START), [])
  t.strictSame(blockersOf(withImages(NONE)), ['noTarget'])
  t.strictSame(blockersOf(withImages({ ...NONE, switch: 0 })), [])
  t.strictSame(blockersOf(withImages({ ...NONE, blogs: 1 })), [])
  for (const section of ['alt_text', 'file_name'] as const) {
    const bare = { ...START, [section]: { ...START[section], ...NONE, switch: 1 } } as Settings
    t.strictSame(blockersOf(bare), ['noTarget'], section)
  }
  const marked = { ...START.image_opt.watermark, switch: 1 as const }
  t.strictSame(blockersOf(withImages({ watermark: marked })), ['noWatermark'])
  const stored = { ...marked, logo: '/files/x' }
  t.strictSame(blockersOf(withImages({ watermark: stored })), [])
})

t.test(
  'saving reports empty templates of active sections and numbers that are out of range §15.2.2',
  async (t) => {
    const alt_text = {
      ...START.alt_text,
      switch: 1 as const,
      product_rule: ' \u200b',
      blogs_rule: ''
    }
    t.strictSame(wrongFieldsOf({ ...START, alt_text }), ['ProductAltFixTag', 'BlogAltFixTag'])
    t.strictSame(wrongFieldsOf({ ...START, alt_text: { ...alt_text, blogs: 0 } }), [
      'ProductAltFixTag'
    ])
    t.strictSame(wrongFieldsOf({ ...START, alt_text: { ...alt_text, switch: 0 } }), [])
    const file_name = { ...START.file_name, switch: 1 as const, collection_rule: '' }
    t.strictSame(wrongFieldsOf({ ...START, file_name }), ['ColFileFixTag'])
    for (const [side, isWrong] of [
      [0, false],
      [99, true],
      [100, false],
      [20_000, false],
      [20_001, true],
      [-1, true]
    ] as const)
      t.equal(
        wrongFieldsOf(withImages({ longest_side: side })).length,
        isWrong ? 1 : 0,
        String(side)
      )
    const excluded = (file_names: string[], below_bytes: number) =>
      wrongFieldsOf({ ...START, exclusions: { file_names, below_bytes } })
    t.strictSame(excluded(['*.gif'], 1024), [])
    t.strictSame(excluded(['a'.repeat(256)], -1), ['excluded-names', 'excluded-below'])
  }
)

t.test(
  'compression levels, modes and the PNG conversion produce the values of the specification §15.3.1',
  async (t) => {
    t.strictSame(
      ([1, 2, 3] as const).map((level) => withLevel(level).custom_ratio),
      [90, 75, 70]
    )
    t.strictSame(
      [90, 75, 70, 95, 80, 55].map((ratio) => levelOf(ratio)),
      [1, 2, 3, 1, 2, 3]
    )
    t.equal(modeOf({ custom: 0, lossless: 1, custom_ratio: 0 }), 'lossless')
    t.equal(modeOf({ custom: 0, lossless: 0, auto: 1, custom_ratio: 0 }), 'auto')
    t.equal(modeOf({ custom: 1, lossless: 0, custom_ratio: 75 }), 'custom')
    t.strictSame(withPngToJpg(true), { pngtojpg: 1, pngtojpg_size_control: 1 })
    t.strictSame(withPngToJpg(false), { pngtojpg: 0 })
  }
)

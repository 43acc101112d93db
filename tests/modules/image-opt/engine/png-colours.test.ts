import t from 'tap'
import type { EncodeOptions } from '../../../../modules/image-opt/engine/encode-options.ts'
import { LOSSLESS, openBench } from '../../../support/engine.ts'
import { repeated } from '../../../support/lane.ts'
import { DISPLAY_P3, FORMS, TAGS } from '../../../support/png-colours.ts'
import { difference, openShown, type Shown } from '../../../support/shown.ts'
import { chrm, gama, taggedPng } from '../../../support/tagged-png.ts'

/** The short form takes every tag and every form, but not every pair of them. */
const COMBINED = repeated<(tagged: string, form: string) => boolean>({
  test: (tagged, form) =>
    ['RGB of 16 bits', 'grey'].includes(form) ||
    ['gamma 1', 'an Adobe RGB profile', 'cICP Display P3'].includes(tagged),
  prove: () => true
})

const LOSSY: EncodeOptions = { ...LOSSLESS, quality: 75 }

/** Chromium's arithmetic for profiles with a table differs from that of lcms by up to this many levels. */
const EXACT = 4

/** How each option changes a picture, and by how much what is shown may then differ, at most and on average. */
const WAYS: Record<string, { options: EncodeOptions; most: number; mean: number }> = {
  'lossless mode': { options: LOSSLESS, most: 0, mean: 0 },
  'level Medium': { options: LOSSY, most: 60, mean: 5 },
  'a JPG': { options: { ...LOSSY, pngToJpg: true }, most: 120, mean: 5 }
}

t.test(
  'a PNG is shown in the same colours before and after, whatever describes them §5.8.1',
  async (t) => {
    const [bench, shown] = [await openBench(t), await openShown(t)]
    let results = 0
    for (const [tagged, tags] of Object.entries(TAGS))
      for (const [form, png] of Object.entries(FORMS)) {
        if (!COMBINED(tagged, form)) continue
        const original = taggedPng(png, tags)
        const before = await shown(original)
        for (const [way, { options, most, mean }] of Object.entries(WAYS)) {
          const { outcome, result } = await bench.run(original, options)
          const name = `${form} with ${tagged}, ${way}`
          if (!t.not(outcome.status, 'refused', name) || !result) continue
          const found = difference(before, await shown(result))
          t.ok(found.most <= most && found.mean <= mean, `${name}: ${JSON.stringify(found)}`)
          results++
        }
      }
    t.ok(results > 200, `${results} results`)
  }
)

t.test('a smaller PNG has the colours of its original', async (t) => {
  const [bench, shown] = [await openBench(t), await openShown(t)]
  let count = 0
  for (const [tagged, tags] of Object.entries(TAGS))
    for (const type of ['rgb', 'greyAlpha'] as const)
      for (const options of [LOSSLESS, LOSSY]) {
        const original = taggedPng({ type, depth: 16 }, tags, 256, 128)
        const { result } = await bench.run(original, { ...options, longestSide: 128 })
        const gap = patchGap(await shown(original), result && (await shown(result)))
        t.ok(gap <= (options === LOSSY ? 8 : EXACT), `${type} with ${tagged}: ${gap}`)
        count++
      }
  t.ok(count > 80)
})

/** The largest difference in the middle of the flat patches, at the left of the lower half. */
function patchGap(before: Shown | null, after: Shown | null): number {
  if (!before || !after) return Number.POSITIVE_INFINITY
  const at = ({ data, width, height }: Shown, patch: number) => {
    const from = (Math.floor(height * 0.6) * width + Math.floor((width * (patch + 0.5)) / 8)) * 4
    return data.subarray(from, from + 3)
  }
  return Math.max(
    ...[0, 1, 2, 3].flatMap((patch) => {
      const [one, other] = [at(before, patch), at(after, patch)]
      return Array.from(one, (value, index) => Math.abs(value - (other[index] ?? 0)))
    })
  )
}

t.test(
  'a watermark is drawn in its own colours, whatever describes those of the picture',
  async (t) => {
    const [bench, shown] = [await openBench(t), await openShown(t)]
    const watermark = { hash: '', position: 'b_r' as const, height: 0.5, opacity: 1 }
    let count = 0
    for (const [tagged, tags] of Object.entries(TAGS))
      for (const [options, type] of [
        [LOSSLESS, 'rgb'],
        [LOSSY, 'grey']
      ] as const) {
        const drawn = taggedPng({ type: 'rgb', depth: 8 }, tags, 64, 64)
        const path = await bench.put('mark.png', drawn)
        const picture = taggedPng({ type, depth: 8 }, [gama(1), chrm(...DISPLAY_P3)], 128, 128)
        const asked = { ...options, watermark: { ...watermark, hash: tagged } }
        const { result } = await bench.run(picture, asked, path)
        const [mark, after] = [await shown(drawn), await shown(result ?? Buffer.alloc(0))]
        const gap = patchGap(mark, after && quarter(after))
        t.ok(gap <= (options === LOSSY ? 8 : EXACT), `${type}, a watermark with ${tagged}: ${gap}`)
        count++
      }
    t.ok(count > 40)
  }
)

/** The lower right quarter of what is shown. */
function quarter({ width, height, data }: Shown): Shown {
  const [w, h] = [width / 2, height / 2]
  const lines = Array.from({ length: h }, (_, y) => {
    const from = ((y + h) * width + w) * 4
    return data.subarray(from, from + w * 4)
  })
  return { width: w, height: h, data: Buffer.concat(lines) }
}

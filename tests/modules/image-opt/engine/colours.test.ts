import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import t from 'tap'
import type { EncodeOptions } from '../../../../modules/image-opt/engine/encode-options.ts'
import { withProfile } from '../../../../modules/image-opt/engine/formats/png-chunks.ts'
import { spliceJpeg } from '../../../../modules/image-opt/engine/formats/splice.ts'
import { makeThumbnail } from '../../../../modules/image-opt/engine/thumbnail.ts'
import { LOSSLESS, MEDIUM, openBench } from '../../../support/engine.ts'
import { flatJpeg } from '../../../support/flat-jpeg.ts'
import { withWebpChunks } from '../../../support/metadata.ts'
import {
  ADOBE_RGB,
  BROKEN,
  GREY_BLACK,
  GREY_BLACK_V4,
  GREY_IN_LAB,
  LIGHT_GREY,
  PAPER_TABLE,
  PRESS,
  PRO_PHOTO,
  RGB_TABLE
} from '../../../support/profiles.ts'
import { openShown, type Shown } from '../../../support/shown.ts'
import { chrm, cicp, gama, iccp, taggedPng } from '../../../support/tagged-png.ts'

const PROFILES: Record<string, Buffer | null> = {
  'no profile': null,
  'an Adobe RGB profile': ADOBE_RGB,
  'a ProPhoto profile': PRO_PHOTO,
  'a profile whose black is grey': GREY_BLACK,
  'a profile of version 4 whose black is grey': GREY_BLACK_V4,
  'a table': RGB_TABLE,
  'a grey profile': LIGHT_GREY,
  'a press profile': PRESS,
  'a grey profile in Lab': GREY_IN_LAB
}

/** Draws rows of blocks whose numbers differ, and so much of each colour that the encoder has something to save. */
function jpeg(channels: number, transform?: number): Buffer {
  const rows = Array.from({ length: 12 }, (_, y) =>
    Array.from({ length: 24 }, (_, x) =>
      Array.from({ length: channels }, (_, channel) => {
        const step = (Math.floor(x / 3) * 37 + Math.floor(y / 3) * 61 * (channel + 1)) % 256
        return channel === 3 ? 255 - (step >> 1) : step
      })
    )
  )
  return flatJpeg(rows, transform)
}

const JPEGS: Record<string, Buffer> = {
  'a grey JPEG': jpeg(1),
  'a JPEG': jpeg(3),
  'a JPEG of RGB': jpeg(3, 0),
  'a CMYK JPEG': jpeg(4, 0),
  'a CMYK JPEG without a marker': jpeg(4),
  'a YCCK JPEG': jpeg(4, 2)
}

const watermark = { hash: 'mark', position: 't_l' as const, height: 0.25, opacity: 1 }

const WAYS: Record<string, EncodeOptions> = {
  'lossless mode': LOSSLESS,
  'level Low': { ...LOSSLESS, quality: 90 },
  'level Medium': MEDIUM,
  'a smaller side': { ...LOSSLESS, longestSide: 96 },
  'a watermark': { ...LOSSLESS, watermark }
}

t.test('a JPEG is shown in the same colours before and after, whatever its profile', async (t) => {
  const [bench, shown] = [await openBench(t), await openShown(t)]
  const mark = await bench.put('mark.png', taggedPng({ type: 'rgb', depth: 8 }, [], 16, 16))
  let results = 0
  for (const [kind, plain] of Object.entries(JPEGS))
    for (const [tagged, profile] of Object.entries(PROFILES)) {
      if (profile === GREY_IN_LAB && kind === 'a grey JPEG') continue
      const original = spliceJpeg(plain, { exif: null, xmp: null, icc: profile })
      const before = await shown(original)
      for (const [way, options] of Object.entries(WAYS)) {
        const { outcome, result } = await bench.run(original, options, mark)
        const name = `${kind} with ${tagged}, ${way}`
        if (!t.not(outcome.status, 'refused', name) || !result) continue
        const after = await shown(result)
        const gap = patchesGap(before, after)
        // Chromium reads a table in larger steps than lcms does.
        const lossy = profile === PRESS ? 14 : 8
        t.ok(gap <= (way === 'lossless mode' ? 0 : lossy), `${name}: ${gap}`)
        results++
      }
    }
  t.ok(results > 100, `${results} results`)
})

/** The largest difference in the middle of the patches of what `jpeg` draws, all but the one under the watermark. */
function patchesGap(before: Shown | null, after: Shown | null): number {
  if (!before || !after) return Number.POSITIVE_INFINITY
  const middle = ({ data, width, height }: Shown, column: number, row: number) => {
    const x = Math.floor(((column + 0.5) * width) / 8)
    const y = Math.floor(((row + 0.5) * height) / 4)
    return data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)
  }
  const patches = Array.from({ length: 31 }, (_, index) => [(index + 1) % 8, (index + 1) >> 3])
  return Math.max(
    ...patches.flatMap(([column = 0, row = 0]) => {
      const [one, other] = [middle(before, column, row), middle(after, column, row)]
      return Array.from(one, (value, index) => Math.abs(value - (other[index] ?? 0)))
    })
  )
}

t.test('a WebP is shown in the same colours before and after, whatever its profile', async (t) => {
  const [bench, shown] = [await openBench(t), await openShown(t)]
  // Soft edges, because a lossy WebP, which has halved colour planes, cannot show hard ones between such colours.
  const flat = await sharp(jpeg(3)).blur(2).ensureAlpha().raw().toBuffer()
  const raw = { width: 192, height: 96, channels: 4 as const }
  let results = 0
  for (const [form, picture] of Object.entries({
    lossy: sharp(flat, { raw }).removeAlpha().webp({ quality: 99 }),
    lossless: sharp(flat, { raw }).removeAlpha().webp({ lossless: true }),
    'with alpha': sharp(flat, { raw }).composite([HOLE]).webp({ quality: 99 })
  }))
    for (const [tagged, profile] of Object.entries(PROFILES)) {
      const plain = await picture.toBuffer()
      const original = profile ? withWebpChunks(plain, raw, 0x20, ['ICCP', profile]) : plain
      for (const [way, options] of Object.entries(WAYS)) {
        if (options.watermark) continue
        const { outcome, result } = await bench.run(original, options)
        const name = `a WebP ${form} with ${tagged}, ${way}`
        if (!t.not(outcome.status, 'refused', name) || !result) continue
        const gap = patchesGap(await shown(original), await shown(result))
        t.ok(gap <= (way === 'lossless mode' ? 0 : 12), `${name}: ${gap}`)
        results++
      }
    }
  t.ok(results >= 15, `${results} results`)
})

/** A transparent place where the watermark would be. */
const HOLE = {
  input: { create: { width: 20, height: 20, channels: 4, background: '#000000ff' } },
  blend: 'dest-out',
  gravity: 'northwest'
} as const

/** Pictures whose colours nobody can be sure of, or that sRGB cannot hold. */
const UNREADABLE: Record<string, Buffer> = {
  'a PNG for HDR (PQ)': taggedPng({ type: 'rgb', depth: 16 }, [cicp(9, 16, 0, 1)]),
  'a PNG for HDR (HLG)': taggedPng({ type: 'rgb', depth: 16 }, [cicp(9, 18, 0, 1)]),
  'a PNG in the range of television': taggedPng({ type: 'rgb', depth: 8 }, [cicp(1, 1, 0, 0)]),
  'a PNG with a broken profile': taggedPng({ type: 'rgb', depth: 8 }, [iccp(BROKEN), gama(1)]),
  'a grey PNG with a profile in Lab': taggedPng({ type: 'grey', depth: 8 }, [iccp(GREY_IN_LAB)]),
  'a PNG whose blue is no colour': taggedPng({ type: 'rgb', depth: 8 }, [
    gama(2.2),
    chrm(0.3127, 0.329, 0.64, 0.33, 0.3, 0.6, 20_000, 0.06)
  ]),
  'a JPEG with a broken profile': spliceJpeg(jpeg(3), { exif: null, xmp: null, icc: BROKEN }),
  'a JPEG with half a profile': spliceJpeg(jpeg(3), {
    exif: null,
    xmp: null,
    icc: ADOBE_RGB.subarray(0, 300)
  })
}

t.test(
  'a picture whose colours cannot be read is packed better or left, never guessed §5.8.1',
  async (t) => {
    const [bench, shown] = [await openBench(t), await openShown(t)]
    const mark = await bench.put('mark.png', taggedPng({ type: 'rgb', depth: 8 }, [], 16, 16))
    for (const [name, original] of Object.entries(UNREADABLE)) {
      for (const options of [LOSSLESS, MEDIUM, { ...MEDIUM, pngToJpg: true }]) {
        const { outcome, result } = await bench.run(original, options)
        const left = options === LOSSLESS ? 'unchanged' : 'refused'
        if (!result) t.match(outcome, { status: left }, name)
        else t.strictSame(await shown(result), await shown(original), name)
      }
      for (const options of [{ ...MEDIUM, longestSide: 32 }, WAYS['a watermark'] ?? LOSSLESS]) {
        const { outcome, result } = await bench.run(original, options, mark)
        t.match(outcome, { status: 'refused', reason: 'colours' }, name)
        t.equal(result, null)
      }
    }
  }
)

t.test(
  'what the library says of one picture refuses none that is worked on beside it',
  async (t) => {
    const bench = await openBench(t)
    const odd = taggedPng({ type: 'grey', depth: 8 }, [iccp(ADOBE_RGB)])
    const plain = taggedPng({ type: 'rgb', depth: 8 }, [gama(1)])
    const runs = Array.from({ length: 60 }, (_, at) => bench.run(at % 2 > 0 ? odd : plain, MEDIUM))
    const statuses = (await Promise.all(runs)).map(({ outcome }) => outcome.status)
    t.strictSame([...new Set(statuses)], ['optimised'])
  }
)

t.test('a PNG keeps the dark colours of a profile whose black is grey', async (t) => {
  const [bench, shown] = [await openBench(t), await openShown(t)]
  const mark = await bench.put('mark.png', taggedPng({ type: 'rgb', depth: 8 }, [], 16, 16))
  const pixels = await sharp(JPEGS['a JPEG']!).raw().toBuffer({ resolveWithObject: true })
  const plain = await sharp(pixels.data, { raw: pixels.info }).png().toBuffer()
  for (const profile of [GREY_BLACK, GREY_BLACK_V4, PAPER_TABLE]) {
    const original = withProfile(plain, profile)
    const before = await shown(original)
    for (const [way, options] of Object.entries({
      ...WAYS,
      'a JPG': { ...MEDIUM, pngToJpg: true }
    })) {
      const { result } = await bench.run(original, options, mark)
      const gap = result ? patchesGap(before, await shown(result)) : 0
      t.ok(gap <= 8, `${way}: ${gap}`)
    }
  }
})

t.test('a table that the library cannot follow leaves a picture as it is', async (t) => {
  const bench = await openBench(t)
  const table = Buffer.from(RGB_TABLE)
  const at = table.indexOf('mft2')
  table.write('mAB ', at, 'latin1')
  table.fill(255, at + 12, at + 32)
  const original = taggedPng({ type: 'rgb', depth: 8 }, [iccp(table)])
  const { outcome } = await bench.run(original, { ...MEDIUM, longestSide: 64 })
  t.match(outcome, { status: 'refused', reason: 'colours' })
})

t.test('a thumbnail has the colours of its picture, as far as they can be read', async (t) => {
  const [bench, shown] = [await openBench(t), await openShown(t)]
  const pictures = Object.values(JPEGS).flatMap((plain) =>
    Object.values(PROFILES).map((profile) =>
      spliceJpeg(plain, { exif: null, xmp: null, icc: profile })
    )
  )
  for (const original of pictures) {
    const output = bench.path('thumbnail.webp')
    await makeThumbnail({ input: await bench.put('picture', original), output })
    const gap = patchesGap(await shown(original), await shown(await readFile(output)))
    t.ok(gap <= 24, `${gap}`)
  }
  for (const original of Object.values(UNREADABLE)) {
    const output = bench.path('thumbnail.webp')
    await makeThumbnail({ input: await bench.put('picture', original), output })
    t.ok(await shown(await readFile(output)))
  }
})

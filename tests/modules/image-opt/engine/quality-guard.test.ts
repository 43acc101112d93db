import sharp from 'sharp'
import t from 'tap'
import type { EncodeOptions } from '../../../../modules/image-opt/engine/encode-options.ts'
import {
  type Raster,
  referenceOf,
  similarities
} from '../../../../modules/image-opt/engine/quality/ssimulacra2.ts'
import { LOSSLESS, MEDIUM, openBench } from '../../../support/engine.ts'
import { banding, cutOut, fabric, photo } from '../../../support/pictures.ts'

/** Returns the pixels of a picture, flattened onto a background. */
async function rasterOf(bytes: Buffer, background = '#fff'): Promise<Raster> {
  const pixels = sharp(bytes).autoOrient().flatten({ background }).toColourspace('srgb')
  const { data, info } = await pixels.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Returns the worse score of two versions over all pixels of a result, flattened onto a background. */
async function scoreOf(before: Buffer, after: Buffer, background = '#fff'): Promise<number> {
  const reference = referenceOf(await rasterOf(before, background))
  const { newer, older } = similarities(reference, await rasterOf(after, background))
  return Math.min(newer, older)
}

const FLOORS = { 90: 80, 75: 70, 70: 64, auto: 74, 60: 64 } as const
const QUALITIES = [90, 75, 70, 'auto', 60] as const

for (const quality of QUALITIES) {
  t.test(`every photo reaches the floor of quality ${quality} §5.3.1–5.3.4`, async (t) => {
    const bench = await openBench(t)
    for (const [name, drawn] of [
      ['a landscape', photo(400, 300)],
      ['fabric that encoders smooth away', fabric(320, 300)],
      ['a small photo', photo(120, 70)]
    ] as const) {
      const original = await drawn.jpeg({ quality: 97, chromaSubsampling: '4:4:4' }).toBuffer()
      const { outcome, result } = await bench.run(original, { ...MEDIUM, quality })
      t.match(outcome, { status: 'optimised', score: Number, encoderQuality: Number }, name)
      if (!result || outcome.status !== 'optimised') return t.fail('nothing was written')
      const score = await scoreOf(original, result)
      t.ok(score >= FLOORS[quality], `${name}: ${score}`)
      t.ok(Math.abs(score - (outcome.score ?? 0)) < 3, `${name} is reported as ${outcome.score}`)
    }
  })
}

t.test(
  'a large photo is scored on samples, and the whole photo still reaches the floor of its level',
  async (t) => {
    const bench = await openBench(t)
    const original = await fabric(1_280, 900).jpeg({ quality: 97 }).toBuffer()
    const { outcome, result } = await bench.run(original, MEDIUM)
    t.match(outcome, { status: 'optimised', score: Number })
    if (!result || outcome.status !== 'optimised') return t.fail('nothing was written')
    const score = await scoreOf(original, result)
    t.ok(score >= FLOORS[75], String(score))
    t.ok(Math.abs(score - (outcome.score ?? 0)) < 3, `reported as ${outcome.score}`)
  }
)

t.test(
  'a photo that scores above the target of its level is encoded at a quality below the one at which the level starts §5.3.1–5.3.3',
  async (t) => {
    const bench = await openBench(t)
    const original = await sharp(await photo(600, 400).blur(6).png().toBuffer())
      .jpeg({ quality: 97 })
      .toBuffer()
    const { outcome, result } = await bench.run(original, MEDIUM)
    if (outcome.status !== 'optimised' || !result) return t.fail('nothing was written')
    t.ok((outcome.encoderQuality ?? 75) < 75, String(outcome.encoderQuality))
    const fixed = await sharp(original).jpeg({ quality: 75, mozjpeg: true }).toBuffer()
    t.ok(result.length < fixed.length)
  }
)

t.test('a quality that was chosen with the older slider is used unchanged §5.3.5', async (t) => {
  const bench = await openBench(t)
  const original = await photo(600, 400).jpeg({ quality: 97 }).toBuffer()
  const { outcome } = await bench.run(original, { ...MEDIUM, quality: 84 })
  t.match(outcome, { status: 'optimised', encoderQuality: 84 })
})

t.test(
  'a PNG that no palette can reproduce well still scores above the floor of its level §5.3.9',
  async (t) => {
    const bench = await openBench(t)
    for (const [name, drawn] of [
      ['bands', banding(200, 160)],
      ['a cut-out', await cutOut(200, 160)]
    ] as const) {
      const original = await drawn.png({ compressionLevel: 2 }).toBuffer()
      const { outcome, result } = await bench.run(original, { ...MEDIUM, quality: 90 })
      t.match(outcome, { status: 'optimised', outputType: 'png' }, name)
      if (!result) return t.fail('nothing was written')
      const score = await scoreOf(original, result)
      t.ok(score >= 80, `${name}: ${score}`)
    }
  }
)

t.test(
  'the middle of a large photo reaches the floor of its level, by both versions §5.3.12',
  async (t) => {
    const bench = await openBench(t)
    // Calm surroundings, whose tiles outweigh the cloth in the middle.
    const cloth = await fabric(800, 800).png().toBuffer()
    const large = photo(2_700, 1_800).composite([{ input: cloth, left: 950, top: 500 }])
    const original = await large.jpeg({ quality: 97 }).toBuffer()
    const { outcome, result } = await bench.run(original, MEDIUM)
    t.match(outcome, { status: 'optimised', score: Number })
    if (!result || outcome.status !== 'optimised') return t.fail('nothing was written')
    const middle = (bytes: Buffer) =>
      sharp(bytes).extract({ left: 1_000, top: 550, width: 700, height: 700 }).png().toBuffer()
    const [before, after] = [await middle(original), await middle(result)]
    const scores = similarities(referenceOf(await rasterOf(before)), await rasterOf(after))
    t.ok(Math.min(scores.newer, scores.older) >= FLOORS[75], JSON.stringify(scores))
    t.ok((outcome.score ?? 0) < Math.min(scores.newer, scores.older) + 2, `${outcome.score}`)
  }
)

t.test(
  'a PNG is scored by two versions of the metric, and the worse score counts §5.3.6',
  async (t) => {
    const bench = await openBench(t)
    // Sharpened grain is where the older version is the stricter one, and the second opinion is not.
    const grainy = sharp(await photo(320, 240).png().toBuffer()).sharpen({ sigma: 3 })
    const original = await grainy.png().toBuffer()
    const { outcome, result } = await bench.run(original, { ...MEDIUM, quality: 70 })
    t.match(outcome, { status: 'optimised', score: Number })
    if (!result || outcome.status !== 'optimised') return t.fail('nothing was written')
    const [before, after] = [await rasterOf(original), await rasterOf(result)]
    const { newer, older } = similarities(referenceOf(before), after)
    t.ok(older < newer, `${older} and ${newer}`)
    t.ok(Math.abs((outcome.score ?? 0) - older) < 0.1, `reported as ${outcome.score}`)
  }
)

t.test(
  'a picture with transparency is compared on white and on black, and the worse score counts §5.3.7',
  async (t) => {
    const bench = await openBench(t)
    const input = { width: 300, height: 220, channels: 1 } as const
    const opaque = await photo(300, 220).removeAlpha().png().toBuffer()
    const veil = sharp(opaque).joinChannel(Buffer.alloc(300 * 220, 90), { raw: input })
    for (const [type, original] of [
      ['png', await veil.clone().png().toBuffer()],
      ['webp', await veil.clone().webp({ quality: 98 }).toBuffer()]
    ] as const) {
      const { outcome, result } = await bench.run(original, MEDIUM)
      t.match(outcome, { status: 'optimised', outputType: type, score: Number })
      if (!result || outcome.status !== 'optimised') return t.fail('nothing was written')
      const onWhite = await scoreOf(original, result)
      const onBlack = await scoreOf(original, result, '#000')
      t.ok(onBlack < onWhite - 1, `${type}: ${onBlack} on black, ${onWhite} on white`)
      t.ok(Math.abs((outcome.score ?? 0) - onBlack) < 0.2, `reported as ${outcome.score}`)
    }
  }
)

t.test('a WebP scores at least the floor of its level', async (t) => {
  const bench = await openBench(t)
  const original = await fabric(400, 300).webp({ quality: 95 }).toBuffer()
  const { outcome, result } = await bench.run(original, MEDIUM)
  t.match(outcome, { status: 'optimised', outputType: 'webp', score: Number })
  if (!result) return t.fail('nothing was written')
  t.ok((await scoreOf(original, result)) >= 70)
})

t.test('a result that is only repacked without loss scores 100 §5.4.3', async (t) => {
  const bench = await openBench(t)
  const original = await photo().jpeg({ quality: 95 }).toBuffer()
  const { outcome } = await bench.run(original, LOSSLESS)
  t.match(outcome, { status: 'optimised', score: 100, encoderQuality: null })
})

t.test('the same picture and encode options always give the same bytes §5.3.11', async (t) => {
  const bench = await openBench(t)
  const pictures = [
    await fabric(320, 300).jpeg({ quality: 97 }).toBuffer(),
    await photo(300, 200).png().toBuffer(),
    await photo(300, 200).webp({ quality: 95 }).toBuffer()
  ]
  for (const original of pictures) {
    const options: EncodeOptions = { ...MEDIUM, quality: 'auto', pngToJpg: true }
    const [first, second] = [await bench.run(original, options), await bench.run(original, options)]
    t.equal(first.outcome.status, 'optimised')
    t.strictSame(first, second)
  }
})

import sharp from 'sharp'
import t from 'tap'
import { LEVEL_QUALITIES } from '../../../../modules/image-opt/contract.ts'
import { LOSSLESS, MEDIUM, openBench } from '../../../support/engine.ts'
import { cutOut, graphic, photo } from '../../../support/pictures.ts'

const CONVERT = { ...MEDIUM, pngToJpg: true }

t.test(
  'a photo saved as PNG becomes a JPG, even with an alpha channel if it is fully opaque §5.5.1',
  async (t) => {
    const bench = await openBench(t)
    for (const drawn of [photo(), photo().ensureAlpha()]) {
      const original = await drawn.png().toBuffer()
      const { outcome, result } = await bench.run(original, CONVERT)
      t.match(outcome, {
        status: 'optimised',
        inputType: 'png',
        outputType: 'jpeg',
        width: 320,
        height: 240
      })
      t.equal((await sharp(result ?? original).metadata()).format, 'jpeg')
    }
  }
)

t.test(
  'a transparent PNG stays PNG unless the merchant wants it flattened onto white §5.5.1',
  async (t) => {
    const bench = await openBench(t)
    const original = await (await cutOut()).png().toBuffer()
    t.match((await bench.run(original, CONVERT)).outcome, { outputType: 'png' })

    const { outcome, result } = await bench.run(original, { ...CONVERT, flattenTransparent: true })
    t.match(outcome, { outputType: 'jpeg' })
    if (!result) return t.fail('nothing was written')
    const middle = await sharp(result)
      .extract({ left: 160, top: 120, width: 1, height: 1 })
      .raw()
      .toBuffer()
    t.ok(
      middle.every((value) => value > 250),
      'the hole is white'
    )
  }
)

t.test(
  'with size control a screenshot stays a PNG, because the PNG is smaller §5.5.2',
  async (t) => {
    const bench = await openBench(t)
    const original = await graphic()
      .withExif({ IFD0: { ImageDescription: 'x'.repeat(20_000) } })
      .png({ compressionLevel: 1, adaptiveFiltering: false })
      .toBuffer()
    t.match((await bench.run(original, CONVERT)).outcome, { outputType: 'png' })
    const without = await bench.run(original, { ...CONVERT, sizeControl: false })
    t.match(
      without.outcome,
      { outputType: 'jpeg' },
      'without it, the JPG need only be smaller than the original'
    )
  }
)

t.test(
  'a JPG that is larger than its PNG is never used, even without size control §5.5.2',
  async (t) => {
    const bench = await openBench(t)
    const original = await graphic().png({ palette: true, effort: 10 }).toBuffer()
    const { outcome } = await bench.run(original, { ...CONVERT, sizeControl: false })
    t.not('outputType' in outcome && outcome.outputType, 'jpeg')
  }
)

t.test(
  'PNG to JPG converts in lossless mode too, because it is a separate option §5.5.3',
  async (t) => {
    const bench = await openBench(t)
    const original = await photo().png().toBuffer()
    const { outcome, result } = await bench.run(original, { ...LOSSLESS, pngToJpg: true })
    t.match(outcome, { status: 'optimised', outputType: 'jpeg' })
    const low = await bench.run(original, { ...CONVERT, quality: LEVEL_QUALITIES.low })
    t.ok(low.result?.equals(result ?? Buffer.alloc(0)), 'with the quality of level Low')
  }
)

t.test('a wide-gamut PNG passes its profile on to the JPG', async (t) => {
  const bench = await openBench(t)
  const original = await photo().withIccProfile('p3').png().toBuffer()
  const { result } = await bench.run(original, CONVERT)
  if (!result) return t.fail('nothing was written')
  t.ok((await sharp(result).metadata()).icc)
})

t.test('a PNG with a single pixel that is not quite opaque stays PNG', async (t) => {
  const bench = await openBench(t)
  const { data, info } = await photo().ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  data[data.length - 1] = 254
  const { width, height } = info
  const original = await sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
  const { outcome } = await bench.run(original, CONVERT)
  t.not('outputType' in outcome && outcome.outputType, 'jpeg')
})

t.test('a PNG with transparent palette colours stays a transparent PNG', async (t) => {
  const bench = await openBench(t)
  const original = await (await cutOut()).png({ palette: true, compressionLevel: 0 }).toBuffer()
  t.ok(original.includes('tRNS'))
  const { outcome, result } = await bench.run(original, CONVERT)
  t.match(outcome, { status: 'optimised', outputType: 'png' })
  t.notOk((await sharp(result ?? original).stats()).isOpaque)
})

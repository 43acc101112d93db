import sharp from 'sharp'
import t from 'tap'
import { LOSSLESS, MEDIUM, openBench } from '../../../support/engine.ts'
import { animated, cutOut, photo } from '../../../support/pictures.ts'

const size = async (bytes: Buffer | null) => {
  if (!bytes) throw new Error('Expected a result')
  const { width, height } = await sharp(bytes).metadata()
  return [width, height]
}

t.test(
  'a JPEG, PNG or WebP larger than the limit is scaled down to it §5.2.7 §5.4.2 §5.6.1',
  async (t) => {
    const bench = await openBench(t)
    const originals = [
      await photo(400, 300).jpeg({ quality: 95 }).toBuffer(),
      await photo(400, 300).png().toBuffer(),
      await (await cutOut(400, 300)).png().toBuffer(),
      await photo(400, 300).webp({ quality: 95 }).toBuffer()
    ]
    for (const original of originals)
      for (const options of [LOSSLESS, MEDIUM]) {
        const { outcome, result } = await bench.run(original, { ...options, longestSide: 200 })
        t.match(outcome, { status: 'optimised', width: 200, height: 150 })
        t.strictSame(await size(result), [200, 150])
      }
  }
)

t.test(
  'the limit applies to the longest side as displayed, even if EXIF rotates the photo',
  async (t) => {
    const bench = await openBench(t)
    const sideways = () => photo(400, 100).withMetadata({ orientation: 6 })
    for (const original of [
      await sideways().jpeg({ quality: 95 }).toBuffer(),
      await sideways().png().toBuffer()
    ])
      for (const options of [LOSSLESS, MEDIUM]) {
        const { outcome, result } = await bench.run(original, { ...options, longestSide: 200 })
        t.match(outcome, { status: 'optimised', width: 50, height: 200 })
        t.strictSame(await size(result), [50, 200])
      }
  }
)

t.test(
  'a picture one pixel over the limit is scaled down, even if its shorter side keeps its length',
  async (t) => {
    const bench = await openBench(t)
    const original = await photo(400, 1_001).jpeg({ quality: 95 }).toBuffer()
    const { outcome, result } = await bench.run(original, { ...MEDIUM, longestSide: 1_000 })
    t.match(outcome, { status: 'optimised', width: 400, height: 1_000 })
    t.strictSame(await size(result), [400, 1_000])
  }
)

t.test(
  'a picture within the limit is not enlarged, and is treated as if there were no limit §5.6.1',
  async (t) => {
    const bench = await openBench(t)
    const original = await photo().jpeg({ quality: 95 }).toBuffer()
    const without = await bench.run(original, LOSSLESS)
    t.strictSame(await bench.run(original, { ...LOSSLESS, longestSide: 320 }), without)
    t.strictSame(await bench.run(original, { ...LOSSLESS, longestSide: 4_000 }), without)
  }
)

t.test('animations and GIFs are not scaled down §5.6.1', async (t) => {
  const bench = await openBench(t)
  for (const original of [
    await (await animated()).gif().toBuffer(),
    await photo(64, 64).gif().toBuffer()
  ]) {
    const without = await bench.run(original, MEDIUM)
    t.match(without.outcome, { status: /^(optimised|unchanged)$/, width: 64, height: 64 })
    t.strictSame(await bench.run(original, { ...MEDIUM, longestSide: 20 }), without)
  }
})

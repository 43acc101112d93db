import sharp from 'sharp'
import t from 'tap'
import { LOSSLESS, MEDIUM, openBench } from '../../../support/engine.ts'
import { graphic, photo, pixelsOf } from '../../../support/pictures.ts'

t.test('an animated WebP keeps its frames, delays and loop count §5.3.10 §5.9.1', async (t) => {
  const bench = await openBench(t)
  const delay = [80, 120, 80, 120, 80, 120]
  const frames = await Promise.all(
    delay.map((_, index) =>
      photo(200 + index, 160)
        .resize(200, 160, { fit: 'fill' })
        .png()
        .toBuffer()
    )
  )
  const original = await sharp(frames, { join: { animated: true } })
    .webp({ quality: 98, loop: 4, delay })
    .toBuffer()
  const { outcome, result } = await bench.run(original, MEDIUM)
  const output = result ?? Buffer.alloc(0)
  t.match(outcome, { status: 'optimised', score: Number })
  t.match(await sharp(output, { pages: -1 }).metadata(), { pages: 6, loop: 4, delay })
})

t.test(
  'lossless mode removes the description of a WebP and keeps its pixels, profile and copyright §5.4.1',
  async (t) => {
    const bench = await openBench(t)
    const original = await photo()
      .withIccProfile('p3')
      .withExif({ IFD0: { Copyright: 'Green Shop', ImageDescription: 'x'.repeat(3_000) } })
      .webp({ quality: 80 })
      .toBuffer()
    const { outcome, result } = await bench.run(original, LOSSLESS)
    t.match(outcome, { status: 'optimised', outputType: 'webp' })
    if (!result) return t.fail('nothing was written')
    t.ok((await pixelsOf(result)).equals(await pixelsOf(original)))
    t.ok((await sharp(result).metadata()).icc)
    t.ok(result.includes('Green Shop'))
    t.notOk(result.includes('xxxx'))
  }
)

t.test('a transparent WebP stays transparent', async (t) => {
  const bench = await openBench(t)
  const original = await graphic().ensureAlpha(0.5).webp({ quality: 100 }).toBuffer()
  const { result } = await bench.run(original, MEDIUM)
  t.equal((await sharp(result ?? original).metadata()).hasAlpha, true)
})

t.test('an animated WebP keeps its colour profile and its orientation', async (t) => {
  const bench = await openBench(t)
  const frames = await Promise.all([200, 260].map((width) => turnable(width)))
  const original = await sharp(frames, { join: { animated: true } })
    .withIccProfile('p3')
    .webp({ quality: 98 })
    .toBuffer()
  const { outcome, result } = await bench.run(original, MEDIUM)
  t.match(outcome, { status: 'optimised' })
  const profile = async (bytes: Buffer) => (await sharp(bytes).metadata()).icc?.toString('hex')
  t.ok(await profile(original))
  t.equal(await profile(result ?? Buffer.alloc(0)), await profile(original))

  const turned = await sharp(original, { animated: true })
    .withMetadata({ orientation: 3 })
    .webp({ quality: 98 })
    .toBuffer()
  const again = await bench.run(turned, MEDIUM)
  t.equal((await sharp(again.result ?? turned).metadata()).orientation, 3)
})

const turnable = (width: number) =>
  photo(width, 160).resize(200, 160, { fit: 'fill' }).png().toBuffer()

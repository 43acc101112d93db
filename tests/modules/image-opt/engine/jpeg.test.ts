import sharp from 'sharp'
import t from 'tap'
import { LOSSLESS, MEDIUM, openBench } from '../../../support/engine.ts'
import { photo, pixelsOf } from '../../../support/pictures.ts'

/**
 * Draws a photo like one from a camera: rotated by EXIF, with a wide-gamut profile, a GPS position, and the names of
 * the camera, the artist and the copyright holder.
 */
function cameraPhoto(): Promise<Buffer> {
  return photo()
    .withIccProfile('p3')
    .withExif({
      IFD0: {
        Orientation: '6',
        Copyright: 'Green Shop 2026',
        Artist: 'Ana Photographer',
        Make: 'CameraCo'
      },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' }
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer()
}

t.test('lossless mode changes no pixel of a rotated photo with a colour profile', async (t) => {
  const bench = await openBench(t)
  const original = await cameraPhoto()
  const { outcome, result } = await bench.run(original, LOSSLESS)
  t.match(outcome, { status: 'optimised', outputType: 'jpeg', width: 240, height: 320 })
  if (!result) return t.fail('nothing was written')
  t.ok((await pixelsOf(result)).equals(await pixelsOf(original)))
  const metadata = await sharp(result).metadata()
  t.equal(metadata.orientation, 6)
  t.ok(metadata.icc?.equals((await sharp(original).metadata()).icc ?? Buffer.alloc(0)))
})

for (const options of [LOSSLESS, MEDIUM]) {
  t.test(
    `a photo loses its GPS position but keeps its copyright and artist (quality ${options.quality})`,
    async (t) => {
      const bench = await openBench(t)
      const original = await cameraPhoto()
      t.ok(original.includes('CameraCo'), 'the original has metadata to remove')
      const { result } = await bench.run(original, options)
      if (!result) return t.fail('nothing was written')
      const exif = (await sharp(result).metadata()).exif ?? Buffer.alloc(0)
      t.ok(exif.includes('Green Shop 2026'))
      t.ok(exif.includes('Ana Photographer'))
      t.notOk(exif.includes('CameraCo'))
      t.ok(exif.length < 120, 'the EXIF block is too short for a position')
    }
  )
}

t.test('a rotated photo is turned upright when it is re-encoded', async (t) => {
  const bench = await openBench(t)
  const original = await cameraPhoto()
  const { outcome, result } = await bench.run(original, MEDIUM)
  t.match(outcome, { status: 'optimised', width: 240, height: 320 })
  if (!result) return t.fail('nothing was written')
  const metadata = await sharp(result).metadata()
  t.match(metadata, { width: 240, height: 320, orientation: undefined })
  t.ok(metadata.icc, 'its wide colours keep their profile')
  const [before, after] = [await pixelsOf(original), await pixelsOf(result)]
  const error = before.reduce((sum, value, index) => sum + Math.abs(value - (after[index] ?? 0)), 0)
  t.ok(error / before.length < 4, 'the pixels hardly differ')
})

t.test('a stronger compression level gives a smaller file', async (t) => {
  const bench = await openBench(t)
  const original = await photo().jpeg({ quality: 95 }).toBuffer()
  const sizes = [original.length]
  for (const quality of ['lossless', 90, 75, 70] as const) {
    const { result } = await bench.run(original, { ...LOSSLESS, quality })
    sizes.push(result?.length ?? Number.POSITIVE_INFINITY)
  }
  t.strictSame(
    sizes,
    [...sizes].sort((a, b) => b - a)
  )
  t.equal(new Set(sizes).size, sizes.length)
})

t.test('a photo that is already compressed hard stays unchanged', async (t) => {
  const bench = await openBench(t)
  const original = await photo().jpeg({ quality: 40, mozjpeg: true }).toBuffer()
  const { outcome, result } = await bench.run(original, { ...LOSSLESS, quality: 90 })
  t.strictSame(outcome, { status: 'unchanged', inputType: 'jpeg', width: 320, height: 240 })
  t.equal(result, null)
})

t.test(
  'a CMYK photo becomes sRGB when it is re-encoded, and keeps its colours in lossless mode',
  async (t) => {
    const bench = await openBench(t)
    const original = await photo()
      .toColourspace('cmyk')
      .withIccProfile('cmyk')
      .jpeg({ quality: 95 })
      .toBuffer()
    t.equal((await sharp(original).metadata()).space, 'cmyk')

    const encoded = await bench.run(original, MEDIUM)
    if (!encoded.result) return t.fail('nothing was written')
    t.match(await sharp(encoded.result).metadata(), { space: 'srgb', icc: undefined })

    const repacked = await bench.run(original, LOSSLESS)
    if (repacked.result) t.match(await sharp(repacked.result).metadata(), { space: 'cmyk' })
    t.ok((await pixelsOf(repacked.result ?? original)).equals(await pixelsOf(original)))
  }
)

t.test('a grey photo stays grey', async (t) => {
  const bench = await openBench(t)
  const { result } = await bench.run(
    await photo().toColourspace('b-w').jpeg({ quality: 95 }).toBuffer(),
    MEDIUM
  )
  if (!result) return t.fail('nothing was written')
  t.equal((await sharp(result).metadata()).channels, 1)
})

t.test('data appended after the end of a photo is removed', async (t) => {
  const bench = await openBench(t)
  const original = Buffer.concat([
    await photo().jpeg({ quality: 95 }).toBuffer(),
    Buffer.from('PK<script>')
  ])
  for (const options of [LOSSLESS, MEDIUM]) {
    const { result } = await bench.run(original, options)
    t.ok(result && !result.includes('<script>'))
  }
})

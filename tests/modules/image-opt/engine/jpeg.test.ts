import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import t from 'tap'
import { toRaw } from '../../../../modules/image-opt/engine/formats/pixels.ts'
import { free } from '../../../../modules/image-opt/engine/source-pixels.ts'
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

t.test(
  'lossless mode changes no pixel of a rotated photo with a colour profile §5.4.1 §5.8.2',
  async (t) => {
    const bench = await openBench(t)
    const original = await cameraPhoto()
    const { outcome, result } = await bench.run(original, LOSSLESS)
    t.match(outcome, { status: 'optimised', outputType: 'jpeg', width: 240, height: 320 })
    if (!result) return t.fail('nothing was written')
    t.ok((await pixelsOf(result)).equals(await pixelsOf(original)))
    const metadata = await sharp(result).metadata()
    t.equal(metadata.orientation, 6)
    t.ok(metadata.icc?.equals((await sharp(original).metadata()).icc ?? Buffer.alloc(0)))
  }
)

for (const options of [LOSSLESS, MEDIUM]) {
  t.test(
    `a photo loses its GPS position but keeps its copyright and artist (quality ${options.quality}) §5.8.3`,
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

t.test('a rotated photo is turned upright when it is re-encoded §5.8.2', async (t) => {
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

t.test('the names of the artist and of the copyright holder keep 1,000 characters', async (t) => {
  const bench = await openBench(t)
  const original = await photo()
    .withExif({ IFD0: { Copyright: 'c'.repeat(1200), Artist: 'a'.repeat(1000) } })
    .jpeg({ quality: 95 })
    .toBuffer()
  const { result } = await bench.run(original, MEDIUM)
  t.ok(result?.includes('c'.repeat(1000)))
  t.notOk(result?.includes('c'.repeat(1001)))
  t.ok(result?.includes('a'.repeat(1000)))
})

t.test('a photo that is already compressed hard stays unchanged §5.4.3', async (t) => {
  const bench = await openBench(t)
  const original = await photo().jpeg({ quality: 40, mozjpeg: true }).toBuffer()
  const { outcome, result } = await bench.run(original, { ...LOSSLESS, quality: 90 })
  t.strictSame(outcome, { status: 'unchanged', inputType: 'jpeg', width: 320, height: 240 })
  t.equal(result, null)
})

t.test(
  'a CMYK photo becomes sRGB when it is re-encoded, and keeps its colours in lossless mode §5.8.1',
  async (t) => {
    const bench = await openBench(t)
    // A press profile has more bytes than a small photo, whose gain would then stay below 2 % of the file.
    const original = await photo(1280, 960)
      .toColourspace('cmyk')
      .withIccProfile('cmyk')
      .jpeg({ quality: 95, optimiseCoding: false })
      .toBuffer()
    t.equal((await sharp(original).metadata()).space, 'cmyk')

    const encoded = await bench.run(original, MEDIUM)
    if (!encoded.result) return t.fail('nothing was written')
    t.match(await sharp(encoded.result).metadata(), { space: 'srgb', icc: undefined })

    const repacked = await bench.run(original, LOSSLESS)
    if (!repacked.result) return t.fail('nothing was repacked')
    t.match(await sharp(repacked.result).metadata(), { space: 'cmyk' })
    t.ok((await pixelsOf(repacked.result)).equals(await pixelsOf(original)))
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

/** Inserts a segment behind the start marker of a JPEG. */
function withSegment(jpeg: Buffer, marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)])
}

/** The ways in which a file says that a gain map follows its picture (see inspect-jpeg.ts). */
const GAIN_MAPS: Record<string, [number, string]> = {
  'the XMP of Ultra HDR': [
    0xe1,
    'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF ' +
      'xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description ' +
      'xmlns:hdrgm="http://ns.adobe.com/hdr-gain-map/1.0/" hdrgm:Version="1.0"/></rdf:RDF></x:xmpmeta>'
  ],
  'Apple, in the second picture': [
    0xe1,
    'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x="adobe:ns:meta/">urn:com:apple:photo:2020:aux:hdrgainmap</x:xmpmeta>'
  ],
  'ISO 21496-1': [0xe2, 'urn:iso:std:iso:ts:21496:-1\0\0\0\0\0']
}

t.test('a JPEG with a gain map is left as it is, with its reason §5.8.4', async (t) => {
  const bench = await openBench(t)
  const plain = await photo().jpeg({ quality: 95 }).toBuffer()
  const map = await photo(80, 60).greyscale().jpeg().toBuffer()
  t.equal((await bench.run(plain, LOSSLESS)).outcome.status, 'optimised', 'a plain one is')
  for (const [name, [marker, content]] of Object.entries(GAIN_MAPS)) {
    const named = Buffer.from(content, 'latin1')
    const original = name.startsWith('Apple')
      ? Buffer.concat([plain, withSegment(map, marker, named)])
      : Buffer.concat([withSegment(plain, marker, named), map])
    for (const options of [LOSSLESS, MEDIUM]) {
      const { outcome, result } = await bench.run(original, options)
      t.match(outcome, { status: 'refused', reason: 'hdr' }, name)
      t.equal(result, null)
    }
  }
})

t.test('a JPEG with arithmetic coding is not repacked in lossless mode §5.8.4', async (t) => {
  const bench = await openBench(t)
  // photo(96, 72), written by `cjpeg -arithmetic -quality 95` of libjpeg-turbo 2.1.5.
  const original = readFileSync(join(import.meta.dirname, 'arithmetic.jpg'))
  const { outcome, result } = await bench.run(original, LOSSLESS)
  t.equal(outcome.status, 'unchanged')
  t.equal(result, null)
  const smaller = await bench.run(original, MEDIUM)
  t.match(smaller.outcome, { status: 'optimised', outputType: 'jpeg', width: 96, height: 72 })
})

t.test(
  'decoded pixels give their memory back at once when nothing reads them any more',
  async (t) => {
    const pixels = await toRaw(photo(900, 700))
    t.equal(pixels.data.byteLength, 900 * 700 * 3)
    free(pixels)
    t.equal(pixels.data.byteLength, 0)
  }
)

t.test('a photo whose pixels are given back is encoded from the file again, upright', async (t) => {
  const bench = await openBench(t)
  const original = await photo(900, 640)
    .resize(3_600, 2_560, { kernel: 'nearest' })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 97 })
    .toBuffer()
  const { outcome, result } = await bench.run(original, MEDIUM)
  t.match(outcome, { status: 'optimised', outputType: 'jpeg', width: 2_560, height: 3_600 })
  if (!result) return t.fail('nothing was written')
  const small = (bytes: Buffer) =>
    sharp(bytes).autoOrient().resize(32, 32, { fit: 'fill' }).raw().toBuffer()
  const [before, after] = [await small(original), await small(result)]
  t.ok(before.every((value, at) => Math.abs(value - after[at]!) < 12))
})

t.test('a photo is rotated upright whatever the byte order of its EXIF data', async (t) => {
  const bench = await openBench(t)
  const plain = await photo().jpeg({ quality: 95 }).toBuffer()
  const block = Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\x01', 'latin1')
  const orientation = Buffer.from('\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0', 'latin1')
  const original = withSegment(plain, 0xe1, Buffer.concat([block, orientation]))
  t.equal((await sharp(original).metadata()).orientation, 6)
  t.match((await bench.run(original, MEDIUM)).outcome, { width: 240, height: 320 })
})

t.test('a colour profile whose chunks are stored out of order is kept unchanged', async (t) => {
  const bench = await openBench(t)
  const { icc } = await sharp(await cameraPhoto()).metadata()
  if (!icc) return t.fail('the photo has no profile')
  const part = (number: number, bytes: Buffer) =>
    Buffer.concat([Buffer.from('ICC_PROFILE\0'), Buffer.from([number, 2]), bytes])
  const plain = await photo().jpeg({ quality: 95 }).toBuffer()
  const first = withSegment(plain, 0xe2, part(1, icc.subarray(0, 200)))
  const original = withSegment(first, 0xe2, part(2, icc.subarray(200)))
  t.ok((await sharp(original).metadata()).icc?.equals(icc))
  for (const options of [LOSSLESS, MEDIUM]) {
    const { result } = await bench.run(original, options)
    t.ok(result && (await sharp(result).metadata()).icc?.equals(icc))
  }
})

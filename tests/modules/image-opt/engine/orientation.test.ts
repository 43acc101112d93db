import { readFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import t from 'tap'
import { inspect } from '../../../../modules/image-opt/engine/inspect/inspect.ts'
import { makeThumbnail } from '../../../../modules/image-opt/engine/thumbnail.ts'
import { verify } from '../../../../modules/image-opt/engine/verify.ts'
import { LOSSLESS, MEDIUM, openBench } from '../../../support/engine.ts'
import {
  brokenChunk,
  exifSegment,
  oriented,
  segment,
  tiff,
  withChunksBefore,
  withSegments,
  withWebpChunks,
  xmp
} from '../../../support/metadata.ts'
import { pngChunk } from '../../../support/pictures.ts'
import { type Seen, visitor } from '../../../support/seen.ts'

const SIZE = { width: 120, height: 80 }
const INKS = [
  [220, 40, 40],
  [40, 220, 40],
  [40, 40, 220],
  [220, 220, 40]
] as const

/** Draws four colours with a little grain, one in each corner, so that every turn shows. */
function corners() {
  const { width, height } = SIZE
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const ink = INKS[Number(x >= width / 2) + 2 * Number(y >= height / 2)]!
      const grain = ((x * 7_919 + y * 104_729) % 23) - 11
      pixels.set(
        ink.map((value) => value + grain),
        (y * width + x) * 3
      )
    }
  return sharp(pixels, { raw: { ...SIZE, channels: 3 } })
}

const jpeg = await corners().jpeg({ quality: 97 }).toBuffer()
const png = await corners().png({ compressionLevel: 1 }).toBuffer()
// Soft edges, because a lossy WebP, which has halved colour planes, cannot show hard ones between such colours.
const webp = await corners().blur(2).webp({ quality: 97 }).toBuffer()

const ORIENTATION = 0x112
const none = tiff([[0x13b, 2, 4, Buffer.from('Ana\0')]])
const long = (number: number) => {
  const value = Buffer.alloc(4)
  value.writeUInt32LE(number)
  return value
}
/** A directory that points to a second one, which begins where the block ends. */
const pointing = Buffer.concat([tiff([[0x8769, 4, 1, long(26)]]), oriented(6).subarray(8)])
const inJpeg = (...blocks: Buffer[]) => withSegments(jpeg, ...blocks.map(exifSegment))
const inPng = (...blocks: Buffer[]) =>
  withChunksBefore(png, 'IDAT', ...blocks.map((block) => pngChunk('eXIf', block)))
const inWebp = (flags: number, ...blocks: Buffer[]) =>
  withWebpChunks(webp, SIZE, flags, ...blocks.map((block) => ['EXIF', block] as const))
const afterFrame = (added: Buffer) => {
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  const end = frame + 2 + jpeg.readUInt16BE(frame + 2)
  return Buffer.concat([jpeg.subarray(0, end), added, jpeg.subarray(end)])
}
const rawProfile = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), oriented(6)])

/** Each says its orientation in a way that programs read differently. */
const PICTURES: Record<string, Buffer> = {
  ...Object.fromEntries(
    [2, 3, 4, 5, 6, 7, 8].map((n) => [`a JPEG with ${n}`, inJpeg(oriented(n))])
  ),
  ...Object.fromEntries([2, 3, 4, 5, 6, 7, 8].map((n) => [`a PNG with ${n}`, inPng(oriented(n))])),
  ...Object.fromEntries([0, 9, 65_535].map((n) => [`a JPEG with ${n}`, inJpeg(oriented(n))])),
  'the other byte order': inJpeg(tiff([[ORIENTATION, 3, 1, 6]], { isBig: true })),
  'two blocks, 6 and 1': inJpeg(oriented(6), oriented(1)),
  'two blocks, 1 and 6': inJpeg(oriented(1), oriented(6)),
  'two blocks, the first without an orientation': inJpeg(none, oriented(6)),
  'two blocks, the first damaged': inJpeg(Buffer.from('no block at all'), oriented(6)),
  'two blocks, the first empty': inJpeg(Buffer.alloc(0), oriented(6)),
  'two entries, 6 and 1': inJpeg(
    tiff([
      [ORIENTATION, 3, 1, 6],
      [ORIENTATION, 3, 1, 1]
    ])
  ),
  'two entries, 1 and 6': inJpeg(
    tiff([
      [ORIENTATION, 3, 1, 1],
      [ORIENTATION, 3, 1, 6]
    ])
  ),
  'two entries, 0 and 6': inJpeg(
    tiff([
      [ORIENTATION, 3, 1, 0],
      [ORIENTATION, 3, 1, 6]
    ])
  ),
  'two entries, a long and a short': inJpeg(
    tiff([
      [ORIENTATION, 4, 1, 1],
      [ORIENTATION, 3, 1, 6]
    ])
  ),
  'an entry of bytes': inJpeg(tiff([[ORIENTATION, 1, 1, 6]])),
  'an entry with two values': inJpeg(tiff([[ORIENTATION, 3, 2, 6]])),
  'an entry in the second directory': inJpeg(pointing),
  'a block after the frame header': afterFrame(exifSegment(oriented(6))),
  'a block before the last marker': Buffer.concat([
    jpeg.subarray(0, -2),
    exifSegment(oriented(6)),
    jpeg.subarray(-2)
  ]),
  'a block after XMP that says otherwise': withSegments(
    jpeg,
    segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0', xmp('<tiff:Orientation>3</tiff:Orientation>')),
    exifSegment(oriented(6))
  ),
  'XMP alone': withSegments(
    jpeg,
    segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0', xmp('<tiff:Orientation>3</tiff:Orientation>'))
  ),
  'a PNG with two blocks, 6 and 1': inPng(oriented(6), oriented(1)),
  'a PNG with two blocks, 1 and 6': inPng(oriented(1), oriented(6)),
  'a PNG with the block after its pixels': withChunksBefore(
    png,
    'IEND',
    pngChunk('eXIf', oriented(6))
  ),
  'a PNG with a prefix before the block': inPng(rawProfile),
  'a PNG with a wrong checksum and a second block': withChunksBefore(
    png,
    'IDAT',
    brokenChunk('eXIf', oriented(1)),
    pngChunk('eXIf', oriented(6))
  ),
  'a PNG with the block as a text': withChunksBefore(
    png,
    'IDAT',
    pngChunk(
      'tEXt',
      Buffer.from(
        `Raw profile type exif\0\nexif\n ${rawProfile.length}\n${rawProfile.toString('hex')}\n`
      )
    )
  ),
  'a WebP with 6': inWebp(8, oriented(6)),
  'a WebP with 6 and without the flag for it': inWebp(0, oriented(6))
}

/** Names the colours in the corners, from the top left line by line. */
function cornersOf({ width, height, pixels }: Seen): string {
  return [0.25, 0.75]
    .flatMap((y) =>
      [0.25, 0.75].map((x) => (Math.floor(y * height) * width + Math.floor(x * width)) * 4)
    )
    .map((at) => [0, 1, 2].map((channel) => (pixels[at + channel]! > 128 ? 1 : 0)).join(''))
    .join(' ')
}

const MODES = {
  'with loss': MEDIUM,
  'without loss': LOSSLESS,
  smaller: { ...MEDIUM, longestSide: 100 },
  'as JPG': { ...MEDIUM, pngToJpg: true, sizeControl: false }
}

t.test(
  'no result is turned or squeezed, whatever the file says about its orientation §5.8.2',
  async (t) => {
    const bench = await openBench(t)
    const see = await visitor(t)
    let results = 0
    for (const [name, original] of Object.entries(PICTURES)) {
      const before = await see(original)
      if (!before) return t.fail(`the browser does not show ${name}`)
      for (const [mode, options] of Object.entries(MODES)) {
        const { outcome, result } = await bench.run(original, options)
        if (mode === 'with loss') t.equal(outcome.status, 'optimised', `${name}, ${mode}`)
        if (!result) continue
        results++
        const after = await see(result)
        if (!after) return t.fail(`the browser does not show the result of ${name}, ${mode}`)
        t.equal(cornersOf(after), cornersOf(before), `${name}, ${mode}`)
        const scale = options.longestSide === null ? 1 : 100 / 120
        const expected = [before.width, before.height].map((side) => Math.round(side * scale))
        t.strictSame([after.width, after.height], expected, `${name}, ${mode}`)
      }
    }
    t.ok(results > 100, `${results} results were compared`)
  }
)

t.test('a thumbnail is the same way up as its picture', async (t) => {
  const bench = await openBench(t)
  const see = await visitor(t)
  for (const [name, original] of Object.entries(PICTURES)) {
    const output = bench.path('thumbnail.webp')
    await makeThumbnail({ input: await bench.put('picture', original), output })
    const [before, after] = [await see(original), await see(readFileSync(output))]
    t.equal(after && cornersOf(after), before && cornersOf(before), name)
  }
})

t.test('a WebP keeps the orientation that browsers do not follow §5.8.2', async (t) => {
  const bench = await openBench(t)
  for (const options of [MEDIUM, { ...MEDIUM, longestSide: 100 }]) {
    const { result } = await bench.run(inWebp(8, oriented(6)), options)
    t.equal((await sharp(result ?? webp).metadata()).orientation, 6)
  }
})

t.test('a picture that its EXIF shows at half its size stays that size §5.8.2', async (t) => {
  const bench = await openBench(t)
  const see = await visitor(t)
  const density = (orientation: number) => {
    const rational = Buffer.concat([long(288), long(2)])
    const main = (end: number) =>
      tiff([
        [ORIENTATION, 3, 1, orientation],
        [0x11a, 5, 1, rational],
        [0x11b, 5, 1, rational],
        [0x128, 3, 1, 2],
        [0x8769, 4, 1, long(end)]
      ])
    const size = tiff([
      [0xa002, 4, 1, long(60)],
      [0xa003, 4, 1, long(40)]
    ])
    return Buffer.concat([main(main(0).length), size.subarray(8)])
  }
  for (const [orientation, options, expected] of [
    [1, MEDIUM, [60, 40]],
    [1, LOSSLESS, [60, 40]],
    [6, MEDIUM, [40, 60]],
    [6, LOSSLESS, [40, 60]],
    [1, { ...MEDIUM, longestSide: 100 }, [50, 34]],
    [6, { ...MEDIUM, longestSide: 100 }, [34, 50]]
  ] as const) {
    const original = withSegments(inJpeg(density(orientation)), segment(0xfe, 'x'.repeat(3_000)))
    const { result } = await bench.run(original, options)
    if (!result) return t.fail(`nothing was written for ${expected.join()}`)
    const after = await see(result)
    t.strictSame([after?.width, after?.height], expected)
  }
})

t.test('a result that is turned or mirrored does not replace its picture §5.10.7', async (t) => {
  const encode = (pixels: Sharp) => pixels.jpeg({ quality: 80 }).toBuffer()
  const sound = async (source: Buffer, result: Buffer, isAltered: boolean) =>
    verify(
      { type: inspect(result).type, bytes: result, score: 90, encoderQuality: 75 },
      inspect(source),
      { options: MEDIUM, isAltered }
    )
  const sideways = corners().rotate(90)
  for (const [source, upright, isAltered] of [
    [inJpeg(oriented(6)), await sideways.png().toBuffer(), false],
    [jpeg, png, true]
  ] as const) {
    const { width, height } = await sharp(upright).metadata()
    const squeezed = sharp(upright).rotate(90).resize(width, height, { fit: 'fill' })
    const check = async (pixels: Sharp) => sound(source, await encode(pixels), isAltered)
    t.ok(await check(sharp(upright)))
    t.notOk(await check(sharp(upright).flop()), 'mirrored')
    t.notOk(await check(sharp(upright).rotate(180)), 'upside down')
    t.notOk(await check(squeezed), 'squeezed')
    t.notOk(await check(sharp(upright).withMetadata({ orientation: 3 })), 'by a tag')
  }
})

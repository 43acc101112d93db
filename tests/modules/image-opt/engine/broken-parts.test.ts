import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import t from 'tap'
import { inspect } from '../../../../modules/image-opt/engine/inspect/inspect.ts'
import { LOSSLESS, MEDIUM, openBench } from '../../../support/engine.ts'
import { drawGif } from '../../../support/gif.ts'
import { brokenChunk, withChunksBefore } from '../../../support/metadata.ts'
import { apng, graphic, photo, pngChunk } from '../../../support/pictures.ts'
import { meanDifference, visitor } from '../../../support/seen.ts'

const png = await graphic(160, 120).png({ compressionLevel: 1 }).toBuffer()
const jpeg = await photo(160, 120).jpeg({ quality: 97 }).toBuffer()
const gif = drawGif(
  { width: 60, height: 40 },
  [0xffffff, 0xcc3333, 0x3333cc],
  [{ indices: Array.from({ length: 60 * 40 }, (_, at) => (at >> 5) % 3), width: 60 }]
)
const inPng = (...chunks: Buffer[]) => withChunksBefore(png, 'IDAT', ...chunks)

const { icc = Buffer.alloc(0) } = await sharp(
  await photo(20, 20).withIccProfile('p3').png().toBuffer()
).metadata()
const packed = Buffer.concat([Buffer.from('p3\0\0'), deflateSync(icc)])
const gamma = Buffer.from([0, 1, 0x86, 0xa0])
const wideGamut = Buffer.from([9, 16, 0, 1])

const BROKEN: Record<string, Buffer> = {
  'a profile that is cut off': inPng(pngChunk('iCCP', packed.subarray(0, 90))),
  'a profile that is not compressed': inPng(pngChunk('iCCP', Buffer.from('p3\0\0garbage'))),
  'a profile without data': inPng(pngChunk('iCCP', Buffer.from('p3'))),
  'a profile with a wrong checksum': inPng(brokenChunk('iCCP', packed)),
  'a gamma with a wrong checksum': inPng(brokenChunk('gAMA', gamma)),
  'a gamma of three bytes': inPng(pngChunk('gAMA', gamma.subarray(1))),
  'primaries of 30 bytes': inPng(pngChunk('cHRM', Buffer.alloc(30))),
  'code points with a wrong checksum': inPng(brokenChunk('cICP', wideGamut)),
  'a transparent colour with a wrong checksum': inPng(
    brokenChunk('tRNS', Buffer.from([0, 255, 0, 255, 0, 255]))
  ),
  'a text with a wrong checksum': inPng(brokenChunk('tEXt', Buffer.from('Comment\0hello'))),
  'a text that does not inflate': inPng(pngChunk('zTXt', Buffer.from('Author\0\0garbage'))),
  'a time with a wrong checksum': inPng(brokenChunk('tIME', Buffer.alloc(7))),
  'an unknown chunk with a wrong checksum': inPng(brokenChunk('vpAg', Buffer.alloc(9))),
  'an animation that is announced with a wrong checksum': inPng(
    brokenChunk('acTL', Buffer.alloc(8))
  ),
  'no last chunk': png.subarray(0, -12),
  'half of the last chunk': png.subarray(0, -6),
  'a text behind the pixels that is cut off': Buffer.concat([
    png.subarray(0, -12),
    pngChunk('tEXt', Buffer.alloc(90, 'a')).subarray(0, 50)
  ]),
  'a GIF without its trailer': gif.subarray(0, -1),
  'a GIF with zeros for its trailer': Buffer.concat([gif.subarray(0, -1), Buffer.alloc(30)]),
  'a GIF with a text for its trailer': Buffer.concat([gif.subarray(0, -1), Buffer.from('text')]),
  'bytes after the last chunk': Buffer.concat([png, Buffer.from('some bytes')]),
  'a JPEG segment that says it has no length': Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xe5, 0, 0]),
    jpeg.subarray(2)
  ]),
  'bytes between JPEG segments': Buffer.concat([
    jpeg.subarray(0, 20),
    Buffer.alloc(9),
    jpeg.subarray(20)
  ]),
  'bytes after a JPEG': Buffer.concat([jpeg, Buffer.from('some bytes')])
}

for (const [name, original] of Object.entries(BROKEN))
  t.test(`what every browser shows is optimised as they show it: ${name} §5.1.8`, async (t) => {
    const bench = await openBench(t)
    const see = await visitor(t)
    const before = await see(original)
    if (!before) return t.fail('the browser does not show it')
    for (const options of [MEDIUM, { ...MEDIUM, longestSide: 159 }, LOSSLESS]) {
      const { outcome, result } = await bench.run(original, options)
      t.not(outcome.status, 'refused', JSON.stringify(outcome))
      if (!result) continue
      const after = await see(result)
      if (!after) return t.fail('the browser does not show the result')
      if (options.longestSide === null) t.ok(meanDifference(before, after) < 4)
    }
    t.equal((await bench.run(original, MEDIUM)).outcome.status, 'optimised')
  })

t.test(
  'a moving picture whose announcement is broken becomes the still that browsers show',
  async (t) => {
    const bench = await openBench(t)
    const moving = await apng()
    const original = Buffer.from(moving)
    original[original.indexOf('acTL') + 12]! ^= 1
    const see = await visitor(t)
    const { result } = await bench.run(
      Buffer.concat([
        original.subarray(0, 33),
        pngChunk('tEXt', Buffer.from(`Comment\0${'x'.repeat(3_000)}`)),
        original.subarray(33)
      ]),
      LOSSLESS
    )
    if (!result) return t.fail('nothing was written')
    t.notOk(result.includes('fdAT'))
    const [before, after] = [await see(original), await see(result)]
    t.equal(before && after && meanDifference(before, after), 0)
  }
)

t.test('a file that ends inside its pixels is left as it is, with its reason §5.1.8', async (t) => {
  const bench = await openBench(t)
  const moving = await apng()
  const pixelsEnd = png.length - 12
  for (const [cut, detail] of [
    [png.subarray(0, pixelsEnd - 9), 'a PNG chunk leads outside the file'],
    [png.subarray(0, 33), 'the PNG ends before its last chunk'],
    [moving.subarray(0, -12), 'the PNG ends before its last chunk'],
    [jpeg.subarray(0, -2), 'the JPEG ends before its end marker'],
    [gif.subarray(0, -4), 'the GIF ends in the middle of a frame'],
    [gif.subarray(0, 13 + 3 * 128), 'the GIF ends before its trailer']
  ] as const) {
    const { outcome, result } = await bench.run(cut, MEDIUM)
    t.match(outcome, { status: 'refused', reason: 'damaged', detail })
    t.equal(result, null)
  }
})

t.test(
  'pixels that end too early are refused, even where a whole chunk ends with them §5.1.8',
  async (t) => {
    const bench = await openBench(t)
    const at = png.indexOf('IDAT') - 4
    const half = png.subarray(at + 8, at + 8 + (png.readUInt32BE(at) >> 1))
    const cut = Buffer.concat([png.subarray(0, at), pngChunk('IDAT', half)])
    for (const options of [MEDIUM, LOSSLESS])
      t.match((await bench.run(cut, options)).outcome, { status: 'refused', reason: 'damaged' })
  }
)

t.test('a credit behind the pixels survives in a PNG without its last chunk §5.8.3', async (t) => {
  const bench = await openBench(t)
  const credited = withChunksBefore(png, 'IEND', pngChunk('tEXt', Buffer.from('Author\0Ann')))
  const { result } = await bench.run(credited.subarray(0, -12), MEDIUM)
  t.equal(result && inspect(result).credit.artist, 'Ann')
})

t.test(
  'a later frame of a GIF that reaches past the canvas is cut off, as browsers do',
  async (t) => {
    const bench = await openBench(t)
    const colours = [0xffffff, 0xcc3333, 0x3333cc]
    const first = Array.from({ length: 60 * 40 }, (_, at) => (at >> 5) % 3)
    const original = drawGif({ width: 60, height: 40 }, colours, [
      { indices: first, width: 60 },
      { indices: Array.from({ length: 30 * 30 }, () => 1), width: 30, left: 40, top: 20 },
      {
        indices: Array.from({ length: 20 * 20 }, () => 2),
        width: 20,
        left: 70,
        top: 45,
        disposal: 2
      },
      { indices: Array.from({ length: 50 * 50 }, () => 2), width: 50, left: 5, top: 5 }
    ])
    /** Returns the different pictures that follow each other; equal frames may have been merged. */
    async function shown(bytes: Buffer): Promise<string[]> {
      const raw = await sharp(bytes, { animated: true }).ensureAlpha().raw().toBuffer()
      const size = 60 * 40 * 4
      const frames = Array.from({ length: raw.length / size }, (_, at) =>
        raw.toString('latin1', at * size, (at + 1) * size)
      )
      return frames.filter((frame, at) => frame !== frames[at - 1])
    }
    const { outcome, result } = await bench.run(original, LOSSLESS)
    t.match(outcome, { status: 'optimised', width: 60, height: 40 })
    if (!result) return t.fail('nothing was written')
    const expected = await shown(original)
    t.equal(expected.length, 3)
    t.ok((await shown(result)).join() === expected.join(), 'the same pictures follow each other')
    const wide = drawGif({ width: 60, height: 40 }, colours, [
      { indices: first, width: 60, left: 1 }
    ])
    t.match((await bench.run(wide, MEDIUM)).outcome, {
      status: 'refused',
      detail: 'a GIF frame is larger than its canvas'
    })
  }
)

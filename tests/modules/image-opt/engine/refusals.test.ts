import t from 'tap'
import { MEDIUM, openBench } from '../../../support/engine.ts'
import { animated, jpegClaiming, photo, pngClaiming } from '../../../support/pictures.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'

async function scanBomb(): Promise<Buffer> {
  const jpeg = await photo().jpeg({ progressive: true }).toBuffer()
  const scan = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), -2)
  return Buffer.concat([jpeg.subarray(0, -2), ...Array<Buffer>(150).fill(scan), jpeg.subarray(-2)])
}

async function cut(bytes: Promise<Buffer>): Promise<Buffer> {
  const whole = await bytes
  return whole.subarray(0, Math.floor(whole.length * 0.6))
}

async function manyFrames(): Promise<Buffer> {
  const gif = await (await animated()).gif().toBuffer()
  const first = gif.indexOf(Buffer.from([0x21, 0xf9]))
  const frame = gif.subarray(first, gif.indexOf(Buffer.from([0x21, 0xf9]), first + 1))
  return Buffer.concat([
    gif.subarray(0, first),
    ...Array<Buffer>(1_001).fill(frame),
    Buffer.from([0x3b])
  ])
}

const CASES: [string, string, () => Promise<Buffer> | Buffer][] = [
  ['an empty file', 'empty', () => Buffer.alloc(0)],
  ['a text', 'not-a-picture', () => Buffer.from('hello')],
  ['a web page', 'not-a-picture', () => Buffer.from(`<!doctype html><html>${svg}</html>`)],
  ['a PDF', 'not-a-picture', () => Buffer.from('%PDF-1.7')],
  ['an SVG under any name', 'unsupported', () => Buffer.from(`<?xml version="1.0"?>${svg}`)],
  ['an AVIF', 'avif', () => photo(64, 64).avif().toBuffer()],
  ['a HEIC', 'heic', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
  ['a TIFF', 'unsupported', () => photo(64, 64).tiff().toBuffer()],
  ['a JPEG that is cut off', 'damaged', () => cut(photo().jpeg().toBuffer())],
  ['a PNG that is cut off', 'damaged', () => cut(photo().png().toBuffer())],
  ['a GIF that is cut off', 'damaged', async () => cut((await animated()).gif().toBuffer())],
  ['a WebP that is cut off', 'damaged', () => cut(photo().webp().toBuffer())],
  ['a JPEG with 150 extra scans', 'damaged', scanBomb],
  [
    'a PNG that claims to be gigantic',
    'too-many-pixels',
    () => pngClaiming(2 ** 31 - 1, 2 ** 31 - 1)
  ],
  ['a PNG a little too wide', 'too-many-pixels', () => pngClaiming(30_001, 1)],
  ['a PNG whose pixels are missing', 'damaged', () => pngClaiming(3_000, 3_000)],
  ['a JPEG that claims to be gigantic', 'too-many-pixels', () => jpegClaiming(65_500, 65_500)],
  ['a GIF of a thousand and one frames', 'too-many-frames', manyFrames],
  ['a file over 50 MB', 'too-large', () => Buffer.alloc(50 * 1024 * 1024 + 1)]
]

for (const [what, reason, draw] of CASES) {
  t.test(`${what} is refused, and nothing is written §5.1.1–5.1.6 §5.11.1`, async (t) => {
    const bench = await openBench(t)
    const { outcome, result } = await bench.run(await draw(), MEDIUM)
    t.match(outcome, { status: 'refused', reason })
    t.equal(result, null)
  })
}

t.test('a missing input file is an error, not a refusal of the picture', async (t) => {
  const bench = await openBench(t)
  const { optimise } = await import('../../../../modules/image-opt/engine/pipeline.ts')
  const task = { input: bench.path('nowhere'), output: bench.path('out'), options: MEDIUM }
  await t.rejects(optimise(task), { code: 'ENOENT' })
})

import { deflateSync } from 'node:zlib'
import t from 'tap'
import { inspect } from '../../../../modules/image-opt/engine/inspect/inspect.ts'
import { LOSSLESS, MEDIUM, openBench } from '../../../support/engine.ts'
import { apng, graphic, pngChunk } from '../../../support/pictures.ts'
import { meanDifference, visitor } from '../../../support/seen.ts'

const IEND_BYTES = 12
const png = await graphic(161, 123).png({ compressionLevel: 1 }).toBuffer()
const detail = 'a PNG chunk leads outside the file'

/** Returns the PNG with its pixels in two chunks, of which the second holds so many bytes. */
function split(whole: Buffer, bytes: number): Buffer {
  const at = whole.indexOf('IDAT') - 4
  const data = whole.subarray(at + 8, at + 8 + whole.readUInt32BE(at))
  const parts = [data.subarray(0, -bytes), data.subarray(-bytes)]
  const chunks = parts.map((part) => pngChunk('IDAT', part))
  return Buffer.concat([whole.subarray(0, at), ...chunks, whole.subarray(-IEND_BYTES)])
}

const SHAPES: Record<string, Buffer> = {
  'true colour': png,
  'two pixel chunks': split(png, 900),
  'a palette of 16 colours': await graphic(161, 123).png({ palette: true, colours: 16 }).toBuffer(),
  'grey pixels': await graphic(161, 123).toColourspace('b-w').png().toBuffer(),
  transparency: await graphic(161, 123).ensureAlpha(0.5).png().toBuffer(),
  'interlaced lines': await graphic(161, 123).png({ progressive: true }).toBuffer(),
  'three pixels': await graphic(3, 1).png({ progressive: true }).toBuffer()
}

for (const [name, whole] of Object.entries(SHAPES))
  t.test(`a PNG that lacks only checksums is shown as browsers do: ${name} §5.1.8`, async (t) => {
    const bench = await openBench(t)
    const see = await visitor(t)
    const expected = await see(whole)
    if (!expected) return t.fail('the browser does not show it')
    for (const missing of [1, 4, 5, 8]) {
      const cut = whole.subarray(0, -IEND_BYTES - missing)
      t.ok(inspect(cut).bytes.equals(whole), `${missing} bytes are added`)
      const before = await see(cut)
      t.equal(before && meanDifference(before, expected), 0)
    }
    for (const options of [MEDIUM, LOSSLESS]) {
      const { outcome, result } = await bench.run(whole.subarray(0, -IEND_BYTES - 6), options)
      t.not(outcome.status, 'refused', JSON.stringify(outcome))
      const after = result && (await see(result))
      if (after) t.ok(meanDifference(expected, after) < 4)
    }
  })

t.test('a PNG that lacks more than checksums stays refused §5.1.8', async (t) => {
  const refusal = { name: 'Failure', code: 'damaged' }
  const ended = png.subarray(0, -IEND_BYTES - 8)
  for (const missing of [1, 2, 9, 100, 1_000])
    t.throws(() => inspect(ended.subarray(0, -missing)), { message: detail, ...refusal })
  const at = png.indexOf('IDAT') - 4
  const head = png.subarray(0, at)
  const lines = (bytes: number) => pngChunk('IDAT', deflateSync(Buffer.alloc(bytes)))
  const size = 123 * (1 + 161 * (png[25] === 6 ? 4 : 3))
  for (const bytes of [size - 1, size + 1, 10 * size])
    t.throws(() => inspect(Buffer.concat([head, lines(bytes).subarray(0, -2)])), refusal)
  t.equal(inspect(Buffer.concat([head, lines(size).subarray(0, -2)])).width, 161)
  const wrong = Buffer.from(png.subarray(0, -IEND_BYTES - 2))
  wrong[wrong.length - 3]! ^= 1
  t.throws(() => inspect(wrong), { message: detail, ...refusal })
  const large = Buffer.from(png.subarray(0, -IEND_BYTES - 2))
  large.writeUInt32BE(0x7fffffff, 16)
  large.writeUInt32BE(0x7fffffff, 20)
  t.throws(() => inspect(large), refusal)
  const moving = await apng()
  const pixels = moving.indexOf('IDAT')
  const pixelsEnd = pixels + 4 + moving.readUInt32BE(pixels - 4)
  for (const end of [pixelsEnd, pixelsEnd + 2, pixelsEnd + 4])
    t.throws(() => inspect(moving.subarray(0, end)), refusal)
  t.end()
})

import sharp from 'sharp'
import t from 'tap'
import { LOSSLESS, MEDIUM, openBench } from '../../../support/engine.ts'
import { drawGif } from '../../../support/gif.ts'
import { withNotes } from '../../../support/pictures.ts'

const COLOURS = [0x000000, 0xffffff]
const SIDE = 40
const indices = Array.from({ length: SIDE * SIDE }, (_, at) => at % 2)

t.test('a GIF whose canvas is larger than 40 megapixels stays as it is §5.9.3', async (t) => {
  const bench = await openBench(t)
  const frame = { indices, width: SIDE }
  const small = withNotes(drawGif({ width: SIDE, height: SIDE }, COLOURS, [frame]))
  const large = withNotes(drawGif({ width: 8000, height: 5001 }, COLOURS, [frame]))
  t.equal((await bench.run(small, MEDIUM)).outcome.status, 'optimised', 'else this shows nothing')
  for (const options of [LOSSLESS, MEDIUM]) t.equal((await bench.run(large, options)).result, null)
})

t.test(
  'a GIF whose frames have more than 100 megapixels together stays as it is §5.9.3',
  async (t) => {
    const bench = await openBench(t)
    const side = 2000
    const one = await sharp({
      create: { width: side, height: side, channels: 3, background: '#808080' }
    })
      .gif()
      .toBuffer()
    // Behind the header of 13 bytes stand the colours, whose number the lowest bits of byte 10 say.
    const start = 13 + 3 * 2 ** ((one.readUInt8(10) & 7) + 1)
    const frame = one.subarray(start, -1)
    const withFrames = (count: number) =>
      withNotes(
        Buffer.concat([
          one.subarray(0, start),
          ...Array<Buffer>(count).fill(frame),
          one.subarray(-1)
        ])
      )
    t.equal((await bench.run(withFrames(5), LOSSLESS)).outcome.status, 'optimised', 'with 20')
    t.match(await bench.run(withFrames(26), LOSSLESS), {
      outcome: { status: 'unchanged' },
      result: null
    })
  }
)

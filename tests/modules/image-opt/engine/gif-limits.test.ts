import t from 'tap'
import { LOSSLESS, MEDIUM, openBench } from '../../../support/engine.ts'
import { drawGif } from '../../../support/gif.ts'
import { withNotes } from '../../../support/pictures.ts'

const COLOURS = [0x000000, 0xffffff]
const SIDE = 40
const indices = Array.from({ length: SIDE * SIDE }, (_, at) => at % 2)

t.test('a GIF whose canvas is larger than 40 megapixels stays as it is', async (t) => {
  const bench = await openBench(t)
  const frame = { indices, width: SIDE }
  const small = withNotes(drawGif({ width: SIDE, height: SIDE }, COLOURS, [frame]))
  const large = withNotes(drawGif({ width: 8000, height: 5001 }, COLOURS, [frame]))
  t.equal((await bench.run(small, MEDIUM)).outcome.status, 'optimised', 'else this shows nothing')
  for (const options of [LOSSLESS, MEDIUM]) t.equal((await bench.run(large, options)).result, null)
})

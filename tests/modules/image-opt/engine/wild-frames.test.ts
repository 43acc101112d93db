import t from 'tap'
import { LOSSLESS, openBench } from '../../../support/engine.ts'
import { apng, pngChunk } from '../../../support/pictures.ts'

/*
 * `npm run fuzz` found these files. Each of them killed the codec process, so every other picture in flight needed a
 * second try.
 */

const chunkAt = (bytes: Buffer, name: string, nth: number): number => {
  let at = bytes.indexOf(name)
  for (let count = 1; count < nth; count++) at = bytes.indexOf(name, at + 1)
  return at - 4
}

/** Returns an animated PNG in which the second chunk with this name is replaced. */
async function withChunk(name: string, remake: (data: Buffer) => Buffer): Promise<Buffer> {
  const bytes = await apng()
  const start = chunkAt(bytes, name, 2)
  const end = start + 12 + bytes.readUInt32BE(start)
  const data = Buffer.from(bytes.subarray(start + 8, end - 4))
  return Buffer.concat([
    bytes.subarray(0, start),
    pngChunk(name, remake(data)),
    bytes.subarray(end)
  ])
}

const CASES: [what: string, says: RegExp, draw: () => Promise<Buffer>][] = [
  [
    'a frame that claims a gigantic size',
    /larger than its canvas/,
    () =>
      withChunk('fcTL', (data) => {
        data.writeUInt32BE(0x586c_5878, 8)
        return data
      })
  ],
  [
    'a frame that begins outside the canvas',
    /larger than its canvas/,
    () =>
      withChunk('fcTL', (data) => {
        data.writeUInt32BE(1, 12)
        return data
      })
  ],
  [
    'a frame whose data is shorter than its sequence number',
    /has no data/,
    () => withChunk('fdAT', () => Buffer.from([0]))
  ],
  [
    'a second header',
    /two headers/,
    async () => {
      const bytes = await apng()
      return Buffer.concat([bytes.subarray(0, 33), bytes.subarray(8)])
    }
  ]
]

for (const [what, detail, draw] of CASES) {
  t.test(`an animated PNG with ${what} is refused before a codec sees it`, async (t) => {
    const bench = await openBench(t)
    const { outcome, result } = await bench.run(await draw(), LOSSLESS)
    t.match(outcome, { status: 'refused', reason: 'damaged', detail })
    t.equal(result, null)
  })
}

t.test('an animated PNG whose frames lie inside the canvas is accepted', async (t) => {
  const bench = await openBench(t)
  const { outcome } = await bench.run(await apng(), LOSSLESS)
  t.not(outcome.status, 'refused')
})

import t from 'tap'
import { inspect } from '../../../../modules/image-opt/engine/inspect/inspect.ts'
import { LOSSLESS, MEDIUM, openBench } from '../../../support/engine.ts'
import { drawGif } from '../../../support/gif.ts'
import { meanDifference, visitor } from '../../../support/seen.ts'

const size = { width: 60, height: 40 }
const frameOf = (shift: number) => ({
  indices: Array.from({ length: 60 * 40 }, (_, at) => ((at >> 5) + shift) % 3),
  width: 60
})
const colours = [0xffffff, 0xcc3333, 0x3333cc]
const still = drawGif(size, colours, [frameOf(0)])
const two = drawGif(size, colours, [frameOf(0), frameOf(1)])
const TEXT = 'Copyright Green Shop'
const comment = Buffer.concat([
  Buffer.from([0x21, 0xfe, TEXT.length]),
  Buffer.from(TEXT),
  Buffer.alloc(1)
])
const control = two.subarray(still.length - 1, still.length + 7)
const descriptor = two.subarray(still.length + 7, still.length + 17)
const behind = (...parts: Buffer[]) => Buffer.concat([still.subarray(0, -1), ...parts])

const SHOWN: Record<string, Buffer> = {
  'the end of the last sub-blocks': still.subarray(0, -2),
  'the data of a comment': behind(comment.subarray(0, 9)),
  'the end of a comment': behind(comment.subarray(0, -1)),
  'the kind of an extension': behind(comment.subarray(0, 1)),
  'the data of a control block': behind(control.subarray(0, 5)),
  'the end of a control block': behind(control.subarray(0, -1)),
  'the descriptor of a second frame': behind(control, descriptor.subarray(0, 6)),
  'the name of an application': behind(Buffer.from('\x21\xff\x0bNETSC', 'latin1')),
  'how often it plays': behind(Buffer.from('\x21\xff\x0bNETSCAPE2.0\x03\x01', 'latin1'))
}

for (const [name, original] of Object.entries(SHOWN))
  t.test(`a GIF with all pixels of its frame is optimised without ${name} §5.1.8`, async (t) => {
    const bench = await openBench(t)
    const see = await visitor(t)
    const before = await see(original)
    if (!before) return t.fail('the browser does not show it')
    t.equal(meanDifference((await see(still))!, before), 0, 'the browser shows all of it')
    for (const options of [MEDIUM, LOSSLESS]) {
      const { outcome, result } = await bench.run(original, options)
      t.equal(outcome.status, 'optimised', JSON.stringify(outcome))
      const after = result && (await see(result))
      t.equal(after && meanDifference(before, after), 0)
    }
  })

t.test('wherever a GIF is cut, it is read up to there or refused in our words §5.1.8', (t) => {
  const end = Buffer.from([0x3b])
  const whole = Buffer.concat([two.subarray(0, -1), comment, end])
  const starts = still.length - 1
  // The last code, the end of the sub-blocks and what follows them hold no pixels.
  const [first, second] = [starts - 2, two.length - 3]
  const reached = new Set<string>()
  for (let length = 6; length <= whole.length; length++) {
    const cut = whole.subarray(0, length)
    let said = ''
    try {
      const picture = inspect(cut)
      said = `${picture.animation?.frames ?? 1} frames`
      const bytes = picture.bytes
      t.equal(bytes.at(-1), 0x3b)
    } catch (error) {
      said = (error as Error).message
    }
    reached.add(said)
    let expected = /^the GIF ends (before its trailer|in the middle of a frame)$/
    if (length >= first && length < starts + 18) expected = /^1 frames$/
    if (length >= second) expected = /^2 frames$/
    if (!expected.test(said)) t.fail(`${length}: ${said}`)
  }
  t.equal(reached.size, 4, [...reached].join())
  t.end()
})

t.test('a GIF cut in a comment keeps the credit it has §5.8.3', (t) => {
  for (const missing of [1, 2, 6]) {
    const left = comment.subarray(0, -missing)
    t.equal(inspect(behind(left)).credit.copyright, TEXT.slice(0, 21 - missing).trim())
  }
  t.end()
})

t.test('a GIF with too few pixels is refused even where a sub-block ends with them', async (t) => {
  const bench = await openBench(t)
  const start = 13 + 3 * 128 + 8 + 10 + 1
  for (const blocks of [0, 1, 2])
    for (const tail of ['', '\x05', '\x05abc'])
      t.match(
        (
          await bench.run(
            Buffer.concat([still.subarray(0, start + 256 * blocks), Buffer.from(tail)]),
            MEDIUM
          )
        ).outcome,
        { status: 'refused', reason: 'damaged', detail: 'the GIF ends in the middle of a frame' }
      )
})

import sharp from 'sharp'
import t from 'tap'
import { inspect } from '../../../../modules/image-opt/pipeline/inspect.ts'
import { LOSSLESS, MEDIUM, openBench } from '../../../support/engine.ts'
import { animated, graphic, look, photo } from '../../../support/pictures.ts'

t.test('an animated GIF keeps its time and repeats at every level', async (t) => {
  const bench = await openBench(t)
  const gif = await (await animated())
    .gif({ loop: 4, delay: [80, 120, 80, 120, 80, 120] })
    .toBuffer()
  const note = Buffer.concat([
    Buffer.from([0x21, 0xfe, 200]),
    Buffer.alloc(200, 'n'),
    Buffer.from([0])
  ])
  const notes = Buffer.concat(Array<Buffer>(12).fill(note))
  const original = Buffer.concat([gif.subarray(0, -1), notes, gif.subarray(-1)])
  const before = inspect(original).animation
  t.match(before, { frames: 6, durationMs: 600 })
  for (const order of [LOSSLESS, MEDIUM]) {
    const { outcome, result } = await bench.run(original, order)
    if (outcome.status === 'unchanged') {
      t.pass('no gifsicle here')
      continue
    }
    if (!result) return t.fail('nothing was written')
    const after = inspect(result).animation
    t.equal(after?.durationMs, 600)
    t.equal(after?.loops, before?.loops)
    t.notOk(result.includes('nnnn'), 'the notes are gone')
  }
})

t.test(
  'a still GIF becomes smaller at a lossy level and stays itself in lossless mode',
  async (t) => {
    const bench = await openBench(t)
    const original = await photo().gif().toBuffer()
    t.match((await bench.run(original, MEDIUM)).outcome, { status: 'optimised', outputType: 'gif' })
    const { result } = await bench.run(original, LOSSLESS)
    t.ok((await look(result ?? original)).equals(await look(original)))
  }
)

t.test('an animated WebP keeps frames, times and repeats', async (t) => {
  const bench = await openBench(t)
  const delay = [80, 120, 80, 120, 80, 120]
  const original = await (await animated()).webp({ lossless: true, loop: 4, delay }).toBuffer()
  const { outcome, result } = await bench.run(original, MEDIUM)
  const output = result ?? original
  t.not(outcome.status, 'refused')
  t.match(await sharp(output, { pages: -1 }).metadata(), { pages: 6, loop: 4, delay })
})

t.test('a WebP loses its notes in lossless mode, and no pixel, profile or name', async (t) => {
  const bench = await openBench(t)
  const original = await photo()
    .withIccProfile('p3')
    .withExif({ IFD0: { Copyright: 'Green Shop', ImageDescription: 'x'.repeat(3_000) } })
    .webp({ quality: 80 })
    .toBuffer()
  const { outcome, result } = await bench.run(original, LOSSLESS)
  t.match(outcome, { status: 'optimised', outputType: 'webp' })
  if (!result) return t.fail('nothing was written')
  t.ok((await look(result)).equals(await look(original)))
  t.ok((await sharp(result).metadata()).icc)
  t.ok(result.includes('Green Shop'))
  t.notOk(result.includes('xxxx'))
})

t.test('a see-through WebP stays so', async (t) => {
  const bench = await openBench(t)
  const original = await graphic().ensureAlpha(0.5).webp({ quality: 100 }).toBuffer()
  const { result } = await bench.run(original, MEDIUM)
  t.equal((await sharp(result ?? original).metadata()).hasAlpha, true)
})

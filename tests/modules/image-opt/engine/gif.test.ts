import { createHash } from 'node:crypto'
import sharp from 'sharp'
import t from 'tap'
import { inspect } from '../../../../modules/image-opt/engine/inspect/inspect.ts'
import { scoreOfPixels } from '../../../../modules/image-opt/engine/quality/gate.ts'
import {
  referenceOf,
  similarity
} from '../../../../modules/image-opt/engine/quality/ssimulacra2.ts'
import { LOSSLESS, MEDIUM, openBench } from '../../../support/engine.ts'
import { type DrawnFrame, drawGif } from '../../../support/gif.ts'
import { animated, cutOut, fabric, photo, pixelsOf, withNotes } from '../../../support/pictures.ts'

const SIDE = 40
const COLOURS = [0x000000, 0xffffff, 0xcc0000, 0x00aa00, 0x0000ee, 0xeecc00]
const square = (draw: (x: number, y: number) => number, side = SIDE) =>
  Array.from({ length: side * side }, (_, at) => draw(at % side, Math.floor(at / side)))

/** Frames that cover the canvas, and small ones with holes, each with its own way of going away. */
const WAYS: Record<string, DrawnFrame[]> = {
  'frames that stay': [
    { indices: square((x, y) => (x + y) % 5), width: SIDE, disposal: 1 },
    { indices: square((x) => x % 2, 12), width: 12, left: 7, top: 9, disposal: 1 },
    { indices: square((x, y) => (x > y ? 5 : 2), 12), width: 12, left: 20, top: 20, transparent: 2 }
  ],
  'frames that are cleared': [
    { indices: square((x, y) => (x + y) % 6), width: SIDE, transparent: 3, disposal: 2 },
    {
      indices: square((x, y) => (x * y) % 4, 20),
      width: 20,
      left: 10,
      transparent: 0,
      disposal: 2
    },
    { indices: square((x) => x % 3, 9), width: 9, left: 2, top: 30, transparent: 1, disposal: 2 }
  ],
  'frames that are undone': [
    { indices: square((x) => x % 6), width: SIDE, transparent: 4, disposal: 1 },
    { indices: square((x, y) => (x ^ y) % 6, 16), width: 16, left: 3, top: 3, disposal: 3 },
    { indices: square(() => 5, 16), width: 16, left: 20, top: 8, transparent: 0, disposal: 3 },
    { indices: square((_, y) => y % 2, 8), width: 8, left: 30, top: 30, disposal: 1 }
  ],
  'a hole cut into what stayed': [
    { indices: square((x, y) => (x + y) % 5), width: SIDE, disposal: 1 },
    { indices: square((x) => x % 3, 14), width: 14, left: 5, transparent: 4, disposal: 2 },
    { indices: square((_, y) => y % 3, 6), width: 6, left: 20, top: 20, transparent: 5 }
  ],
  'interlaced frames with their own colours': [
    { indices: square((x, y) => (x + 2 * y) % 6), width: SIDE, isInterlaced: true },
    {
      indices: square((x, y) => (3 * x + y) % 100),
      width: SIDE,
      isInterlaced: true,
      colours: Array.from({ length: 100 }, (_, index) => index * 0x020103)
    }
  ],
  'equal frames in a row': [
    { indices: square((x) => x % 4), width: SIDE, delay: 30 },
    { indices: square((_, y) => y % 4), width: SIDE, delay: 7 },
    { indices: square((_, y) => y % 4), width: SIDE, delay: 0 },
    { indices: square((_, y) => y % 4), width: SIDE, delay: 12 }
  ]
}

/** Returns what sharp shows, and for how long. Equal frames in a row count as one. */
async function showOf(gif: Buffer): Promise<{ pixels: string; ms: number }[]> {
  const { pages = 1, delay = [] } = await sharp(gif, { pages: -1 }).metadata()
  const show: { pixels: string; ms: number }[] = []
  for (let page = 0; page < pages; page++) {
    const raw = await sharp(gif, { page }).ensureAlpha().raw().toBuffer()
    const pixels = createHash('sha256').update(raw).digest('hex')
    // Browsers show a frame with a delay under 20 ms for 100 ms.
    const ms = (delay[page] ?? 0) < 20 ? 100 : (delay[page] ?? 0)
    const last = show.at(-1)
    if (last?.pixels === pixels) last.ms += ms
    else show.push({ pixels, ms })
  }
  return show
}

for (const [way, drawn] of Object.entries(WAYS)) {
  t.test(
    `a GIF with ${way} shows the same pixels at every moment in lossless mode §5.9.2`,
    async (t) => {
      const bench = await openBench(t)
      const original = withNotes(drawGif({ width: SIDE, height: SIDE }, COLOURS, drawn, 3))
      const { outcome, result } = await bench.run(original, LOSSLESS)
      t.match(outcome, { status: 'optimised', outputType: 'gif', score: 100 })
      if (!result) return t.fail('nothing was written')
      t.strictSame(await showOf(result), await showOf(original))
      t.equal(inspect(result).animation?.loops, 3)
      t.notOk(result.includes('nnnn'), 'the comments are removed')
    }
  )
}

t.test('a GIF of which every frame is equal stays an animation as long as it was', async (t) => {
  const bench = await openBench(t)
  const frame = { indices: square((x) => x % 3), width: SIDE, delay: 20 }
  const original = withNotes(
    drawGif({ width: SIDE, height: SIDE }, COLOURS, [frame, frame, frame, frame])
  )
  const { result } = await bench.run(original, LOSSLESS)
  t.match(inspect(result ?? original).animation, { frames: 2, loops: 1, durationMs: 800 })
})

t.test('an animated GIF keeps its duration and loop count at every level §5.9.1', async (t) => {
  const gif = await (await animated())
    .gif({ loop: 4, delay: [80, 120, 80, 120, 80, 120] })
    .toBuffer()
  const before = inspect(gif).animation
  t.match(before, { frames: 6, durationMs: 600 })
  const bench = await openBench(t)
  for (const quality of ['lossless', 90, 75, 70, 'auto'] as const) {
    const { outcome, result } = await bench.run(withNotes(gif), { ...MEDIUM, quality })
    t.match(outcome, { status: 'optimised', outputType: 'gif' }, String(quality))
    t.match(inspect(result ?? gif).animation, { durationMs: 600, loops: before?.loops })
  }
})

const FLOORS = { 90: 80, 75: 70, 70: 64, auto: 75 } as const

for (const [level, floor] of Object.entries(FLOORS)) {
  t.test(
    `every frame of a GIF reaches the floor of level ${level}, and the worst one is reported §5.3.10`,
    async (t) => {
      const bench = await openBench(t)
      const quality = level === 'auto' ? level : Number(level)
      const stills = [fabric(200, 160), photo(200, 160), photo(200, 160).blur(2)]
      const frames = await Promise.all(stills.map((still) => still.png().toBuffer()))
      const original = await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer()
      const { outcome, result } = await bench.run(original, { ...MEDIUM, quality })
      t.match(outcome, { status: 'optimised', score: Number, encoderQuality: null })
      if (!result || outcome.status !== 'optimised') return t.fail('nothing was written')
      const scores: number[] = []
      const counted: number[] = []
      for (let page = 0; page < frames.length; page++) {
        const [before, after] = [await frameOf(original, page), await frameOf(result, page)]
        scores.push(similarity(referenceOf(before), after))
        const how = { isFlattened: true, isTwice: true, isPalette: true }
        counted.push(scoreOfPixels({ ...before, channels: 3 }, { ...after, channels: 3 }, how))
      }
      const worst = Math.min(...scores)
      t.ok(worst >= floor, scores.join(', '))
      const least = Math.min(...counted)
      t.ok(Math.abs(least - (outcome.score ?? 0)) < 0.1, `it is reported as ${outcome.score}`)
    }
  )
}

async function frameOf(gif: Buffer, page: number, background = '#fff') {
  const flat = sharp(gif, { page }).flatten({ background }).toColourspace('srgb')
  const { data, info } = await flat.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

t.test(
  'a higher compression level produces a smaller GIF of a photo than a lower level',
  async (t) => {
    const bench = await openBench(t)
    const original = await photo(400, 300).gif().toBuffer()
    const sizes: number[] = []
    for (const quality of ['lossless', 90, 75, 70] as const) {
      const { result } = await bench.run(original, { ...MEDIUM, quality })
      sizes.push((result ?? original).length)
    }
    t.strictSame(
      sizes,
      sizes.toSorted((a, b) => b - a)
    )
    t.ok((sizes[3] ?? 0) < original.length * 0.8, String(sizes))
  }
)

t.test('the transparent pixels of a GIF stay the same at a lossy level §5.9.2', async (t) => {
  const bench = await openBench(t)
  const original = await (await cutOut(200, 160)).gif().toBuffer()
  const { result } = await bench.run(original, MEDIUM)
  if (!result) return t.fail('nothing was written')
  const alphaOf = (gif: Buffer) => sharp(gif).ensureAlpha().extractChannel('alpha').raw().toBuffer()
  t.ok((await alphaOf(result)).equals(await alphaOf(original)))
  for (const background of ['#fff', '#000']) {
    const before = referenceOf(await frameOf(original, 0, background))
    t.ok(similarity(before, await frameOf(result, 0, background)) >= 70, background)
  }
})

t.test('a still GIF keeps every pixel in lossless mode, and has no frame added', async (t) => {
  const bench = await openBench(t)
  const original = withNotes(await photo().gif().toBuffer())
  const { outcome, result } = await bench.run(original, LOSSLESS)
  t.equal(outcome.status, 'optimised')
  t.ok((await pixelsOf(result ?? original)).equals(await pixelsOf(original)))
  t.equal(inspect(result ?? original).animation, null)
})

t.test('a GIF with an impossible code is refused or left alone, never rewritten', async (t) => {
  const bench = await openBench(t)
  const frame = { indices: square((x) => x % 3), width: SIDE }
  const original = withNotes(drawGif({ width: SIDE, height: SIDE }, COLOURS, [frame, frame]))
  // The second frame's first code after the table is emptied stands for pixels that were never written.
  const at = original.lastIndexOf(Buffer.from([7, 255, 0x80])) + 3
  const damaged = Buffer.from(original)
  damaged[at] = 0xfe
  for (const options of [LOSSLESS, MEDIUM]) {
    const { outcome, result } = await bench.run(damaged, options)
    t.not(outcome.status, 'optimised')
    t.equal(result, null)
  }
})

t.test('the same GIF and encode options always give the same bytes', async (t) => {
  const bench = await openBench(t)
  const original = await fabric(120, 100).gif().toBuffer()
  const [first, second] = [await bench.run(original, MEDIUM), await bench.run(original, MEDIUM)]
  t.equal(first.outcome.status, 'optimised')
  t.strictSame(first, second)
})

import sharp, { type Sharp } from 'sharp'
import t, { type Test } from 'tap'
import type {
  EncodeOptions,
  Watermark
} from '../../../../modules/image-opt/engine/encode-options.ts'
import { placeOn, readWatermark, sizeOn } from '../../../../modules/image-opt/engine/watermark.ts'
import { LOSSLESS, MEDIUM, openBench } from '../../../support/engine.ts'
import { animated, apng, cutOut, photo, pngClaiming } from '../../../support/pictures.ts'
import { gama, taggedPng } from '../../../support/tagged-png.ts'

const POSITIONS = ['t_l', 't_c', 't_r', 'c', 'b_l', 'b_c', 'b_r'] as const
const MARK: Watermark = { hash: 'red', position: 'c', height: 0.25, opacity: 1 }
const marked = (options: EncodeOptions, change: Partial<Watermark> = {}): EncodeOptions => ({
  ...options,
  watermark: { ...MARK, ...change }
})

/** Draws a red rectangle, by default twice as wide as high. */
const red = (width = 80, height = 40): Sharp =>
  sharp({ create: { width, height, channels: 4, background: '#ff0000' } })
const grey = (width = 400, height = 300): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#808080' } })

async function pixelAt(bytes: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = sharp(bytes).toColourspace('srgb').extract({ left, top, width: 1, height: 1 })
  return [...(await pixel.raw().toBuffer())]
}

async function openMarked(t: Test, mark: Promise<Buffer>) {
  const bench = await openBench(t)
  const watermarkPath = await bench.put('mark', await mark)
  return {
    ...bench,
    run: (bytes: Buffer, options: EncodeOptions) => bench.run(bytes, options, watermarkPath)
  }
}

t.test(
  'a watermark lands on each of its seven positions and changes no pixel elsewhere §5.4.2 §5.7.2',
  async (t) => {
    const bench = await openMarked(t, red().png().toBuffer())
    const original = await grey().png().toBuffer()
    // The centre of the watermark at each position, for a watermark of 150 x 75 on a picture of 400 x 300.
    const middles = {
      t_l: [75, 37],
      t_c: [200, 37],
      t_r: [325, 37],
      c: [200, 150],
      b_l: [75, 262],
      b_c: [200, 262],
      b_r: [325, 262]
    } as const
    for (const position of POSITIONS) {
      const { outcome, result } = await bench.run(original, marked(LOSSLESS, { position }))
      t.match(outcome, { status: 'optimised', hasWatermark: true }, position)
      if (!result) return t.fail('nothing was written')
      for (const [place, [left, top]] of Object.entries(middles)) {
        const isHere = place === position
        t.strictSame(await pixelAt(result, left, top), isHere ? [255, 0, 0] : [128, 128, 128])
      }
    }
  }
)

t.test('a large watermark is drawn on a picture that looks much the same mirrored', async (t) => {
  const bench = await openMarked(
    t,
    sharp(await red().png().toBuffer())
      .resize(40, 40)
      .png()
      .toBuffer()
  )
  // Dark on the left, light on the right. The gamma makes the numbers darker than what they show.
  const quarters = [
    [0, 0, 64],
    [128, 128, 255],
    [0, 0, 30],
    [64, 64, 128]
  ]
  const original = taggedPng({ type: 'rgb', depth: 8 }, [gama(1)], 96, 96, (x, y) => {
    const [r = 0, g = 0, b = 0] = quarters[Math.floor(2 * x) + 2 * Math.floor(2 * y)] ?? []
    return [r / 255, g / 255, b / 255]
  })
  for (const position of POSITIONS)
    for (const height of [0.5, 1])
      for (const options of [LOSSLESS, MEDIUM, { ...MEDIUM, pngToJpg: true }]) {
        const { outcome } = await bench.run(original, marked(options, { position, height }))
        t.match(outcome, { status: 'optimised', hasWatermark: true }, `${position}, ${height}`)
      }
})

t.test('opacity blends the watermark with the pixels below it §5.7.2', async (t) => {
  const bench = await openMarked(t, red().png().toBuffer())
  const original = await grey().png().toBuffer()
  for (const opacity of [0.1, 0.5]) {
    const { result } = await bench.run(original, marked(LOSSLESS, { opacity }))
    if (!result) return t.fail('nothing was written')
    const mixed = [255, 0, 0].map((over) => Math.round(over * opacity + 128 * (1 - opacity)))
    t.strictSame(await pixelAt(result, 200, 150), mixed)
  }
})

t.test('a transparent picture stays transparent around its watermark', async (t) => {
  const bench = await openMarked(t, red().png().toBuffer())
  const original = await (await cutOut(400, 300)).png().toBuffer()
  const { result } = await bench.run(original, marked(LOSSLESS, { position: 't_l', height: 0.1 }))
  if (!result) return t.fail('nothing was written')
  t.equal((await pixelAt(result, 200, 150))[3], 0, 'the hole is transparent')
  t.strictSame(await pixelAt(result, 5, 5), [255, 0, 0, 255])
  const half = await bench.run(original, marked(LOSSLESS, { opacity: 0.5, height: 0.1 }))
  if (!half.result) return t.fail('nothing was written')
  t.strictSame(await pixelAt(half.result, 200, 150), [255, 0, 0, 128], 'the red is not darkened')
})

t.test('a watermark wider than the picture is scaled to fit, not cropped §5.7.2', async (t) => {
  t.strictSame(sizeOn({ width: 100, height: 400 }, { width: 800, height: 100 }, 0.5), {
    width: 100,
    height: 13
  })
  t.strictSame(sizeOn({ width: 400, height: 100 }, { width: 10, height: 30 }, 1), {
    width: 33,
    height: 100
  })
  t.strictSame(sizeOn({ width: 3, height: 3 }, { width: 5, height: 5 }, 0.01), {
    width: 1,
    height: 1
  })
  t.strictSame(placeOn({ width: 9, height: 9 }, { width: 9, height: 9 }, 'b_r'), {
    left: 0,
    top: 0
  })
})

t.test(
  'grey, CMYK, rotated and wide-gamut photos show the watermark upright and in its own colours §5.7.3',
  async (t) => {
    const bench = await openMarked(t, red().png().toBuffer())
    const originals = {
      grey: await grey().toColourspace('b-w').jpeg({ quality: 95 }).toBuffer(),
      print: await grey()
        .toColourspace('cmyk')
        .withIccProfile('cmyk')
        .jpeg({ quality: 95 })
        .toBuffer(),
      sideways: await grey(300, 400)
        .jpeg({ quality: 95 })
        .withMetadata({ orientation: 6 })
        .toBuffer(),
      wide: await grey().withIccProfile('p3').jpeg({ quality: 95 }).toBuffer()
    }
    for (const [name, original] of Object.entries(originals))
      for (const options of [LOSSLESS, MEDIUM]) {
        const { outcome, result } = await bench.run(original, marked(options, { position: 'b_r' }))
        t.match(outcome, { status: 'optimised', width: 400, height: 300 }, name)
        if (!result) return t.fail('nothing was written')
        const [r = 0, g = 255, b = 255] = await pixelAt(result, 325, 262)
        t.ok(r > 240 && g < 20 && b < 20, `${name}: ${[r, g, b].join()}`)
        // The library reads CMYK otherwise than browsers do; colours.test.ts compares with a browser.
        if (name === 'print') continue
        const under = await pixelAt(original, 10, 10)
        const beside = await pixelAt(result, 100, 100)
        t.ok(
          beside.every((value, channel) => Math.abs(value - (under[channel] ?? 0)) < 9),
          `${name}: ${beside.join()}`
        )
      }
  }
)

t.test(
  'a watermarked picture may become larger, and WebP results and PNGs converted to JPG are watermarked',
  async (t) => {
    const bench = await openMarked(t, photo(200, 100).png().toBuffer())
    const small = await grey().jpeg({ quality: 40, mozjpeg: true }).toBuffer()
    const { outcome, result } = await bench.run(small, marked(MEDIUM))
    t.match(outcome, { status: 'optimised', hasWatermark: true })
    t.ok((result?.length ?? 0) > small.length)

    const webp = await photo().webp().toBuffer()
    t.match((await bench.run(webp, marked(MEDIUM))).outcome, {
      outputType: 'webp',
      hasWatermark: true
    })
    const png = await photo().png().toBuffer()
    t.match((await bench.run(png, marked({ ...MEDIUM, pngToJpg: true }))).outcome, {
      outputType: 'jpeg',
      hasWatermark: true
    })
  }
)

t.test('GIFs and animations get no watermark §5.7.3', async (t) => {
  const bench = await openMarked(t, red().png().toBuffer())
  const originals = [
    await (await animated()).gif().toBuffer(),
    await grey().gif().toBuffer(),
    await apng(),
    await (await animated()).webp({ lossless: true }).toBuffer()
  ]
  for (const original of originals) {
    t.strictSame(await bench.run(original, marked(MEDIUM)), await bench.run(original, MEDIUM))
  }
})

t.test('a watermark file is checked like any other picture §5.7.1', async (t) => {
  const bench = await openBench(t)
  const noise = (width: number, height: number) =>
    sharp({
      create: {
        width,
        height,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 }
      }
    })
  const cases = [
    ['over 500 KB', 'too-large', await noise(600, 600).png().toBuffer()],
    ['a GIF', 'unsupported', await grey().gif().toBuffer()],
    ['an animated PNG', 'unsupported', await apng()],
    ['a page', 'not-a-picture', Buffer.from('<html>')],
    ['gigantic', 'too-many-pixels', pngClaiming(9_000, 9_000)],
    ['empty', 'empty', Buffer.alloc(0)]
  ] as const
  for (const [name, code, bytes] of cases)
    t.match(await readWatermark(await bench.put('mark', bytes)).catch(Object), { code }, name)
  const good = await readWatermark(await bench.put('mark', await red().png().toBuffer()))
  t.match(good, { type: 'png', width: 80, height: 40 })

  const path = await bench.put('broken', Buffer.from('no picture'))
  const { outcome } = await bench.run(
    await grey().png().toBuffer(),
    marked(MEDIUM, { hash: 'broken' }),
    path
  )
  t.match(outcome, { status: 'refused', reason: 'watermark' }, 'the reason names the watermark')
})

t.test('a watermark whose file has an orientation tag is drawn upright', async (t) => {
  // Viewers show it red on the left and blue on the right. In the file its pixels are rotated.
  const right = await sharp({
    create: { width: 40, height: 40, channels: 3, background: '#0000ff' }
  })
    .png()
    .toBuffer()
  const shown = await red()
    .removeAlpha()
    .composite([{ input: right, left: 40, top: 0 }])
    .png()
    .toBuffer()
  const mark = sharp(shown).rotate(270).withMetadata({ orientation: 6 })
  const bench = await openMarked(t, mark.jpeg({ quality: 100 }).toBuffer())
  const original = await grey().png().toBuffer()
  const { result } = await bench.run(
    original,
    marked(LOSSLESS, { hash: 'sideways', position: 't_l' })
  )
  if (!result) return t.fail('nothing was written')
  for (const top of [10, 65]) {
    const [[red = 0], [, , blue = 0]] = [
      await pixelAt(result, 20, top),
      await pixelAt(result, 130, top)
    ]
    t.ok(red > 240 && blue > 240, `red ${red}, blue ${blue}`)
  }
})

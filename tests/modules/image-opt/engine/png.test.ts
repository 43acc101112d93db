import sharp from 'sharp'
import t from 'tap'
import { LOSSLESS, MEDIUM, openBench } from '../../../support/engine.ts'
import { apng, cutOut, graphic, photo, pixelsOf, pngChunk } from '../../../support/pictures.ts'

const UNPACKED = { compressionLevel: 2, adaptiveFiltering: false }

t.test(
  'lossless mode changes no pixel of a picture with transparency and a profile §5.4.1',
  async (t) => {
    const bench = await openBench(t)
    const original = await (await cutOut()).withIccProfile('p3').png(UNPACKED).toBuffer()
    const { outcome, result } = await bench.run(original, LOSSLESS)
    t.match(outcome, { status: 'optimised', outputType: 'png' })
    if (!result) return t.fail('nothing was written')
    t.ok((await pixelsOf(result)).equals(await pixelsOf(original)))
    t.ok((await sharp(result).metadata()).icc)
  }
)

t.test(
  'a 16-bit picture keeps its depth in lossless mode, and a lossy level may reduce it',
  async (t) => {
    const bench = await openBench(t)
    const original = await photo(160, 120)
      .toColourspace('rgb16')
      .linear(1.003, 7)
      .png(UNPACKED)
      .toBuffer()
    t.equal((await sharp(original).metadata()).depth, 'ushort')
    const deep = (bytes: Buffer) =>
      sharp(bytes).toColourspace('rgb16').raw({ depth: 'ushort' }).toBuffer()

    const { result } = await bench.run(original, LOSSLESS)
    if (!result) return t.fail('nothing was written')
    t.ok((await deep(result)).equals(await deep(original)))
    t.match((await bench.run(original, MEDIUM)).outcome, { status: 'optimised', outputType: 'png' })
  }
)

t.test('a PNG reduced to a palette keeps its transparency', async (t) => {
  const bench = await openBench(t)
  const { result } = await bench.run(await (await cutOut()).png().toBuffer(), MEDIUM)
  if (!result) return t.fail('nothing was written')
  const pixels = await pixelsOf(result)
  const alphaAt = (x: number, y: number) => pixels[(y * 320 + x) * 4 + 3]
  t.equal(alphaAt(160, 120), 0)
  t.equal(alphaAt(2, 2), 255)
})

t.test('text chunks of a PNG are removed, while its copyright and gamma stay', async (t) => {
  const bench = await openBench(t)
  const gamma = Buffer.alloc(4)
  gamma.writeUInt32BE(100_000)
  const plain = await graphic().png(UNPACKED).toBuffer()
  const tags = [
    pngChunk('gAMA', gamma),
    pngChunk('tEXt', Buffer.from('Copyright\0Green Shop')),
    pngChunk('tEXt', Buffer.from('Author\0Ana Painter')),
    pngChunk('tEXt', Buffer.from('Comment\0a secret note'))
  ]
  const original = Buffer.concat([plain.subarray(0, 33), ...tags, plain.subarray(33)])
  for (const options of [LOSSLESS, MEDIUM]) {
    const { result } = await bench.run(original, options)
    if (!result) return t.fail('nothing was written')
    t.ok(result.includes('Green Shop'))
    t.ok(result.includes('Ana Painter'))
    t.equal(result.includes('gAMA'), options === LOSSLESS, 'encoded pixels are sRGB')
    t.notOk(result.includes('secret'))
  }
})

t.test('an animated PNG keeps its frames, delays and loop count at every level', async (t) => {
  const bench = await openBench(t)
  const plain = await apng({ loops: 3, delayMs: 120 })
  // Dropping this text chunk saves enough to make the result worth it.
  const note = pngChunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), Buffer.alloc(4_000, 'x')]))
  const original = Buffer.concat([plain.subarray(0, 33), note, plain.subarray(33)])
  for (const options of [
    LOSSLESS,
    MEDIUM,
    { ...MEDIUM, pngToJpg: true, flattenTransparent: true }
  ]) {
    const { outcome, result } = await bench.run(original, options)
    t.match(outcome, { status: 'optimised', outputType: 'png' })
    if (!result) return t.fail('nothing was written')
    const control = result.indexOf('acTL')
    t.equal(result.readUInt32BE(control + 4), 6)
    t.equal(result.readUInt32BE(control + 8), 3)
    const delays = [...result.toString('latin1').matchAll(/fcTL/g)].map(({ index }) => {
      return result.readUInt16BE(index + 24) / result.readUInt16BE(index + 26)
    })
    t.strictSame(delays, Array(6).fill(0.12))
  }
})

t.test('a PNG with few colours keeps every pixel at a lossy level', async (t) => {
  const bench = await openBench(t)
  const original = await graphic()
    .png({ ...UNPACKED, palette: true, colours: 64 })
    .toBuffer()
  const { outcome, result } = await bench.run(original, MEDIUM)
  t.match(outcome, { status: 'optimised', outputType: 'png', score: 100 })
  if (!result) return t.fail('nothing was written')
  t.ok((await pixelsOf(result)).equals(await pixelsOf(original)))
})

t.test(
  'large areas keep their exact colours when the rest of a PNG needs more colours than a palette holds',
  async (t) => {
    const bench = await openBench(t)
    const [width, height] = [400, 300]
    const areas = [
      { left: 0, colour: [250, 250, 250] },
      { left: 100, colour: [251, 250, 250] },
      { left: 200, colour: [17, 99, 203] }
    ] as const
    const pixels = await photo(width, height).removeAlpha().raw().toBuffer()
    for (const { left, colour } of areas)
      for (let y = 0; y < height; y++)
        for (let x = left; x < left + 100; x++) pixels.set(colour, (y * width + x) * 3)
    const original = await sharp(pixels, { raw: { width, height, channels: 3 } })
      .png(UNPACKED)
      .toBuffer()
    const { outcome, result } = await bench.run(original, MEDIUM)
    t.match(outcome, { status: 'optimised', outputType: 'png' })
    if (!result) return t.fail('nothing was written')
    t.ok((await sharp(result).metadata()).isPalette)
    const after = await sharp(result).removeAlpha().raw().toBuffer()
    for (const { left, colour } of areas) {
      const at = (150 * width + left + 50) * 3
      t.strictSame([...after.subarray(at, at + 3)], [...colour])
    }
  }
)

t.test(
  'a PNG of noise, with more colours than are counted one by one, is processed and stays above the floor',
  async (t) => {
    const bench = await openBench(t)
    const [width, height] = [640, 480]
    const pixels = Buffer.alloc(width * height * 3)
    let seed = 1
    for (let at = 0; at < pixels.length; at++) {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
      pixels[at] = seed >>> 24
    }
    const original = await sharp(pixels, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer()
    const { outcome } = await bench.run(original, MEDIUM)
    if (outcome.status !== 'optimised') return t.fail(outcome.status)
    t.ok((outcome.score ?? 0) >= 70, String(outcome.score))
  }
)

t.test('a greyscale PNG keeps its transparency, even when it is scaled down', async (t) => {
  const bench = await openBench(t)
  const coloured = await (await cutOut()).png().toBuffer()
  const original = await sharp(coloured).toColourspace('b-w').png(UNPACKED).toBuffer()
  t.equal((await sharp(original).metadata()).channels, 2)
  for (const options of [LOSSLESS, MEDIUM])
    for (const longestSide of [null, 160]) {
      const { result } = await bench.run(original, { ...options, longestSide })
      if (!result) return t.fail('nothing was written')
      const pixels = await pixelsOf(result)
      const width = longestSide ?? 320
      const alphaAt = (x: number, y: number) => pixels[(y * width + x) * 4 + 3]
      t.equal(alphaAt(width / 2, (width * 3) / 8), 0)
      t.equal(alphaAt(2, 2), 255)
    }
})

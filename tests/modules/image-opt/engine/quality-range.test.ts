import sharp, { type Sharp } from 'sharp'
import t from 'tap'
import {
  type Raster,
  referenceOf,
  similarity
} from '../../../../modules/image-opt/engine/quality/ssimulacra2.ts'
import { type Bench, MEDIUM, openBench } from '../../../support/engine.ts'
import { banding, fabric, photo } from '../../../support/pictures.ts'

type Pixel = { x: number; channel: number; random: number }

/** Draws a picture whose samples are between 0 and 255. */
function drawn(sampleOf: (pixel: Pixel) => number): Sharp {
  const [width, height, channels] = [320, 240, 3] as const
  const samples = Buffer.alloc(width * height * channels)
  for (let at = 0; at < samples.length; at++)
    samples[at] = sampleOf({
      x: Math.floor(at / channels) % width,
      channel: at % channels,
      random: Math.imul(at + 1, 2_654_435_761) >>> 11
    })
  return sharp(samples, { raw: { width, height, channels } })
}

/** Coloured noise, the hardest picture for an encoder. */
const noise = (): Sharp => drawn(({ random }) => random)

/** Noise that WebP at its best still brings near, unlike the one above. */
const softNoise = (): Sharp => drawn(({ random }) => 68 + ((random & 255) * 120) / 255)

/** Dark noise of eight colours. Halved colour planes mix them, and even full ones at 95 do not reach the floor. */
const darkNoise = (): Sharp => drawn(({ random }) => (random % 2) * 63)

/** Stripes of one pixel in two colours that are about as bright as each other. Only halved colour planes lose them. */
const colourStripes = (): Sharp =>
  drawn(({ x, channel }) => [x % 2 ? 255 : 90, 128, x % 2 ? 0 : 255][channel] ?? 0)

/** Clouds without any detail, the easiest picture for an encoder. */
const clouds = (): Sharp => noise().blur(40)

/** A quality of the level High, and the least score of that level (specification §5.3). */
const HIGH = { quality: 70, floor: 64 } as const

/** A quality that the older slider offered; no picture needs it. */
const EXTREME = 97

for (const [format, most, hardest] of [
  ['jpeg', 92, noise],
  ['webp', 95, softNoise]
] as const)
  t.test(
    `the quality of a ${format} is lowered to 40 and raised to ${most} at most §5.3.9`,
    async (t) => {
      const bench = await openBench(t)
      const qualityOf = async (picture: Sharp, quality: number) => {
        const original = await picture.toFormat(format, { quality: 100 }).toBuffer()
        const { outcome } = await bench.run(original, { ...MEDIUM, quality })
        return outcome.status === 'optimised' ? outcome.encoderQuality : outcome
      }
      t.equal(await qualityOf(clouds(), MEDIUM.quality as number), 40)
      t.equal(await qualityOf(hardest(), EXTREME), most)
    }
  )

t.test(
  'a jpeg that misses its floor even with full colour planes at 95 is left alone §5.3.6',
  async (t) => {
    const bench = await openBench(t)
    const original = await darkNoise().jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer()
    for (const quality of [90, 95])
      t.match((await bench.run(original, { ...MEDIUM, quality })).outcome, { status: 'unchanged' })
  }
)

t.test(
  'a jpeg with thin saturated lines keeps full colour planes and a quality of 85 to 95 §5.3.9',
  async (t) => {
    const bench = await openBench(t)
    const encode = async (picture: Sharp, quality: number) => {
      const jpeg = { quality: 100, chromaSubsampling: '4:4:4' }
      const { outcome, result } = await bench.run(await picture.jpeg(jpeg).toBuffer(), {
        ...MEDIUM,
        quality
      })
      if (outcome.status !== 'optimised' || !result) return t.fail(outcome.status)
      const { chromaSubsampling } = await sharp(result).metadata()
      return { chromaSubsampling, quality: outcome.encoderQuality }
    }
    t.strictSame(await encode(colourStripes(), MEDIUM.quality as number), {
      chromaSubsampling: '4:4:4',
      quality: 85
    })
    t.strictSame(await encode(colourStripes(), EXTREME), {
      chromaSubsampling: '4:4:4',
      quality: 95
    })
  }
)

t.test('the palette of a PNG has between 96 and 256 colours §5.3.9', async (t) => {
  const bench = await openBench(t)
  t.equal(await coloursOf(bench, fabric(320, 240).blur(10)), 96)
  t.equal(await coloursOf(bench, photo()), 256)
})

t.test('a PNG is dithered where 256 colours miss the floor §5.3.9', async (t) => {
  const bench = await openBench(t)
  const original = await banding(200, 160).png().toBuffer()
  const { outcome, result } = await bench.run(original, { ...MEDIUM, quality: HIGH.quality })
  if (outcome.status !== 'optimised' || !result) return t.fail(outcome.status)
  const palette = paletteOf(result)
  t.equal(palette.length, 256)
  const before = await rasterOf(original)
  const reference = referenceOf(before)
  const dithered = similarity(reference, await rasterOf(result))
  const plain = similarity(reference, { ...before, data: withNearest(before.data, palette) })
  t.ok(plain < HIGH.floor, `each pixel in the nearest of these colours scores ${plain}`)
  t.ok(dithered >= HIGH.floor, `the result, with the same colours, scores ${dithered}`)
})

/** Returns how many colours the palette of the optimised picture has. */
async function coloursOf(bench: Bench, picture: Sharp): Promise<number | undefined> {
  const { result } = await bench.run(await picture.png().toBuffer(), MEDIUM)
  return result ? paletteOf(result).length : undefined
}

type Colour = [red: number, green: number, blue: number]

const colourAt = (samples: Buffer, at: number): Colour => [
  samples[at] ?? 0,
  samples[at + 1] ?? 0,
  samples[at + 2] ?? 0
]

function paletteOf(png: Buffer): Colour[] {
  const at = png.indexOf('PLTE')
  const bytes = at < 0 ? 0 : png.readUInt32BE(at - 4)
  return Array.from({ length: bytes / 3 }, (_, index) => colourAt(png, at + 4 + index * 3))
}

async function rasterOf(png: Buffer): Promise<Raster & { data: Buffer }> {
  const pixels = sharp(png).toColourspace('srgb').raw()
  const { data, info } = await pixels.toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Returns the samples of a picture with the nearest colour of the palette for each pixel. */
function withNearest(samples: Buffer, palette: Colour[]): Buffer {
  const mapped = Buffer.alloc(samples.length)
  for (let at = 0; at < samples.length; at += 3) {
    const [red, green, blue] = colourAt(samples, at)
    let [nearest, least] = [palette[0] ?? [0, 0, 0], Infinity]
    for (const colour of palette) {
      const distance = Math.hypot(colour[0] - red, colour[1] - green, colour[2] - blue)
      if (distance < least) [nearest, least] = [colour, distance]
    }
    mapped.set(nearest, at)
  }
  return mapped
}

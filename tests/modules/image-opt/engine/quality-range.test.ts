import sharp, { type Sharp } from 'sharp'
import t from 'tap'
import { type Bench, MEDIUM, openBench } from '../../../support/engine.ts'
import { fabric, photo } from '../../../support/pictures.ts'

/** Coloured noise, the hardest picture for an encoder. */
function noise(): Sharp {
  const [width, height, channels] = [320, 240, 3] as const
  const pixels = Buffer.alloc(width * height * channels)
  for (let at = 0; at < pixels.length; at++) pixels[at] = Math.imul(at + 1, 2_654_435_761) >>> 11
  return sharp(pixels, { raw: { width, height, channels } })
}

/** Clouds without any detail, the easiest picture for an encoder. */
const clouds = (): Sharp => noise().blur(40)

/** A quality that the older slider offered; no picture needs it. */
const EXTREME = 97

for (const [format, most] of [
  ['jpeg', 92],
  ['webp', 95]
] as const)
  t.test(`the quality of a ${format} is lowered to 40 and raised to ${most} at most`, async (t) => {
    const bench = await openBench(t)
    const qualityOf = async (picture: Sharp, quality: number) => {
      const original = await picture.toFormat(format, { quality: 100 }).toBuffer()
      const { outcome } = await bench.run(original, { ...MEDIUM, quality })
      return outcome.status === 'optimised' ? outcome.encoderQuality : outcome
    }
    t.equal(await qualityOf(clouds(), MEDIUM.quality as number), 40)
    t.equal(await qualityOf(noise(), EXTREME), most)
  })

t.test('the palette of a PNG has between 96 and 256 colours', async (t) => {
  const bench = await openBench(t)
  t.equal(await coloursOf(bench, fabric(320, 240).blur(10)), 96)
  t.equal(await coloursOf(bench, photo()), 256)
})

/** Returns how many colours the palette of the optimised picture has. */
async function coloursOf(bench: Bench, picture: Sharp): Promise<number | undefined> {
  const { result } = await bench.run(await picture.png().toBuffer(), MEDIUM)
  const at = result?.indexOf('PLTE') ?? -1
  return at < 0 ? undefined : (result?.readUInt32BE(at - 4) ?? 0) / 3
}

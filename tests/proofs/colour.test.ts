import sharp, { type Sharp } from 'sharp'
import t, { type Test } from 'tap'
import type { EncodeOptions } from '../../modules/image-opt/engine/encode-options.ts'
import { LOSSLESS, openBench } from '../support/engine.ts'
import { repeated } from '../support/lane.ts'
import { ADOBE_RGB, LIGHT_GREY } from '../support/profiles.ts'
import { report } from '../support/report.ts'
import { deltaE, labOf } from './delta-e.ts'

const LEVELS = repeated<EncodeOptions['quality'][]>({
  test: ['lossless', 75],
  prove: ['lossless', 90, 75, 70, 55, 'auto']
})

/**
 * The limit for the difference (CIEDE2000) between the mean colours of a patch before and after. The quantisation of a
 * low JPEG quality alone causes up to 2.7. A lost profile causes more than this limit.
 */
const LIMIT = 3

const PATCH = 40
const [COLUMNS, ROWS] = [6, 4]

/**
 * Strong, pale and grey colours. None is so strong that a browser clips its grain. With clipped grain, a smoother
 * result would seem to have a different colour.
 */
const COLOURS = Array.from({ length: COLUMNS * ROWS }, (_, index) => {
  const step = (count: number) => [35, 128, 220][Math.floor(index / count) % 3] ?? 0
  return index < 18 ? [step(1), step(3), step(9)] : Array<number>(3).fill((index - 18) * 40 + 25)
})

/** Draws the patches with a little grain. */
function drawPatches(): Sharp {
  const [width, height] = [COLUMNS * PATCH, ROWS * PATCH]
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const colour = COLOURS[Math.floor(y / PATCH) * COLUMNS + Math.floor(x / PATCH)] ?? []
      const grain = ((x * 7 + y * 13) % 5) - 2
      for (const [channel, value] of colour.entries())
        pixels[(y * width + x) * 3 + channel] = Math.max(0, Math.min(255, value + grain))
    }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/**
 * Returns the mean sRGB colour of each patch as a browser shows it: the picture is turned upright and its profile is
 * applied.
 */
async function patchesOf(bytes: Buffer): Promise<number[][]> {
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .toColourspace('srgb')
    .flatten()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) =>
    [0, 1, 2].map(
      (channel) =>
        data[(y * info.width + x) * info.channels + (info.channels < 3 ? 0 : channel)] ?? 0
    )
  const patches: number[][] = []
  // Every lossy encoder blurs the edge of a patch, so only the inside is compared.
  const inside = Array.from({ length: PATCH - 16 }, (_, index) => index + 8)
  for (let row = 0; row < info.height / PATCH; row++)
    for (let column = 0; column < info.width / PATCH; column++) {
      const sums = [0, 0, 0]
      for (const y of inside)
        for (const x of inside)
          for (const [channel, value] of at(column * PATCH + x, row * PATCH + y).entries())
            sums[channel] = (sums[channel] ?? 0) + value
      patches.push(sums.map((sum) => sum / inside.length ** 2))
    }
  return patches
}

/**
 * Returns the largest difference (CIEDE2000) between a patch of one picture and the same patch of the other. Returns
 * infinity if the numbers of patches differ.
 */
async function differenceOf(before: Buffer, after: Buffer): Promise<number> {
  const [ones, others] = [await patchesOf(before), await patchesOf(after)]
  if (ones.length !== others.length) return Number.POSITIVE_INFINITY
  return Math.max(...ones.map((one, index) => deltaE(labOf(one), labOf(others[index] ?? []))))
}

async function drawAll(t: Test): Promise<Record<string, Buffer>> {
  const bench = await openBench(t)
  const adobe = await bench.put('adobe.icc', ADOBE_RGB)
  const grey = await bench.put('grey.icc', LIGHT_GREY)
  const jpeg = { quality: 97, chromaSubsampling: '4:4:4' }
  const turned = (orientation: number) =>
    drawPatches().withMetadata({ orientation, icc: 'p3' }).jpeg(jpeg).toBuffer()
  const tagged = (path: string, drawn: Sharp) => drawn.withIccProfile(path, { attach: true })
  return {
    sRGB: await drawPatches().jpeg(jpeg).toBuffer(),
    'Display P3': await drawPatches().withIccProfile('p3').jpeg(jpeg).toBuffer(),
    'Display P3 as PNG': await drawPatches().withIccProfile('p3').png().toBuffer(),
    'Display P3 as WebP': await drawPatches().withIccProfile('p3').webp({ quality: 98 }).toBuffer(),
    'Adobe RGB': await tagged(adobe, drawPatches()).jpeg(jpeg).toBuffer(),
    'Adobe RGB as WebP': await tagged(adobe, drawPatches()).webp({ quality: 98 }).toBuffer(),
    'Adobe RGB as PNG': await tagged(adobe, drawPatches()).png().toBuffer(),
    grey: await drawPatches().toColourspace('b-w').jpeg(jpeg).toBuffer(),
    'grey with a profile': await tagged(grey, drawPatches().toColourspace('b-w'))
      .jpeg(jpeg)
      .toBuffer(),
    'turned by 90°': await turned(6),
    'turned by 180°': await turned(3),
    mirrored: await turned(2)
  }
}

t.test(
  'the calculated difference between two colours matches the published test data',
  async (t) => {
    // Five pairs of the test data that Sharma, Wu and Dalal publish with 'The CIEDE2000 color-difference formula', 2005.
    const pairs = [
      [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
      [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1.0],
      [[50, 2.5, 0], [73, 25, -18], 27.1492],
      [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
      [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082]
    ] as const
    for (const [one, other, expected] of pairs)
      t.ok(Math.abs(deltaE(one, other) - expected) < 0.0001, `${deltaE(one, other)}, ${expected}`)
  }
)

t.test(
  'a result has the colours and the orientation of its original, whatever the colour profile §5.8.1',
  async (t) => {
    const bench = await openBench(t)
    let [worst, results] = [0, 0]
    for (const [name, original] of Object.entries(await drawAll(t)))
      for (const quality of LEVELS) {
        const { result } = await bench.run(original, { ...LOSSLESS, quality })
        if (!result) continue
        const difference = await differenceOf(original, result)
        t.ok(difference < LIMIT, `${name} at ${quality} differs by ${difference.toFixed(2)}`)
        worst = Math.max(worst, difference)
        results++
      }
    t.ok(results >= 12, `${results} results`)
    report(26, 'engine', { results, 'delta-E at most': worst.toFixed(2) })
  }
)

t.test('the comparison of colours notices a lost profile and a wrong orientation', async (t) => {
  const drawn = await drawAll(t)
  for (const name of ['Display P3', 'Adobe RGB', 'grey with a profile']) {
    const original = drawn[name] ?? Buffer.alloc(0)
    // Keeps the pixel values but drops the profile that says which colours they stand for.
    const { data, info } = await sharp(original, { ignoreIcc: true })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    const lost = await sharp(data, { raw: { width, height, channels } }).png().toBuffer()
    t.ok((await differenceOf(original, lost)) > LIMIT, name)
  }
  const upright = drawn['Display P3'] ?? Buffer.alloc(0)
  for (const name of ['turned by 180°', 'mirrored'])
    t.ok((await differenceOf(upright, drawn[name] ?? Buffer.alloc(0))) > 10, name)
})

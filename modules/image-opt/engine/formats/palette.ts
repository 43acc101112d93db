import { losslessCompressPng } from '@napi-rs/image'
import type { QualityTarget } from '../quality/quality-target.ts'
import type { Sample } from '../quality/sample.ts'
import { chooseColours, mostExact } from './palette/choose-colours.ts'
import { countColours } from './palette/count-colours.ts'
import type { FlatColours } from './palette/flat-colours.ts'
import { ditherPixels, mapPixels } from './palette/map-pixels.ts'
import { type Packed, pack, unpack } from './palette/packed.ts'
import { writeIndexed } from './palette/write-indexed.ts'

/** How many colours a palette has, and what share of its errors dithering passes on. */
type Step = { colours: number; dither: number }

/**
 * The steps from small to large files. More colours give a better score per byte than dithering, so dithering comes
 * last. With fewer than 96 colours, small coloured details lose their hue while the score of the whole picture hardly
 * falls.
 */
const STEPS: readonly Step[] = [
  { colours: 96, dither: 0 },
  { colours: 145, dither: 0 },
  { colours: 200, dither: 0 },
  { colours: 256, dither: 0 },
  { colours: 256, dither: 0.5 },
  { colours: 256, dither: 0.75 },
  { colours: 256, dither: 0.95 }
]

/** Returns the step at which the search starts, by the quality of the level. */
const startAt = (quality: number): number => (quality >= 85 ? 2 : 1)

/**
 * Dithering gains at most 36 points (banner.png of the developer corpus), so a start further than this below the floor
 * cannot reach it.
 */
const REACH = 40

/** The search for a smaller palette ends within this many points of the target, as for JPEG (specification §5.3). */
const CLOSE_ENOUGH = 0.6

/**
 * How far above the floor results end: a third implementation of the metric, in numbers of four bytes, finds less. Where
 * two versions of the metric agree, less is enough (decision 048).
 */
const MARGIN = { once: 3, twice: 1.5 }

/**
 * How much worse a neighbour's colour may be for a pixel to take it. Files become 3 to 9 % smaller, and the score
 * falls by less than a point.
 */
const SLACK = 2

type Trial = { step: number; palette: Uint32Array; indices: Uint8Array; score: number }

/**
 * Returns the smallest palette that is good enough, as a packed PNG, or null if none has room for the flat colours and
 * reaches the floor. The search scores the sample; only the palette that it chooses is applied to the whole picture and
 * packed.
 */
export async function bestPalette(
  whole: Packed,
  flat: FlatColours,
  sample: Sample,
  qualityTarget: QualityTarget
): Promise<{ png: Buffer; score: number } | null> {
  const least = STEPS.findIndex(({ colours }) => neededOf(flat) <= mostExact(colours))
  if (least < 0) return null
  const part = sample.isWhole ? whole : pack(sample.pixels)
  const tally = countColours(whole, flat)
  const floor = qualityTarget.floor + (sample.isScoredTwice ? MARGIN.twice : MARGIN.once)
  const exact = new Set(flat.colours)
  const best = await search({ ...qualityTarget, floor }, least, async (step): Promise<Trial> => {
    const palette = chooseColours(tally, STEPS[step]!.colours)
    const indices = indicesOf(part, palette, STEPS[step]!, exact)
    const score = await sample.scoreOfSample(unpack(indices, palette, part))
    return { step, palette, indices, score }
  })
  if (!best) return null
  const indices = sample.isWhole
    ? best.indices
    : indicesOf(whole, best.palette, STEPS[best.step]!, exact)
  return { png: await packed(whole, indices, best.palette), score: best.score }
}

/**
 * Returns how many flat colours a palette must have. Where there are more than the largest palette holds, it may lack
 * small areas, which a smooth photograph has many of.
 */
const neededOf = ({ colours, large }: FlatColours): number =>
  Math.max(large, Math.min(colours.length, mostExact(256)))

const indicesOf = (
  picture: Packed,
  palette: Uint32Array,
  { dither }: Step,
  exact: ReadonlySet<number>
): Uint8Array =>
  dither === 0
    ? mapPixels(picture, palette, SLACK, exact)
    : ditherPixels(picture, palette, dither, exact)

/**
 * Searches for a step that is good enough, from `least` on and starting from the level's own: upwards if that misses the
 * floor, downwards while the score is above the target. Returns null if no step reaches the floor, or if the first
 * score is more than REACH below it.
 */
async function search(
  { quality, target, floor }: QualityTarget,
  least: number,
  attempt: (step: number) => Promise<Trial>
): Promise<Trial | null> {
  let best = await attempt(Math.max(least, startAt(quality)))
  if (best.score < floor)
    return best.score < floor - REACH ? null : raised(best.step, floor, attempt)
  while (target !== null && best.score > target + CLOSE_ENOUGH && best.step > least) {
    const lower = await attempt(best.step - 1)
    if (lower.score < Math.max(floor, target - CLOSE_ENOUGH)) break
    best = lower
  }
  return best
}

/** Finds the first step after `missed` that reaches the floor, by binary search. */
async function raised(
  missed: number,
  floor: number,
  attempt: (step: number) => Promise<Trial>
): Promise<Trial | null> {
  let best: Trial | null = null
  let [low, high] = [missed + 1, STEPS.length - 1]
  while (low <= high) {
    const trial = await attempt(Math.floor((low + high) / 2))
    if (trial.score >= floor) {
      best = trial
      high = trial.step - 1
    } else low = trial.step + 1
  }
  return best
}

/**
 * Up to this many pixels, the packer tries several line filters. That takes twice as long and makes small pictures up
 * to 15 % smaller. Nearly all larger pictures of the developer corpus pack best without a filter.
 */
const FILTERED_PIXELS = 500_000

const packed = (picture: Packed, indices: Uint8Array, palette: Uint32Array): Promise<Buffer> =>
  losslessCompressPng(
    writeIndexed(picture, indices, palette),
    indices.length > FILTERED_PIXELS ? { filter: [0] } : {}
  )

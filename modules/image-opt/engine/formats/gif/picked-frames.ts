import type { GifPicture } from '../../picture.ts'
import { type Sample, sampleOf } from '../../quality/sample.ts'
import { fromPixels, type Pixels } from '../pixels.ts'
import { drawFrames } from './frames.ts'
import type { PlannedFrame } from './plan-frames.ts'

/** The pixels of the frames that are compared. A comparison takes up to 0.2 s per million. */
const PICKED_PIXELS = 3_000_000

/** At least the first frame is compared, and the last one, where most errors have accumulated. */
const FEWEST = 2

/** A frame is compared on white and, if it is transparent anywhere, on black. */
const BACKGROUNDS = [0xffffffff, 0xff000000]

/** A frame that results are compared with, by its place in the plan. */
export type PickedFrame = { place: number; samples: Sample[] }

/** Picks frames of the source at even distances. */
export async function picked(
  picture: GifPicture,
  planned: readonly PlannedFrame[]
): Promise<PickedFrame[]> {
  const pixelsEach = picture.width * picture.height
  const count = Math.max(FEWEST, Math.floor(PICKED_PIXELS / pixelsEach))
  const places = spread(planned.length, count)
  const frames: PickedFrame[] = []
  const indices = places.map((place) => planned[place]!.index)
  for (const backgrounds of pixelsAt(picture, indices)) {
    const samples: Sample[] = []
    for (const pixels of backgrounds) samples.push(await sampleOf(asSource(pixels)))
    frames.push({ place: places[frames.length]!, samples })
  }
  return frames
}

/** Returns the score of the worst of the frames in a result that has a frame for each of the plan. */
export async function worstScore(
  result: GifPicture,
  frames: readonly PickedFrame[]
): Promise<number> {
  const places = frames.map(({ place }) => place)
  let [worst, step] = [100, 0]
  for (const backgrounds of pixelsAt(result, places)) {
    const { samples } = frames[step++]!
    for (const [index, pixels] of backgrounds.entries())
      worst = Math.min(worst, await samples[index]!.scoreOf(pixels))
  }
  return worst
}

/** Returns at most `count` of the numbers below `length` at even distances, the first and the last among them. */
function spread(length: number, count: number): number[] {
  if (length <= count) return Array.from({ length }, (_, place) => place)
  return Array.from({ length: count }, (_, step) => Math.round((step * (length - 1)) / (count - 1)))
}

/** Yields the pixels of the frames with these indices, which rise, on every background that matters. */
function* pixelsAt(
  { width, height, ...picture }: GifPicture,
  indices: readonly number[]
): Generator<Pixels[], void, undefined> {
  let step = 0
  for (const { index, canvas } of drawFrames({ width, height, ...picture })) {
    if (index !== indices[step]) continue
    yield BACKGROUNDS.slice(0, canvas.includes(0) ? 2 : 1).map((background) => {
      const pixels = canvas.map((colour) => (colour === 0 ? background : colour))
      return { data: new Uint8Array(pixels.buffer), width, height, channels: 4 as const }
    })
    if (++step === indices.length) return
  }
}

const asSource = (pixels: Pixels) => ({
  width: pixels.width,
  height: pixels.height,
  pixels,
  profile: null,
  isAltered: false,
  isGrey: false,
  open: () => fromPixels(pixels),
  release() {}
})

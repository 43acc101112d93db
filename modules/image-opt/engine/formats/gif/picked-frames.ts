import type { GifPicture } from '../../picture.ts'
import { scoreOfPixels } from '../../quality/gate.ts'
import { type Sample, sampleOf } from '../../quality/sample.ts'
import type { Size } from '../../resize.ts'
import { fromPixels, type Pixels } from '../pixels.ts'
import { type Canvas, drawFrames } from './frames.ts'
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
    for (const pixels of backgrounds)
      samples.push(await sampleOf(asSource(pixels), { isPalette: true }))
    frames.push({ place: places[frames.length]!, samples })
  }
  return frames
}

/** Returns the score of a frame of a result on the worse of the backgrounds. */
export async function scoreOf(
  { samples }: PickedFrame,
  { width, height }: Size,
  canvas: Canvas
): Promise<number> {
  let worst = 100
  for (const [index, sample] of samples.entries())
    worst = Math.min(worst, await sample.scoreOf(on(BACKGROUNDS[index]!, canvas, width, height)))
  return worst
}

/**
 * Returns the score of the worst frame of a result that has a frame for each of the plan. Ends at the first frame below
 * the floor, and skips frames that show the same pixels.
 */
export function worstOfAll(
  source: GifPicture,
  planned: readonly PlannedFrame[],
  result: GifPicture,
  floor: number
): number {
  let worst = 100
  const results = drawFrames(result)
  let place = 0
  for (const { index, canvas } of drawFrames(source)) {
    if (index !== planned[place]?.index) continue
    const shown = results.next()
    if (shown.done) return -Infinity
    const [before, after] = [canvas, shown.value.canvas].map((of) => asPixels(of, source))
    if (Buffer.compare(before!.data, after!.data) !== 0)
      worst = Math.min(worst, scoreOfPixels(before!, after!, HOW))
    if (worst < floor) break
    place++
  }
  return worst
}

const HOW = { isFlattened: false, isTwice: true, isPalette: true }

const asPixels = (canvas: Canvas, { width, height }: Size): Pixels => ({
  data: new Uint8Array(canvas.buffer, canvas.byteOffset, canvas.byteLength),
  width,
  height,
  channels: 4
})

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
    yield BACKGROUNDS.slice(0, canvas.includes(0) ? 2 : 1).map((background) =>
      on(background, canvas, width, height)
    )
    if (++step === indices.length) return
  }
}

function on(background: number, canvas: Canvas, width: number, height: number): Pixels {
  const data = new Uint8Array(3 * width * height)
  for (let at = 0, to = 0; at < canvas.length; at++) {
    const colour = canvas[at]! || background
    data[to++] = colour
    data[to++] = colour >>> 8
    data[to++] = colour >>> 16
  }
  return { data, width, height, channels: 3 }
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

import { toSrgb } from '../colours/to-srgb.ts'
import { decoder } from '../decode.ts'
import { type Pixels, toRaw } from '../formats/pixels.ts'
import type { WebpPicture } from '../picture.ts'
import { scoreOfPixels } from './gate.ts'
import { coloured } from './shown-pixels.ts'

/** The pixels that sharp decodes at once: 40 MB. */
const CHUNK_PIXELS = 10_000_000

const HOW = { isFlattened: false, isTwice: true, isPalette: false }

type Shown = { pixels: Pixels; fromMs: number; untilMs: number }

/**
 * Returns the score of the worst moment of an animation: every frame is compared with what the result shows at the same
 * time, because an encoder may merge equal frames. Frames that show the same pixels as the source are not scored. Ends
 * at the first frame below `floor`.
 */
export async function scoreOfAnimation(
  source: WebpPicture,
  result: WebpPicture,
  { floor, profile }: { floor: number; profile: Buffer | null }
): Promise<number> {
  let worst = 100
  const others = framesOf(result)
  let other = (await others.next()).value
  for await (const { pixels, fromMs, untilMs } of framesOf(source)) {
    while (other && other.untilMs <= fromMs && untilMs > fromMs) other = (await others.next()).value
    if (!other) return 0
    if (Buffer.compare(pixels.data, other.pixels.data) === 0) continue
    const [before, after] = [await toSrgb(pixels, profile), await toSrgb(other.pixels, profile)]
    worst = Math.min(worst, scoreOfPixels(before, after, HOW))
    if (worst < floor) break
  }
  return worst
}

/** Yields the frames as a browser shows them, and when it does. */
async function* framesOf(picture: WebpPicture): AsyncGenerator<Shown, undefined, undefined> {
  const { bytes, width, height, chunks } = picture
  const delays = chunks
    .filter(({ name }) => name === 'ANMF')
    .map(({ data }) => data.readUIntLE(12, 3))
  const most = Math.max(1, Math.floor(CHUNK_PIXELS / (width * height)))
  let untilMs = 0
  for (let first = 0; first < delays.length; first += most) {
    const pages = Math.min(most, delays.length - first)
    const decoded = decoder(bytes, { all: true, page: first, pages }).toColourspace('srgb')
    const stacked = coloured(await toRaw(decoded.ensureAlpha()))
    const frameBytes = width * height * stacked.channels
    for (let page = 0; page < pages; page++) {
      const data = stacked.data.subarray(page * frameBytes, (page + 1) * frameBytes)
      const fromMs = untilMs
      untilMs += delays[first + page]!
      yield { pixels: { ...stacked, data, height }, fromMs, untilMs }
    }
  }
  return undefined
}

import { inspectGif } from '../../inspect/inspect-gif.ts'
import type { Encoded, GifPicture } from '../../picture.ts'
import type { QualityTarget } from '../../quality/quality-target.ts'
import { encodeFrames } from './encode-frames.ts'
import { picked, scoreOf, worstOfAll } from './picked-frames.ts'
import type { PlannedFrame } from './plan-frames.ts'

/**
 * Returns the loss (distance.ts) at a quality. At 75 the ten GIFs of docs/benchmarks.md score 68 to 97; twenty-two
 * steps halve the loss.
 */
const lossAt = (quality: number): number => 14 * 2 ** ((75 - quality) / 22)

/** A loss of 3, below which hardly a byte is saved, and one of 79. */
const [FINEST, COARSEST] = [120, 20]

/** Steps of quality per point of the score. */
const STEPS_PER_POINT = 1

/** The time that an attempt may need; ten times as much as the largest GIF of docs/benchmarks.md takes. */
const ATTEMPT_MS = 35_000

/** Attempts that reach the floor encode the whole animation; the others end at the first frame that misses it. */
const [MAX_ATTEMPTS, MAX_WHOLE] = [6, 3]

/**
 * On smaller pictures two implementations of the metric disagree by up to 25 points, so these get no more loss than
 * their level starts from.
 */
const SMALLEST_SCORED = 128 * 128

/** `bytes` is null if the attempt was ended early, at a frame below the floor. */
type Attempt = { quality: number; score: number; bytes: Buffer | null }

/**
 * Encodes the frames with a loss that suits the quality target: the worst of the frames that are compared reaches the
 * floor, and about the target where that saves bytes. Returns null if no attempt reaches the floor.
 */
export async function shrinkFrames(
  picture: GifPicture,
  planned: readonly PlannedFrame[],
  { quality: start, target, floor }: QualityTarget,
  deadline: number
): Promise<Encoded | null> {
  const frames = await picked(picture, planned)
  const attempt = async (quality: number): Promise<Attempt> => {
    let score = 100
    const bytes = await encodeFrames(picture, planned, lossAt(quality), deadline, {
      places: new Set(frames.map(({ place }) => place)),
      async see(place, canvas) {
        const frame = frames.find((frame) => frame.place === place)!
        score = Math.min(score, await scoreOf(frame, picture, canvas))
        return score >= floor
      }
    })
    return { quality, score, bytes }
  }
  const isSmall = picture.width * picture.height < SMALLEST_SCORED
  const wanted = isSmall || target === null ? Infinity : target
  /** The attempt with the most loss that reaches the floor, and the one with the least that does not. */
  let sound: Attempt | null = null
  let unsound: Attempt | null = null
  let quality = start
  let whole = 0
  for (let attempts = 0; attempts < MAX_ATTEMPTS && whole < MAX_WHOLE; attempts++) {
    const made = await attempt(quality)
    if (made.bytes) whole++
    else if (made.score >= floor) return null
    if (made.bytes) sound = made
    else unsound = made
    const next = nextQuality(sound, unsound, floor, wanted)
    // On a machine that is too slow for another attempt, a sound result is better than none.
    if (next === null || (sound && performance.now() > deadline - ATTEMPT_MS)) break
    quality = next
  }
  // The attempts saw some frames. The encoder's own idea of the frames is not trusted, and every frame counts.
  for (let round = 0; sound?.bytes && round < MAX_WHOLE; round++) {
    const { bytes } = sound
    const score = worstOfAll(picture, planned, inspectGif(bytes), floor)
    if (score >= floor) return { type: 'gif', bytes, score, encoderQuality: null }
    const finer = nextQuality(null, { ...sound, score }, floor, wanted)
    if (finer === null || performance.now() > deadline - ATTEMPT_MS) return null
    sound = await attempt(finer)
  }
  return null
}

/** A score this far above the wanted one is close enough; half of it is aimed at. */
const CLOSE_ENOUGH = 2

/** Returns the quality for the next attempt, or null if none is worth its time. */
function nextQuality(
  sound: Attempt | null,
  unsound: Attempt | null,
  floor: number,
  wanted: number
): number | null {
  const goal = floor + CLOSE_ENOUGH / 2
  if (sound && unsound) {
    if (sound.score <= floor + CLOSE_ENOUGH || sound.quality <= unsound.quality + 1) return null
    const share = (goal - unsound.score) / (sound.score - unsound.score)
    const between = unsound.quality + Math.ceil(share * (sound.quality - unsound.quality))
    return Math.min(between, sound.quality - 1)
  }
  if (sound) {
    const tooGood = sound.score - wanted
    if (tooGood <= CLOSE_ENOUGH || sound.quality === COARSEST) return null
    return clamp(sound.quality - Math.floor(tooGood * STEPS_PER_POINT))
  }
  const { quality, score } = unsound!
  return quality === FINEST ? null : clamp(quality + Math.ceil((goal - score) * STEPS_PER_POINT))
}

const clamp = (quality: number): number => Math.min(FINEST, Math.max(COARSEST, quality))

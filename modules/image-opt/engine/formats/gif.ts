import { isFailure } from '../../../../server/core/failure.ts'
import { decodes } from '../decode.ts'
import type { Refusal } from '../encode-options.ts'
import type { Encoded, GifPicture } from '../picture.ts'
import type { QualityTarget } from '../quality/quality-target.ts'
import { fitsInMemory } from '../source-pixels.ts'
import { encodeFrames } from './gif/encode-frames.ts'
import { planFrames } from './gif/plan-frames.ts'
import { shrinkFrames } from './gif/shrink-frames.ts'

/** The time limit for the encoder. It is shorter than the pool's 60 s, after which the whole codec host is killed. */
const TIME_LIMIT_MS = 50_000

/** The most pixels of all frames together. Frames of noise take up to half a second per million. */
const MAX_DRAWN_PIXELS = 100_000_000

/**
 * Encodes a GIF, losslessly if the quality target is null. Returns null for what it leaves alone: a picture that is
 * too large, frames that do not follow the standard although decoders show them, more colours than one frame can hold,
 * and a result below the floor.
 */
export async function encodeGif(
  picture: GifPicture,
  qualityTarget: QualityTarget | null
): Promise<Encoded | null> {
  const drawn = picture.frames.reduce((sum, { width, height }) => sum + width * height, 0)
  if (!fitsInMemory(picture) || drawn > MAX_DRAWN_PIXELS) return null
  const deadline = performance.now() + TIME_LIMIT_MS
  try {
    const planned = planFrames(picture)
    if (qualityTarget) return await shrinkFrames(picture, planned, qualityTarget, deadline)
    const bytes = await encodeFrames(picture, planned, 0, deadline)
    return bytes && { type: 'gif', bytes, keepsPixels: true, score: 100, encoderQuality: null }
  } catch (error) {
    if (!isFailure<Refusal>(error) || error.code !== 'damaged') throw error
    // What sharp cannot decode either is refused.
    await decodes(picture)
    return null
  }
}

import { decoder } from './codec.ts'
import { fromPixels, held, type Pixels } from './pixels.ts'
import { withProfile } from './png-chunks.ts'

/**
 * The pixels as a visitor sees them: with a kept profile the numbers mean other colours, and scoring the
 * numbers was off by up to two points. Through a PNG, since pixels in memory cannot carry a profile.
 */
export async function inSrgb(pixels: Pixels, profile: Buffer | null): Promise<Pixels> {
  if (profile === null) return pixels
  const png = await fromPixels(pixels).png({ compressionLevel: 0 }).toBuffer()
  return held(decoder(withProfile(png, profile)).toColourspace('srgb'))
}

import { decoder } from '../decode.ts'
import { fromPixels, type Pixels, toRaw } from '../formats/pixels.ts'
import { withProfile } from '../formats/png-chunks.ts'

/**
 * Converts pixels to the colours that a visitor sees. If a profile was kept, the same values stand for different
 * colours than in sRGB; scores that ignored this were off by up to two points. The conversion goes through a PNG,
 * since pixels in memory cannot carry a profile.
 */
export async function toSrgb(pixels: Pixels, profile: Buffer | null): Promise<Pixels> {
  if (profile === null) return pixels
  const png = await fromPixels(pixels).png({ compressionLevel: 0 }).toBuffer()
  return toRaw(decoder(withProfile(png, profile)).toColourspace('srgb'))
}

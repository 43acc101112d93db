import { losslessCompressPng, pngQuantize } from '@napi-rs/image'
import { decode, decoder } from './codec.ts'
import type { PngPicture } from './picture.ts'
import { withoutText, withTags } from './png-chunks.ts'

/**
 * Packs the same pixels better. Default options only: `strip` would drop the profile and every frame
 * but the first, and sharp's effort or quality would switch to a palette.
 */
export async function repackPng(picture: PngPicture): Promise<Buffer> {
  const png = await losslessCompressPng(withoutText(picture))
  return withTags(png, picture, { isSrgb: false, orientation: picture.exif.orientation })
}

/**
 * Reduces to at most 256 colours. Null for an animation, of which only the first frame would remain, and
 * where the palette cannot reach the quality.
 */
export async function quantisePng(picture: PngPicture, quality: number): Promise<Buffer | null> {
  if (picture.animation) return null
  // The quantiser drops profiles and orientation and knows 8 bits: decoded to sRGB before, not after.
  const isDecoded =
    picture.icc !== null || picture.bitDepth === 16 || picture.exif.orientation !== 1
  const source = isDecoded ? await decodedToSrgb(picture) : withoutText(picture)
  try {
    const png = await pngQuantize(source, {
      maxQuality: quality,
      minQuality: Math.min(quality, 70)
    })
    return withTags(png, picture, { isSrgb: picture.icc !== null, orientation: 1 })
  } catch {
    return null
  }
}

async function decodedToSrgb(picture: PngPicture): Promise<Buffer> {
  const upright = decode({ ...picture, icc: null })
  return upright.toColourspace('srgb').png({ compressionLevel: 2 }).toBuffer()
}

/** By content: many PNG carry an alpha channel that hides nothing. */
export async function isOpaque(picture: PngPicture): Promise<boolean> {
  if (!picture.hasAlpha) return true
  const alpha = await decoder(picture.bytes).ensureAlpha().extractChannel('alpha').raw().toBuffer()
  return alpha.every((value) => value === 255)
}

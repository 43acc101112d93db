import { losslessCompressPng } from '@napi-rs/image'
import { decoder } from '../decode.ts'
import type { Encoded, PngPicture } from '../picture.ts'
import { scoreOfFile } from '../quality/gate.ts'
import type { QualityTarget } from '../quality/quality-target.ts'
import { sampleOf, TWICE_PNG_PIXELS, WHOLE_PNG_PIXELS } from '../quality/sample.ts'
import type { SourcePixels } from '../source-pixels.ts'
import { findFlatColours } from './palette/flat-colours.ts'
import { pack } from './palette/packed.ts'
import { bestPalette } from './palette.ts'
import { withoutText, withTags } from './png-chunks.ts'
import { FAST, posterise } from './posterise.ts'

/**
 * Repacks the same pixels losslessly. It uses only the default options, because `strip` would drop the profile and
 * every frame but the first, and sharp's effort or quality would switch to a palette.
 */
export async function repackPng(picture: PngPicture): Promise<Encoded> {
  const png = await losslessCompressPng(withoutText(picture))
  const bytes = withTags(png, picture, { isSrgb: false, orientation: picture.exif.orientation })
  return { type: 'png', bytes, score: 100, encoderQuality: null }
}

/**
 * Packs the source pixels losslessly as sRGB with 8 bits per channel. Used when the picture's own bytes cannot be
 * repacked.
 */
export async function packPng(picture: PngPicture, sourcePixels: SourcePixels): Promise<Encoded> {
  const png = await losslessCompressPng(await plainPng(sourcePixels))
  const bytes = withTags(png, picture, { isSrgb: true, orientation: 1 })
  return { type: 'png', bytes, score: 100, encoderQuality: null }
}

/**
 * Reduces the picture to at most 256 colours, or posterises it if no palette reaches the floor. Returns null if
 * neither reaches it, or the picture is too large to keep in memory; a lossless file is then the better choice. The
 * source pixels have to be sRGB, because the result has no profile.
 */
export async function shrinkPng(
  picture: PngPicture,
  sourcePixels: SourcePixels,
  qualityTarget: QualityTarget
): Promise<Encoded | null> {
  const { pixels } = sourcePixels
  if (!pixels) return null
  const sample = await sampleOf(sourcePixels, {
    isPalette: true,
    wholePixels: WHOLE_PNG_PIXELS,
    twicePixels: TWICE_PNG_PIXELS
  })
  const packed = pack(pixels)
  const flat = findFlatColours(packed)
  return (
    (await sound(await bestPalette(packed, flat, sample, qualityTarget))) ??
    (await sound(await posterise(pixels, packed, flat, sample, qualityTarget.floor)))
  )

  /** Scores every pixel of what was chosen on a sample. */
  async function sound(found: { png: Buffer; score: number } | null): Promise<Encoded | null> {
    if (!found) return null
    const bytes = withTags(found.png, picture, { isSrgb: true, orientation: 1 })
    const how = { isFlattened: false, isTwice: false, isPalette: true }
    const score = sample.isWhole ? found.score : await scoreOfFile(sourcePixels, bytes, how)
    if (score < qualityTarget.floor) return null
    return { type: 'png', bytes, score, encoderQuality: null }
  }
}

const plainPng = (sourcePixels: SourcePixels): Promise<Buffer> =>
  sourcePixels.open().png(FAST).toBuffer()

/**
 * Tells whether every pixel is opaque. It reads the pixels, because many PNGs carry an alpha channel that hides
 * nothing.
 */
export async function isOpaque(picture: PngPicture): Promise<boolean> {
  if (!picture.hasAlpha) return true
  const alpha = await decoder(picture.bytes).ensureAlpha().extractChannel('alpha').raw().toBuffer()
  return alpha.every((value) => value === 255)
}

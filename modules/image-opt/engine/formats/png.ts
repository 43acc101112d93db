import { losslessCompressPng } from '@napi-rs/image'
import type { Encoded, PngPicture } from '../picture.ts'
import type { QualityTarget } from '../quality/quality-target.ts'
import type { Sample } from '../quality/sample.ts'
import type { SourcePixels } from '../source-pixels.ts'
import { decoder } from './decode.ts'
import { bestPalette } from './palette.ts'
import { withoutText, withTags } from './png-chunks.ts'
import { FAST, posterise } from './posterise.ts'

/**
 * Packs the same pixels better. Default options only: `strip` would drop the profile and every frame
 * but the first, and sharp's effort or quality would switch to a palette.
 */
export async function repackPng(picture: PngPicture): Promise<Encoded> {
  const png = await losslessCompressPng(withoutText(picture))
  const bytes = withTags(png, picture, { isSrgb: false, orientation: picture.exif.orientation })
  return { type: 'png', bytes, score: 100, encoderQuality: null }
}

/** The surface without loss, in sRGB of 8 bits a channel; for when the picture's own bytes will not do. */
export async function packPng(picture: PngPicture, surface: SourcePixels): Promise<Encoded> {
  const png = await losslessCompressPng(await plainPng(surface))
  const bytes = withTags(png, picture, { isSrgb: picture.icc !== null, orientation: 1 })
  return { type: 'png', bytes, score: 100, encoderQuality: null }
}

/**
 * Reduces to at most 256 colours, or to coarser ones, by the first way that reaches the floor. Null where
 * none does, and the picture is better kept lossless. The surface has to be sRGB: nothing here carries a
 * profile.
 */
export async function shrinkPng(
  picture: PngPicture,
  surface: SourcePixels,
  sample: Sample,
  aim: QualityTarget
): Promise<Encoded | null> {
  // Its own bytes where they will do: encoding a large one only for the quantiser takes as long again.
  const isPlain = picture.icc === null && picture.bitDepth !== 16 && picture.exif.orientation === 1
  const source = isPlain && !surface.isAltered ? withoutText(picture) : await plainPng(surface)
  const best =
    (await bestPalette(source, surface, sample, aim)) ??
    (await posterise(surface, sample, aim.floor))
  if (!best) return null
  const bytes = withTags(best.png, picture, { isSrgb: picture.icc !== null, orientation: 1 })
  return { type: 'png', bytes, score: best.score, encoderQuality: null }
}

const plainPng = (surface: SourcePixels): Promise<Buffer> => surface.open().png(FAST).toBuffer()

/** By content: many PNG carry an alpha channel that hides nothing. */
export async function isOpaque(picture: PngPicture): Promise<boolean> {
  if (!picture.hasAlpha) return true
  const alpha = await decoder(picture.bytes).ensureAlpha().extractChannel('alpha').raw().toBuffer()
  return alpha.every((value) => value === 255)
}

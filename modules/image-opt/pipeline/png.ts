import { losslessCompressPng, pngQuantize } from '@napi-rs/image'
import type { Aim } from './aim.ts'
import { decoder } from './codec.ts'
import type { Encoded, PngPicture } from './picture.ts'
import { fromPixels, held } from './pixels.ts'
import { withoutText, withTags } from './png-chunks.ts'
import type { Sample } from './sample.ts'
import type { Surface } from './surface.ts'

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
export async function packPng(picture: PngPicture, surface: Surface): Promise<Encoded> {
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
  surface: Surface,
  sample: Sample,
  aim: Aim
): Promise<Encoded | null> {
  // Its own bytes where they will do: encoding a large one only for the quantiser takes as long again.
  const isPlain = picture.icc === null && picture.bitDepth !== 16 && picture.exif.orientation === 1
  const source = isPlain && !surface.isAltered ? withoutText(picture) : await plainPng(surface)
  let missed = 0
  const isLarge = surface.width * surface.height > LARGE_PIXELS
  const [first, second, ...coarse] = SHRINKS
  for (const { isPalette, shrink } of isLarge ? [second, first, ...coarse] : SHRINKS) {
    // A second palette is worth a few points, no more.
    if (isPalette && missed > NEAR) continue
    const png = await shrink(source, surface, aim.quality).catch(() => null)
    if (!png) continue
    const score = await sample.scoreOf(await held(decoder(png)))
    missed = aim.floor - score
    if (missed > 0) continue
    const bytes = withTags(png, picture, { isSrgb: picture.icc !== null, orientation: 1 })
    return { type: 'png', bytes, score, encoderQuality: null }
  }
  return null
}

/** From here on libvips' palette goes first: half of the time, and as good on large product renders. */
const LARGE_PIXELS = 4_000_000

type Shrink = (png: Buffer, surface: Surface, quality: number) => Promise<Buffer>
type Way = { isPalette: boolean; shrink: Shrink }

/** How far a palette of 256 of the one kind may miss what one of the other kind reaches. */
const NEAR = 6

/**
 * Palettes first; then steps of 8 and of 4 levels, for banners of photographs and text, whose colours no
 * palette holds.
 */
const SHRINKS: [Way, Way, Way, Way] = [
  {
    isPalette: true,
    shrink: (png, _, quality) =>
      pngQuantize(png, { maxQuality: quality, minQuality: Math.min(quality, 70) })
  },
  {
    isPalette: true,
    shrink: async (_, surface) =>
      losslessCompressPng(
        await surface
          .open()
          .png({ ...FAST, palette: true, effort: 7 })
          .toBuffer()
      )
  },
  { isPalette: false, shrink: (_, surface) => coarsePng(surface, 8) },
  { isPalette: false, shrink: (_, surface) => coarsePng(surface, 4) }
]

/**
 * Fewer levels a channel instead of fewer colours, which packs well and shows no wrong colour. A banner at
 * SSIMULACRA2 68 as the best palette of 256 saves 71 %, in steps of 8 at 73 it saves 68 %.
 */
async function coarsePng({ pixels }: Surface, step: number): Promise<Buffer> {
  if (!pixels) throw new Error('Expected a picture small enough to hold')
  const data = Uint8Array.from(pixels.data)
  const isColour = (at: number) => pixels.channels !== 4 || at % 4 !== 3
  for (let at = 0; at < data.length; at++)
    if (isColour(at)) data[at] = Math.min(255, Math.round((data[at] as number) / step) * step)
  return losslessCompressPng(
    await fromPixels({ ...pixels, data })
      .png(FAST)
      .toBuffer()
  )
}

/** For a buffer that is packed again at once. */
const FAST = { compressionLevel: 2 }

const plainPng = (surface: Surface): Promise<Buffer> => surface.open().png(FAST).toBuffer()

/** By content: many PNG carry an alpha channel that hides nothing. */
export async function isOpaque(picture: PngPicture): Promise<boolean> {
  if (!picture.hasAlpha) return true
  const alpha = await decoder(picture.bytes).ensureAlpha().extractChannel('alpha').raw().toBuffer()
  return alpha.every((value) => value === 255)
}

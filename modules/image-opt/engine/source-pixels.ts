import type { Sharp } from 'sharp'
import { compositeWatermark } from './composite-watermark.ts'
import type { EncodeOptions } from './encode-options.ts'
import { decode, keptProfile } from './formats/decode.ts'
import { fromPixels, type Pixels, toRaw } from './formats/pixels.ts'
import { displaySize, type Picture } from './picture.ts'
import { refused } from './refusal.ts'
import { fitted } from './resize.ts'

/** The decoded picture as it is to be encoded: upright, resized and watermarked. */
export type SourcePixels = {
  width: number
  height: number
  /** Null where there are too many to keep in memory. */
  pixels: Pixels | null
  /** The colour profile of the pixels, which the result gets too; null: sRGB. */
  profile: Buffer | null
  /** The pixels differ from the picture's own, so repacking its bytes is not enough. */
  isAltered: boolean
  isGrey: boolean
  /** Creates a reader; each encoder needs its own. */
  open(): Sharp
}

/**
 * 120 MB of RGB, 160 MB with alpha. Larger pictures are decoded anew for each encoder and each row of tiles: 33
 * megapixels took 11 s that way and 5 s in memory.
 */
const RAW_PIXELS = 40_000_000

type Wanted = Pick<EncodeOptions, 'longestSide' | 'watermark'> & {
  watermarkPath?: string | undefined
}

/**
 * Decodes a picture into source pixels. `isSrgb` converts them even where the profile could stay; so does a watermark,
 * whose colours are sRGB.
 */
export async function openSourcePixels(
  picture: Picture,
  { longestSide, watermark, watermarkPath }: Wanted,
  { isSrgb }: { isSrgb: boolean }
): Promise<SourcePixels> {
  const isConverted = isSrgb || watermark !== null
  const source = isConverted ? { ...picture, icc: null } : picture
  const profile = isConverted ? null : keptProfile(picture)
  const shown = displaySize(picture)
  const size = fitted(shown, longestSide)
  const isResized = size.width !== shown.width
  const isGrey = isStoredGrey(picture) && profile === null && watermark === null
  // libvips drops the alpha channel of grey, so such a picture keeps three channels until it is encoded.
  const isOneChannel = isGrey && !(picture.type === 'png' && picture.hasAlpha)
  const decoded = (): Sharp => {
    const pixels = decode(source).toColourspace(isOneChannel ? 'b-w' : 'srgb')
    return isResized ? pixels.resize(size.width, size.height, { fit: 'fill' }) : pixels
  }
  const isRaw = size.width * size.height <= RAW_PIXELS || watermark !== null
  const pixels = isRaw ? await toRaw(decoded()) : null
  if (pixels && watermark) {
    if (watermarkPath === undefined) throw refused('watermark', 'its file was not given')
    await compositeWatermark(pixels, watermark, watermarkPath)
  }
  return {
    ...size,
    pixels,
    profile,
    isAltered: isResized || watermark !== null,
    isGrey,
    open: () => (pixels ? fromPixels(pixels) : decoded())
  }
}

const isStoredGrey = (picture: Picture): boolean =>
  (picture.type === 'jpeg' || picture.type === 'png') && picture.isGrey

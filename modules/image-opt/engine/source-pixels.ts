import type { Sharp } from 'sharp'
import { compositeWatermark } from './composite-watermark.ts'
import type { EncodeOptions } from './encode-options.ts'
import { decode, keptProfile } from './formats/decode.ts'
import { fromPixels, type Pixels, toRaw } from './formats/pixels.ts'
import { displaySize, type Picture } from './picture.ts'
import { refused } from './refusal.ts'
import { fitted } from './resize.ts'

/** What is to be encoded: the picture upright, resized and watermarked as ordered. */
export type SourcePixels = {
  width: number
  height: number
  /** Null where they are too many to hold. */
  pixels: Pixels | null
  /** The colour profile they are in, to be put into the result; null: sRGB. */
  profile: Buffer | null
  /** They are not the picture's own any more, so that no repacking of it will do. */
  isAltered: boolean
  isGrey: boolean
  /** A new reader, for each encoder one. */
  open(): Sharp
}

/** 120 MB of RGB, 160 MB with alpha. Larger pictures are decoded anew for each encoder and each row of tiles: 33 megapixels took 11 s so, held 5 s. */
const HELD_PIXELS = 40_000_000

type Wanted = Pick<EncodeOptions, 'longestSide' | 'watermark'> & {
  watermarkPath?: string | undefined
}

/** `isSrgb`: converted even where the profile could stay; a watermark's colours are sRGB too. */
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
  // libvips drops the alpha of grey: such a picture stays three channels until it is encoded.
  const isOneChannel = isGrey && !(picture.type === 'png' && picture.hasAlpha)
  const decoded = (): Sharp => {
    const pixels = decode(source).toColourspace(isOneChannel ? 'b-w' : 'srgb')
    return isResized ? pixels.resize(size.width, size.height, { fit: 'fill' }) : pixels
  }
  const isHeld = size.width * size.height <= HELD_PIXELS || watermark !== null
  const pixels = isHeld ? await toRaw(decoded()) : null
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

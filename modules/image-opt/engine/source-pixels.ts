import type { Sharp } from 'sharp'
import { readable } from './colours/colours.ts'
import { keptProfile } from './decode.ts'
import type { EncodeOptions } from './encode-options.ts'
import type { Pixels } from './formats/pixels.ts'
import type { Picture } from './picture.ts'
import type { Size } from './resize.ts'

/** The decoded picture as it is to be encoded: upright, resized and watermarked. */
export type SourcePixels = {
  width: number
  height: number
  /** Null if the picture is too large to keep in memory. */
  pixels: Pixels | null
  /** The colour profile of the pixels and of the result, or null for sRGB. */
  profile: Buffer | null
  /** The pixels differ from the picture's own, so repacking its bytes is not enough. */
  isAltered: boolean
  isGrey: boolean
  /** Returns a new sharp input of the pixels; each encoder needs a separate one. */
  open(): Sharp
  /**
   * Gives the memory of a large picture back at once, instead of when the next garbage is collected. After that `pixels`
   * is null, and open() decodes the picture again.
   */
  release(): void
}

/**
 * Larger pictures give their pixels back before an encoder needs as much memory. Up to this size the gate holds all of them
 * in any case (quality/gate.ts), so a JPEG of 12 megapixels takes as much memory either way, and a tenth more time if it is
 * decoded twice again.
 */
const RELEASED_PIXELS = 20_000_000

export const isReleasable = ({ width, height }: Size): boolean => width * height > RELEASED_PIXELS

/** Frees pixels that nothing reads any more. */
export function free({ data }: Pixels): void {
  const { buffer } = data
  if (buffer instanceof ArrayBuffer && buffer.byteLength === data.byteLength) buffer.transfer(0)
}

/**
 * The most pixels that are kept in memory: 120 MB of RGB, or 160 MB with alpha. Larger pictures are decoded again for
 * each encoder and each row of tiles: 33 megapixels took 11 s that way, and 5 s in memory.
 */
const RAW_PIXELS = 40_000_000

export const fitsInMemory = ({ width, height }: Size): boolean => width * height <= RAW_PIXELS

/**
 * Returns the profile of the source pixels, whether they are grey, and the library's name of their form. With `isSrgb`
 * the pixels are converted to sRGB even if the profile could be kept. A watermark has the same effect, because its
 * colours are sRGB.
 */
export function coloursOf(
  picture: Picture,
  { isSrgb, watermark }: { isSrgb: boolean } & Pick<EncodeOptions, 'watermark'>
): Pick<SourcePixels, 'profile' | 'isGrey'> & { space: 'b-w' | 'srgb' } {
  const profile = isSrgb || watermark !== null ? null : keptProfile(picture)
  const isGrey = isStoredGrey(picture) && !readable(picture.colours).isKept && watermark === null
  // libvips drops the alpha channel of a greyscale picture, so a grey picture with alpha keeps three colour channels
  // until it is encoded.
  const isOneChannel = isGrey && !(picture.type === 'png' && picture.hasAlpha)
  return { profile, isGrey, space: isOneChannel ? 'b-w' : 'srgb' }
}

const isStoredGrey = (picture: Picture): boolean =>
  (picture.type === 'jpeg' && picture.components === 'grey') ||
  (picture.type === 'png' && picture.isGrey)

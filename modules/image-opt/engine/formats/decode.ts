import { isMainThread } from 'node:worker_threads'
import sharp, { type Sharp, type SharpOptions } from 'sharp'
import { LIMITS } from '../limits.ts'
import type { Picture } from '../picture.ts'

// One picture per worker, nothing kept between pictures: the pool alone decides how much runs at once.
sharp.concurrency(1)
sharp.cache(false)

// libvips would rasterise SVG, PDF and more under any name. The list is one per process, so only the main
// thread writes it: a worker thread starting later would block the loaders its neighbours are using.
if (isMainThread) {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((name) => `VipsForeignLoad${name}Buffer`)
  })
}

/** Soft: libvips looks at it between lines, not inside a decoder. The pool has the hard limit. */
const TIMEOUT_SECONDS = 30

/** A decoder that stops at the first error. `all` reads every frame of an animation, one below another. */
export function decoder(bytes: Buffer, options: SharpOptions & { all?: boolean } = {}): Sharp {
  const { all = false, ...rest } = options
  return sharp(bytes, {
    failOn: 'error',
    limitInputPixels: all ? LIMITS.framePixels : LIMITS.pixels,
    limitInputChannels: 5,
    ...(all ? { pages: -1 } : {}),
    ...rest
  }).timeout({ seconds: TIMEOUT_SECONDS })
}

/** Beyond this the profile weighs more than it is worth to a visitor: converting saved 97 % instead of 20 %. */
const MAX_PROFILE_BYTES = 64 * 1024

/**
 * The profile that goes with re-encoded pixels. Null: they become sRGB, which needs none. The profile's
 * colour space stands at its byte 16 (ICC.1:2022, 7.2.6); only RGB survives every encoder here.
 */
export function keptProfile({ icc }: Picture): Buffer | null {
  const isKept =
    icc !== null && icc.length <= MAX_PROFILE_BYTES && icc.toString('latin1', 16, 20) === 'RGB '
  return isKept ? icc : null
}

/**
 * The pixels to encode: upright, and in the colours of keptProfile. With a kept profile the numbers stay
 * as they are and the profile is put back on afterwards; no rounding through another space.
 */
export function decode(picture: Picture): Sharp {
  const pixels = decoder(picture.bytes, { ignoreIcc: keptProfile(picture) !== null })
  return picture.exif.orientation === 1 ? pixels : pixels.autoOrient()
}

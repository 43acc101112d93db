import { isMainThread } from 'node:worker_threads'
import sharp, { type Sharp, type SharpOptions } from 'sharp'
import { LIMITS } from './limits.ts'
import type { Picture } from './picture.ts'

// One libvips thread per picture and no cache: the pool alone decides how much runs at once.
sharp.concurrency(1)
sharp.cache(false)

// libvips would also rasterise SVG, PDF and more under any file name. The list of loaders is shared by the process, so
// only the main thread changes it: a worker thread that starts later would block the loaders that its neighbours are
// using.
if (isMainThread) {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((name) => `VipsForeignLoad${name}Buffer`)
  })
}

/** Soft limit: libvips checks it between lines, not inside a decoder. The pool enforces the hard limit. */
const TIMEOUT_SECONDS = 30

/**
 * Creates a decoder that stops at the first error. `all` reads every frame of an animation, stacked one below another.
 */
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

/**
 * A larger profile costs visitors more than it is worth: converting one such picture to sRGB saved 97 % instead of 20
 * %.
 */
const MAX_PROFILE_BYTES = 64 * 1024

/**
 * Returns the profile to keep with re-encoded pixels, or null if they are converted to sRGB, which needs none. The
 * colour space is at byte 16 of the profile (ICC.1:2022, 7.2.6); only RGB survives every encoder here.
 */
export function keptProfile({ icc }: Picture): Buffer | null {
  const isKept =
    icc !== null && icc.length <= MAX_PROFILE_BYTES && icc.toString('latin1', 16, 20) === 'RGB '
  return isKept ? icc : null
}

/**
 * Decodes the picture as it is stored. With a kept profile the values stay as they are and the profile is put back
 * afterwards, so no value is rounded through another colour space; with null they are converted to sRGB.
 */
export const decode = ({ bytes }: Picture, profile: Buffer | null): Sharp =>
  decoder(bytes, { ignoreIcc: profile !== null })

import { isMainThread } from 'node:worker_threads'
import sharp, { type Sharp, type SharpOptions } from 'sharp'
import { LIMITS } from './limits.ts'
import type { Picture } from './picture.ts'

// libvips uses one thread per picture and no cache, so that only the pool decides how much runs at once.
sharp.concurrency(1)
sharp.cache(false)

// By default libvips also rasterises SVG, PDF and more, whatever the file name says. All threads share the list of
// loaders, so only the main thread changes it. A worker thread that starts later would block loaders that other threads
// are using.
if (isMainThread) {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((name) => `VipsForeignLoad${name}Buffer`)
  })
}

/** A soft limit: libvips checks it between lines, but not inside a decoder. The pool enforces the hard limit. */
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

/** Decodes every line of every frame, but keeps almost nothing in memory. Rejects if one of them is damaged. */
export async function decodes({ bytes, animation }: Picture): Promise<void> {
  await decoder(bytes, { all: animation !== null })
    .resize(16, 16, { fit: 'fill' })
    .raw()
    .toBuffer()
}

/**
 * A profile larger than this costs visitors more than it is worth: one picture with such a profile became 97 % smaller
 * when it was converted to sRGB, and only 20 % smaller when it kept the profile.
 */
const MAX_PROFILE_BYTES = 64 * 1024

/**
 * Returns the profile to keep with re-encoded pixels, or null if the pixels are converted to sRGB and need no profile.
 * The colour space is at byte 16 of the profile (ICC.1:2022, 7.2.6); only RGB profiles survive every encoder here.
 */
export function keptProfile({ icc }: Picture): Buffer | null {
  const isKept =
    icc !== null && icc.length <= MAX_PROFILE_BYTES && icc.toString('latin1', 16, 20) === 'RGB '
  return isKept ? icc : null
}

/**
 * Decodes the picture without turning it. If there is a profile to keep, the pixel values stay as they are, and the
 * profile is attached to the result again; no value is rounded on the way through another colour space. If `profile`
 * is null, the pixels are converted to sRGB.
 */
export const decode = ({ bytes }: Picture, profile: Buffer | null): Sharp =>
  decoder(bytes, { ignoreIcc: profile !== null })

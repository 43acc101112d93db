import { isMainThread } from 'node:worker_threads'
import sharp, { type Sharp, type SharpOptions } from 'sharp'
import { readable } from './colours/colours.ts'
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
 * Creates a decoder that stops at the first error. `all` reads every frame of an animation, stacked one below another. An
 * embedded profile is ignored: the library reads colours otherwise than browsers do, so ours is the only reading
 * (colours/).
 */
export function decoder(bytes: Buffer, options: SharpOptions & { all?: boolean } = {}): Sharp {
  const { all = false, ...rest } = options
  return sharp(bytes, {
    failOn: 'error',
    ignoreIcc: true,
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

/** Returns the profile to keep with re-encoded pixels, or null if they are to be converted to sRGB and need none. */
export function keptProfile({ colours }: Picture): Buffer | null {
  const { profile, isKept } = readable(colours)
  return isKept && profile !== null && profile.length <= MAX_PROFILE_BYTES ? profile : null
}

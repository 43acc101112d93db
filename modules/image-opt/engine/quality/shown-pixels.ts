import type { Pixels } from '../formats/pixels.ts'
import type { Raster } from './ssimulacra2.ts'

/** Returns the pixels with three colours, and alpha if they have it. */
export function coloured(pixels: Pixels): Pixels {
  const { data, width, height, channels } = pixels
  if (channels > 2) return pixels
  const out = Buffer.alloc(width * height * (channels + 2))
  for (let from = 0, to = 0; from < data.length; from += channels, to += channels + 2) {
    out.fill(data[from] as number, to, to + 3)
    if (channels === 2) out[to + 3] = data[from + 1] as number
  }
  return { data: out, width, height, channels: channels === 2 ? 4 : 3 }
}

/** Tells whether coloured pixels are opaque throughout. */
export function isOpaque({ data, channels }: Pixels): boolean {
  if (channels !== 4) return true
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false
  return true
}

/** Returns coloured pixels as they look on a grey background. */
export function on(background: number, { data, width, height, channels }: Pixels): Raster {
  if (channels !== 4) return { data, width, height }
  const out = new Uint8Array(width * height * 3)
  // Reading a whole pixel at once takes half the time. None of our pixels begin in the middle of a word.
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height)
  for (let at = 0, to = 0; at < pixels.length; at++, to += 3) {
    const pixel = pixels[at]!
    const alpha = pixel >>> 24
    // Nearly all pixels are opaque or invisible, and need no arithmetic.
    if (alpha === 255) {
      out[to] = pixel
      out[to + 1] = pixel >>> 8
      out[to + 2] = pixel >>> 16
    } else if (alpha === 0) {
      out[to] = out[to + 1] = out[to + 2] = background
    } else {
      const share = alpha / 255
      for (let channel = 0; channel < 3; channel++)
        out[to + channel] = background + (((pixel >>> (8 * channel)) & 255) - background) * share
    }
  }
  return { data: out, width, height }
}

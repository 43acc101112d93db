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
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
    const alpha = data[from + 3]!
    // Nearly all pixels are opaque, and need no arithmetic.
    if (alpha === 255) {
      out[to] = data[from]!
      out[to + 1] = data[from + 1]!
      out[to + 2] = data[from + 2]!
      continue
    }
    const share = alpha / 255
    for (let channel = 0; channel < 3; channel++)
      out[to + channel] = background + (data[from + channel]! - background) * share
  }
  return { data: out, width, height }
}

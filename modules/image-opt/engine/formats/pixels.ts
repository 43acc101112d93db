import sharp, { type Sharp } from 'sharp'

/** Pixels in memory, 8 bits per channel. `channels`: 1 grey, 2 grey and alpha, 3 RGB, 4 RGB and alpha. */
export type Pixels = { data: Uint8Array; width: number; height: number; channels: 1 | 2 | 3 | 4 }

export async function toRaw(decoded: Sharp): Promise<Pixels> {
  const { data, info } = await decoded.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { data, width, height, channels: channels as Pixels['channels'] }
}

/**
 * Creates a sharp input from pixels. Only their dimensions are passed: sharp's own info claims premultiplied alpha
 * after a resize.
 */
export function fromPixels({ data, width, height, channels }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels }, limitInputPixels: false })
}

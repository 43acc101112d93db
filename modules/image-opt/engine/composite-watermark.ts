import type { Watermark } from './encode-options.ts'
import type { Pixels } from './formats/pixels.ts'
import { refused } from './refusal.ts'
import { placeOn, scaledWatermark } from './watermark.ts'

/**
 * Composites the watermark from the file `path` onto the pixels, in place. The arithmetic is done here because sharp's
 * composite works on premultiplied alpha, gives opaque pictures an alpha channel, and touches every pixel.
 */
export async function compositeWatermark(
  pixels: Pixels,
  watermark: Watermark,
  path: string | undefined
): Promise<void> {
  if (path === undefined) throw refused('watermark', 'its file was not given')
  const mark = await scaledWatermark(pixels, watermark, path)
  const { left, top } = placeOn(pixels, mark, watermark.position)
  const { data, width, channels } = pixels
  for (let y = 0; y < mark.height; y++) {
    for (let x = 0; x < mark.width; x++) {
      const from = (y * mark.width + x) * 4
      const to = ((top + y) * width + left + x) * channels
      const cover = (byte(mark.data, from + 3) / 255) * watermark.opacity
      const below = channels === 4 ? byte(data, to + 3) / 255 : 1
      const alpha = cover + below * (1 - cover)
      if (cover === 0) continue
      for (let channel = 0; channel < 3; channel++) {
        const [over, under] = [byte(mark.data, from + channel), byte(data, to + channel)]
        data[to + channel] = Math.round((over * cover + under * below * (1 - cover)) / alpha)
      }
      if (channels === 4) data[to + 3] = Math.round(alpha * 255)
    }
  }
}

const byte = (data: Uint8Array, at: number): number => data[at] as number

import type { Pixels } from '../pixels.ts'

/** A picture with one number per pixel: red in the lowest byte, then green, blue and alpha. */
export type Packed = { data: Uint32Array; width: number; height: number }

/** Packs the pixels. All fully transparent pixels become 0, because nobody sees their colours. */
export function pack({ data, width, height, channels }: Pixels): Packed {
  const packed = new Uint32Array(width * height)
  const [green, blue] = channels > 2 ? [1, 2] : [0, 0]
  const hasAlpha = channels === 2 || channels === 4
  for (let pixel = 0, at = 0; pixel < packed.length; pixel++, at += channels) {
    const alpha = hasAlpha ? data[at + channels - 1]! : 255
    if (alpha === 0) continue
    const colour = data[at]! | (data[at + green]! << 8) | (data[at + blue]! << 16)
    packed[pixel] = (colour | (alpha << 24)) >>> 0
  }
  return { data: packed, width, height }
}

/** Returns the pixels that the indices stand for, with alpha if a colour of the palette is not opaque. */
export function unpack(
  indices: Uint8Array,
  palette: Uint32Array,
  { width, height }: Packed
): Pixels {
  const channels = palette.every((colour) => colour >>> 24 === 255) ? 3 : 4
  const data = new Uint8Array(indices.length * channels)
  for (let pixel = 0, at = 0; pixel < indices.length; pixel++, at += channels) {
    const colour = palette[indices[pixel]!]!
    data[at] = colour
    data[at + 1] = colour >>> 8
    data[at + 2] = colour >>> 16
    if (channels === 4) data[at + 3] = colour >>> 24
  }
  return { data, width, height, channels }
}

/** Returns the slot of a colour in a hash table whose size is a power of two (Fibonacci hashing). */
export function slotOf(colour: number, size: number): number {
  const mixed = Math.imul(colour, 0x9e3779b1)
  return (mixed ^ (mixed >>> 15)) & (size - 1)
}

import { decoder } from './decode.ts'
import { toRaw } from './formats/pixels.ts'
import type { Picture } from './picture.ts'
import { coloured } from './quality/shown-pixels.ts'

/** A small copy has this many pixels a side, whatever the shape of the picture. */
const SIDE = 16
const LAST = SIDE - 1

/**
 * Where each orientation takes the pixel at x, y from (EXIF 2.32, section 4.6.4). The turns are worked out on the small
 * copy and not by the library, so that its reading and its turns are checked as well.
 */
const TURNS: readonly ((x: number, y: number) => readonly [number, number])[] = [
  (x, y) => [x, y],
  (x, y) => [LAST - x, y],
  (x, y) => [LAST - x, LAST - y],
  (x, y) => [x, LAST - y],
  (x, y) => [y, x],
  (x, y) => [y, LAST - x],
  (x, y) => [LAST - y, LAST - x],
  (x, y) => [LAST - y, x]
]

/**
 * Returns a small copy of the first frame as a browser shows it: upright, in sRGB, on white. Every line of every frame
 * is decoded for it, so it rejects if one of them is damaged.
 */
export async function smallCopyOf({ bytes, animation, exif }: Picture): Promise<Uint8Array> {
  const small = decoder(bytes, { all: animation !== null })
    .flatten({ background: '#ffffff' })
    .resize(SIDE, SIDE, { fit: 'fill' })
    .toColourspace('srgb')
  const { data } = coloured(await toRaw(small))
  return turned(data, exif.orientation - 1)
}

function turned(copy: Uint8Array, turn: number): Uint8Array {
  const from = TURNS[turn]!
  const out = new Uint8Array(3 * SIDE * SIDE)
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const [left, top] = from(x, y)
      const at = 3 * (top * SIDE + left)
      out.set(copy.subarray(at, at + 3), 3 * (y * SIDE + x))
    }
  return out
}

/** How much nearer, in levels, a turned copy must be before the picture counts as turned: less is noise. */
const NOISE = 1

/**
 * Tells whether two pictures are the same way up: no other turn of the one is nearer to the other. What both lost or
 * gained otherwise, such as a watermark, makes no difference.
 */
export function isSameWayUp(a: Uint8Array, b: Uint8Array): boolean {
  const [upright = 0, ...others] = TURNS.map((_, turn) => distance(turned(a, turn), b))
  return others.every((other) => upright <= other + NOISE)
}

function distance(a: Uint8Array, b: Uint8Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += Math.abs(a[at]! - b[at]!)
  return sum / a.length
}

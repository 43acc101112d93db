import { openNumbers } from './colours/open-pixels.ts'
import { toSrgb } from './colours/to-srgb.ts'
import type { Watermark } from './encode-options.ts'
import { toRaw } from './formats/pixels.ts'
import type { Picture } from './picture.ts'
import { coloured } from './quality/shown-pixels.ts'
import { placeOn } from './watermark.ts'

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
export async function smallCopyOf(picture: Picture): Promise<Uint8Array> {
  const { colours, exif, animation } = picture
  const open = await openNumbers(picture, { all: animation !== null })
  const small = open()
    .flatten({ background: '#ffffff' })
    .resize(SIDE, SIDE, { fit: 'fill' })
    .toColourspace('srgb')
  const profile = 'unreadable' in colours ? null : colours.profile
  const { data } = await toSrgb(coloured(await toRaw(small)), profile)
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

/** The small copies of 240 intact results differed by up to 8 levels, where hard edges lie between two pixels. */
const MOST = 20

/**
 * Tells whether a result shows what the picture shows: it is near enough, and no other turn of the picture is nearer.
 * Only the lines that the watermark leaves free are compared.
 */
export function isSameView(
  source: Uint8Array,
  result: Uint8Array,
  watermark: Watermark | null
): boolean {
  const rows = Array.from({ length: SIDE }, (_, y) => y).filter((y) => !isCovered(y, watermark))
  const [upright = 0, ...others] = TURNS.map((_, turn) =>
    distance(turned(source, turn), result, rows)
  )
  return upright <= MOST && others.every((other) => upright <= other + NOISE)
}

/** A line beside the watermark shows some of it, because a small copy is soft. */
function isCovered(row: number, watermark: Watermark | null): boolean {
  if (!watermark) return false
  const [picture, mark] = [SIDE, watermark.height * SIDE].map((height) => ({ width: SIDE, height }))
  const { top } = placeOn(picture!, mark!, watermark.position)
  return row > top - 2 && row < top + mark!.height + 1
}

function distance(a: Uint8Array, b: Uint8Array, rows: readonly number[]): number {
  let sum = 0
  for (const row of rows)
    for (let at = 3 * SIDE * row; at < 3 * SIDE * (row + 1); at++) sum += Math.abs(a[at]! - b[at]!)
  return sum / Math.max(1, 3 * SIDE * rows.length)
}

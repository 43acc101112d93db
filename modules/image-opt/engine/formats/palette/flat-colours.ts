import type { Packed } from './packed.ts'

/** A colour is flat if the picture has a square of it with at least this many pixels a side: a small swatch. */
const SIDE = 6

/** A square of this many pixels a side is a background or a large swatch. */
const LARGE_SIDE = 10

/** Smaller squares whose channels differ by no more than this are shades of one gradient. */
const SHADE = 2

/**
 * The packed colours of areas, where every change shows: backgrounds, swatches, brand colours. Those with the largest
 * squares come first, and the first `large` of them have to stay as they are. Of the shades of a gradient, only some
 * are listed.
 */
export type FlatColours = { colours: readonly number[]; large: number }

/** Finds the flat colours in one pass, which takes about 10 ms a megapixel. */
export function findFlatColours(picture: Pick<Packed, 'data' | 'width'>): FlatColours {
  const found = [...largestSquares(picture)].sort(
    ([a, sideA], [b, sideB]) => sideB - sideA || a - b
  )
  const colours: number[] = []
  let large = 0
  for (const [colour, side] of found) {
    const isLarge = side >= LARGE_SIDE
    if (!isLarge && colours.some((other) => isShade(colour, other))) continue
    colours.push(colour)
    if (isLarge) large++
  }
  return { colours, large }
}

/** Returns the side of the largest square of each flat colour. */
function largestSquares({ data, width }: Pick<Packed, 'data' | 'width'>): Map<number, number> {
  const sides = new Map<number, number>()
  // The side of the largest square of one colour that ends at each pixel of this line, and of the line above.
  let line = new Uint32Array(width)
  let above = new Uint32Array(width)
  for (let pixel = 0; pixel < data.length; pixel++) {
    const x = pixel % width
    if (x === 0) [line, above] = [above, line]
    const colour = data[pixel]!
    const isEnlarged =
      x > 0 &&
      pixel >= width &&
      colour === data[pixel - 1] &&
      colour === data[pixel - width] &&
      colour === data[pixel - width - 1]
    const side = isEnlarged ? 1 + Math.min(line[x - 1]!, above[x]!, above[x - 1]!) : 1
    line[x] = side
    if (side >= SIDE && side > (sides.get(colour) ?? 0)) sides.set(colour, side)
  }
  return sides
}

function isShade(a: number, b: number): boolean {
  for (let bits = 0; bits < 32; bits += 8)
    if (Math.abs(((a >>> bits) & 255) - ((b >>> bits) & 255)) > SHADE) return false
  return true
}

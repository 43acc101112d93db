import { blueness, brightness, redness } from '../gif/distance.ts'

/**
 * The weights of the two colour axes. They are higher here than in the comparison of GIF frames: over seven pictures
 * of the developer corpus the score rose by 2 to 12 points at equal bytes.
 */
const [RED_OR_GREEN, BLUE_OR_YELLOW] = [1.5, 2]

/** The numbers per colour: brightness, red against green, blue against yellow, and opacity. */
export const AXES = 4

/**
 * The weight of opacity: that of brightness, because on some page a level of opacity makes a level of brightness, and
 * black has no other coordinate. With half of it, soft shadows were in visible steps.
 */
const OPACITY = 1.8

/**
 * Writes the coordinates of a colour. The straight distance between two of them says how much the colours differ. The
 * more transparent a colour is, the less its brightness and its hue count.
 */
export function locate(
  out: Float64Array,
  at: number,
  red: number,
  green: number,
  blue: number,
  alpha: number
): void {
  const cover = alpha / 255
  out[at] = brightness(red, green, blue) * cover
  out[at + 1] = RED_OR_GREEN * redness(red, green) * cover
  out[at + 2] = BLUE_OR_YELLOW * blueness(red, green, blue) * cover
  out[at + 3] = OPACITY * alpha
}

/** Returns the coordinates of packed colours. */
export function located(colours: Uint32Array): Float64Array {
  const out = new Float64Array(colours.length * AXES)
  colours.forEach((colour, index) =>
    locate(
      out,
      index * AXES,
      colour & 255,
      (colour >>> 8) & 255,
      (colour >>> 16) & 255,
      colour >>> 24
    )
  )
  return out
}

/** Finds the nearest of several points to the point with these four coordinates. */
export type FindNearest = (a: number, b: number, c: number, d: number) => number

/**
 * Sorts the points by brightness, so that a search can begin at points of equal brightness and end once the difference
 * in brightness alone is too large. That is a tenth of the work of comparing all 256.
 */
export function openNearest(points: Float64Array): FindNearest {
  const count = points.length / AXES
  const order = Int32Array.from({ length: count }, (_, index) => index)
  order.sort((x, y) => points[x * AXES]! - points[y * AXES]! || x - y)
  const sorted = new Float64Array(points.length)
  order.forEach((point, index) =>
    sorted.set(points.subarray(point * AXES, (point + 1) * AXES), index * AXES)
  )
  return (a, b, c, d) => {
    let up = firstAbove(sorted, count, a)
    let down = up - 1
    let best = 0
    let least = Infinity
    while (up < count || down >= 0) {
      if (up < count) {
        const at = up * AXES
        const far = (sorted[at]! - a) ** 2
        if (far >= least) up = count
        else {
          const all = far + rest(sorted, at, b, c, d)
          if (all < least) {
            least = all
            best = up
          }
          up++
        }
      }
      if (down >= 0) {
        const at = down * AXES
        const far = (sorted[at]! - a) ** 2
        if (far >= least) down = -1
        else {
          const all = far + rest(sorted, at, b, c, d)
          if (all < least) {
            least = all
            best = down
          }
          down--
        }
      }
    }
    return order[best]!
  }
}

function firstAbove(sorted: Float64Array, count: number, brightness: number): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle * AXES]! < brightness) low = middle + 1
    else high = middle
  }
  return low
}

const rest = (points: Float64Array, at: number, b: number, c: number, d: number): number =>
  (points[at + 1]! - b) ** 2 + (points[at + 2]! - c) ** 2 + (points[at + 3]! - d) ** 2

import { AXES, locate, located, openNearest } from './coordinates.ts'
import { type Packed, slotOf } from './packed.ts'

/** How many colours a lookup remembers, by their hash. */
const REMEMBERED = 1 << 16

/**
 * Returns the index of the nearest colour for each pixel. A pixel whose own colour the palette lacks takes a neighbour's
 * colour if that is worse by at most `slack`, because runs of equal indices pack better.
 */
export function mapPixels(
  picture: Packed,
  palette: Uint32Array,
  slack: number,
  exact: ReadonlySet<number>
): Uint8Array {
  const { data, width } = picture
  const indices = new Uint8Array(data.length)
  const find = openLookup(palette)
  const points = located(palette)
  const point = new Float64Array(AXES)
  const distanceTo = (index: number): number => {
    let sum = 0
    for (let axis = 0; axis < AXES; axis++)
      sum += (point[axis]! - points[index * AXES + axis]!) ** 2
    return Math.sqrt(sum)
  }
  for (let pixel = 0; pixel < data.length; pixel++) {
    const colour = data[pixel]!
    if (pixel > 0 && colour === data[pixel - 1]) {
      indices[pixel] = indices[pixel - 1]!
      continue
    }
    const nearest = find(colour)
    indices[pixel] = nearest
    if (pixel < width || exact.has(colour)) continue
    const [left, above] = [indices[pixel - 1]!, indices[pixel - width]!]
    if (nearest === left || nearest === above) continue
    locate(point, 0, colour & 255, (colour >>> 8) & 255, (colour >>> 16) & 255, colour >>> 24)
    const limit = distanceTo(nearest) + slack
    if (distanceTo(left) <= limit) indices[pixel] = left
    else if (distanceTo(above) <= limit) indices[pixel] = above
  }
  return indices
}

/**
 * Returns the indices with errors spread to later pixels (Floyd and Steinberg). Lines are processed from the left and
 * from the right in turn. `strength` is the share of an error that is passed on. Errors of opacity are spread within soft
 * shadows only, because edges of cut-outs would fray, and neither transparent pixels nor those with a colour of `exact`
 * take or pass on an error.
 */
export function ditherPixels(
  picture: Packed,
  palette: Uint32Array,
  strength: number,
  exact: ReadonlySet<number>
): Uint8Array {
  const { data, width, height } = picture
  const indices = new Uint8Array(data.length)
  const find = openLookup(palette)
  // One extra pixel on each side receives the errors that leave the picture.
  let errors = new Float64Array((width + 2) * 4)
  let nextErrors = new Float64Array((width + 2) * 4)
  const wanted = new Uint8Array(4)
  const opacityAt = (pixel: number) => (data[pixel] ?? 0) >>> 24
  const isNear = (pixel: number, other: number) =>
    Math.abs(opacityAt(pixel) - opacityAt(other)) <= SOFT
  const isSoft = (pixel: number) =>
    isNear(pixel, pixel - 1) &&
    isNear(pixel, pixel + 1) &&
    isNear(pixel, pixel - width) &&
    isNear(pixel, pixel + width)
  for (let y = 0; y < height; y++) {
    const forward = y % 2 === 0
    const ahead = forward ? 4 : -4
    nextErrors.fill(0)
    for (let step = 0; step < width; step++) {
      const x = forward ? step : width - 1 - step
      const colour = data[y * width + x]!
      if (colour === 0 || exact.has(colour)) {
        indices[y * width + x] = find(colour)
        continue
      }
      const at = (x + 1) * 4
      const red = clamped((colour & 255) + errors[at]!)
      const green = clamped(((colour >>> 8) & 255) + errors[at + 1]!)
      const blue = clamped(((colour >>> 16) & 255) + errors[at + 2]!)
      const alpha = colour >>> 24
      const isShadow = alpha < 255 && isSoft(y * width + x)
      const opacity = isShadow ? clamped(alpha + errors[at + 3]!) : alpha
      const index = find((red | (green << 8) | (blue << 16) | (opacity << 24)) >>> 0)
      indices[y * width + x] = index
      const shown = palette[index]!
      wanted[0] = red
      wanted[1] = green
      wanted[2] = blue
      wanted[3] = opacity
      for (let channel = 0; channel < (isShadow ? 4 : 3); channel++) {
        const error = ((wanted[channel]! - ((shown >>> (8 * channel)) & 255)) * strength) / 16
        errors[at + ahead + channel]! += error * 7
        nextErrors[at - ahead + channel]! += error * 3
        nextErrors[at + channel]! += error * 5
        nextErrors[at + ahead + channel]! += error
      }
    }
    ;[errors, nextErrors] = [nextErrors, errors]
  }
  return indices
}

/** Opacity changes by no more than this from pixel to pixel in a soft shadow, and by more at the edge of a cut-out. */
const SOFT = 16

const clamped = (value: number): number => Math.min(255, Math.max(0, Math.round(value)))

/** Finds the index of the nearest colour. */
function openLookup(palette: Uint32Array): (colour: number) => number {
  const nearest = openNearest(located(palette))
  const keys = new Uint32Array(REMEMBERED)
  const values = new Int16Array(REMEMBERED).fill(-1)
  const point = new Float64Array(AXES)
  return (colour) => {
    const slot = slotOf(colour, REMEMBERED)
    if (keys[slot] === colour && values[slot]! >= 0) return values[slot]!
    locate(point, 0, colour & 255, (colour >>> 8) & 255, (colour >>> 16) & 255, colour >>> 24)
    const index = nearest(point[0]!, point[1]!, point[2]!, point[3]!)
    keys[slot] = colour
    values[slot] = index
    return index
  }
}

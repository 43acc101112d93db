import type { Raster } from '../quality/ssimulacra2.ts'

/**
 * If halving the colour planes causes a root mean square error of more than this many levels, full colour planes are
 * worth a trial. Saturated fabrics and drawn edges are above the limit, photographs on white are below it.
 */
const NOTABLE = 3

/** Every eighth pair of rows says as much as all of them, in an eighth of the time. */
const EVERY = 8

/** The side of the parts that are judged alone: a badge or a line of text fills one. */
const PART = 32

/**
 * If halving the colour planes causes a larger error than this in one part, saturated text or thin coloured lines are
 * there, and their colours run. The worst part of 24 photographs of the developer corpus has at most 16.5, small red text on white 27, on blue 45.
 */
const RUINED = 20

/** Tells whether halving the colour planes and doubling them again, as 4:2:0 does, causes a notable error. */
export function losesByHalving(raster: Raster): boolean {
  const { width, height } = raster
  const pairs = Math.ceil(Math.floor(height / 2) / EVERY)
  const count = Math.floor(width / 2) * pairs * 8
  const sum = errorOfHalving(raster, { left: 0, top: 0, width, height }, EVERY)
  return count > 0 && Math.sqrt(sum / count) > NOTABLE
}

/** Tells whether halving the colour planes ruins a part of the picture, however small the picture's mean error is. */
export const isRuinedByHalving = (raster: Raster): boolean => worstLossByHalving(raster) > RUINED

/** Returns the root mean square error of halving in the worst part of the picture. */
export function worstLossByHalving(raster: Raster): number {
  let worst = 0
  for (let top = 0; top + 1 < raster.height; top += PART)
    for (let left = 0; left + 1 < raster.width; left += PART) {
      const height = Math.min(PART, raster.height - top)
      const width = Math.min(PART, raster.width - left)
      // A narrow part at the edge counts as a whole one, so that a line of noise is no badge.
      const sum = errorOfHalving(raster, { left, top, width, height }, 1)
      worst = Math.max(worst, sum / (PART * PART))
    }
  return Math.sqrt(worst)
}

type Area = { left: number; top: number; width: number; height: number }

/**
 * Sums the squared distances of the four pixels in the 2 x 2 blocks of both colour planes from their means, in one of
 * `every` pairs of rows.
 */
function errorOfHalving({ data, width }: Raster, area: Area, every: number): number {
  let sum = 0
  const [bottom, right] = [area.top + area.height, area.left + area.width]
  for (let y = area.top; y + 1 < bottom; y += 2 * every) {
    for (let x = area.left; x + 1 < right; x += 2) {
      const above = (y * width + x) * 3
      const below = above + width * 3
      sum += spread(data, above, below, CB) + spread(data, above, below, CR)
    }
  }
  return sum
}

/** Returns the sum of the squared distances of four numbers of a colour plane from their mean. */
function spread(data: Uint8Array, above: number, below: number, [r, g, b]: Plane): number {
  const p = r * data[above]! + g * data[above + 1]! + b * data[above + 2]!
  const q = r * data[above + 3]! + g * data[above + 4]! + b * data[above + 5]!
  const s = r * data[below]! + g * data[below + 1]! + b * data[below + 2]!
  const t = r * data[below + 3]! + g * data[below + 4]! + b * data[below + 5]!
  const mean = (p + q + s + t) / 4
  return (p - mean) ** 2 + (q - mean) ** 2 + (s - mean) ** 2 + (t - mean) ** 2
}

type Plane = readonly [red: number, green: number, blue: number]

// RGB to YCbCr conversion (JFIF 1.02).
const CB: Plane = [-0.1687, -0.3313, 0.5]
const CR: Plane = [0.5, -0.4187, -0.0813]

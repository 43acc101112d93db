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
 * `every` pairs of rows. Grey has no share in either plane, so each is a sum of u = red − green and v = blue − green,
 * whose own sums are whole numbers and four times as large: 4 (u1² + … + u4²) − (u1 + … + u4)².
 */
function errorOfHalving({ data, width }: Raster, area: Area, every: number): number {
  let [uu, uv, vv] = [0, 0, 0]
  const [bottom, right] = [area.top + area.height, area.left + area.width]
  for (let y = area.top; y + 1 < bottom; y += 2 * every) {
    let at = (y * width + area.left) * 3
    let below = at + width * 3
    for (let x = area.left; x + 1 < right; x += 2, at += 6, below += 6) {
      const g1 = data[at + 1]!
      const g2 = data[at + 4]!
      const g3 = data[below + 1]!
      const g4 = data[below + 4]!
      const u1 = data[at]! - g1
      const u2 = data[at + 3]! - g2
      const u3 = data[below]! - g3
      const u4 = data[below + 3]! - g4
      const v1 = data[at + 2]! - g1
      const v2 = data[at + 5]! - g2
      const v3 = data[below + 2]! - g3
      const v4 = data[below + 5]! - g4
      const u = u1 + u2 + u3 + u4
      const v = v1 + v2 + v3 + v4
      uu += 4 * (u1 * u1 + u2 * u2 + u3 * u3 + u4 * u4) - u * u
      uv += 4 * (u1 * v1 + u2 * v2 + u3 * v3 + u4 * v4) - u * v
      vv += 4 * (v1 * v1 + v2 * v2 + v3 * v3 + v4 * v4) - v * v
    }
  }
  const errorOf = ({ red, blue }: Plane) => red * red * uu + 2 * red * blue * uv + blue * blue * vv
  return (errorOf(CB) + errorOf(CR)) / 4
}

type Plane = { red: number; blue: number }

// RGB to YCbCr conversion (JFIF 1.02). The share of green is what the two others leave of zero.
const CB: Plane = { red: -0.1687, blue: 0.5 }
const CR: Plane = { red: 0.5, blue: -0.0813 }

import type { Raster } from '../quality/ssimulacra2.ts'

/**
 * If halving the colour planes causes a root mean square error of more than this many levels, full colour planes are
 * worth a trial. Saturated fabrics and drawn edges are above the limit, photographs on white are below it.
 */
const NOTABLE = 3

/** Every eighth pair of rows says as much as all of them, in an eighth of the time. */
const EVERY = 8

/** Tells whether halving the colour planes and doubling them again, as 4:2:0 does, causes a notable error. */
export function losesByHalving(raster: Raster): boolean {
  const pairs = Math.ceil(Math.floor(raster.height / 2) / EVERY)
  const count = Math.floor(raster.width / 2) * pairs * 8
  const sum = errorOfHalving(raster, CB) + errorOfHalving(raster, CR)
  return count > 0 && Math.sqrt(sum / count) > NOTABLE
}

/** Sums the squared distances of the four pixels in the 2 x 2 blocks of a colour plane from their mean. */
function errorOfHalving({ data, width, height }: Raster, [r, g, b]: Plane): number {
  const at = (pixel: number) =>
    r * data[pixel * 3]! + g * data[pixel * 3 + 1]! + b * data[pixel * 3 + 2]!
  let sum = 0
  for (let y = 0; y + 1 < height; y += 2 * EVERY) {
    for (let x = 0; x + 1 < width; x += 2) {
      const pixel = y * width + x
      const [p, q, s, t] = [at(pixel), at(pixel + 1), at(pixel + width), at(pixel + width + 1)]
      const mean = (p + q + s + t) / 4
      sum += (p - mean) ** 2 + (q - mean) ** 2 + (s - mean) ** 2 + (t - mean) ** 2
    }
  }
  return sum
}

type Plane = readonly [red: number, green: number, blue: number]

// RGB to YCbCr conversion (JFIF 1.02).
const CB: Plane = [-0.1687, -0.3313, 0.5]
const CR: Plane = [0.5, -0.4187, -0.0813]

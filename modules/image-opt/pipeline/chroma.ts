import type { Raster } from './similarity/colour.ts'

/**
 * Root mean square error of halved colour planes, in levels, from which full ones are worth trying: saturated
 * fabrics and drawn edges lie above it, photographs on white below.
 */
const NOTABLE = 3

/** Whether the colour planes lose much when they are halved and doubled again, as 4:2:0 does. */
export function losesByHalving({ data, width, height }: Raster): boolean {
  let sum = 0
  let count = 0
  for (let y = 0; y + 1 < height; y += 2) {
    for (let x = 0; x + 1 < width; x += 2) {
      const corners = [0, 1, width, width + 1].map((step) => (y * width + x + step) * 3)
      for (const [r, g, b] of [CB, CR] as const) {
        const values = corners.map(
          (at) =>
            r * (data[at] as number) + g * (data[at + 1] as number) + b * (data[at + 2] as number)
        )
        const mean = values.reduce((total, value) => total + value, 0) / 4
        for (const value of values) sum += (value - mean) ** 2
      }
      count += 8
    }
  }
  return count > 0 && Math.sqrt(sum / count) > NOTABLE
}

// JFIF 1.02, conversion from RGB.
const CB = [-0.1687, -0.3313, 0.5] as const
const CR = [0.5, -0.4187, -0.0813] as const

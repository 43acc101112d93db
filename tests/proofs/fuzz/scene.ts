import sharp, { type Sharp } from 'sharp'
import type { Paint } from '../../support/tagged-png.ts'
import type { Random } from './random.ts'

export type Canvas = { width: number; height: number }

/** Colours that shops use, among them those that loss changes first: white, cream, black and saturated ones. */
const INKS = [
  [1, 1, 1],
  [1, 0.97, 0.9],
  [0, 0, 0],
  [0.91, 0.08, 0.12],
  [0.08, 0.25, 0.85],
  [0.5, 0.5, 0.5]
] as const

/** The flat patches are below this height. */
const PATCHES_FROM = 0.625

/** Makes up soft waves with a little grain above and four flat patches below, so that each turn and each other colour shows. */
export function paintFrom(random: Random): Paint {
  const waves = [0, 1, 2].map(() => [1 + random.below(40) / 10, random.below(63) / 10] as const)
  const slope = 0.2 + random.below(50) / 100
  const grain = random.pick([0, 0, 0.02, 0.05])
  const patches = Array.from({ length: 4 }, () =>
    random.below(2) > 0
      ? random.pick(INKS)
      : ([random.below(256), random.below(256), random.below(256)].map((n) => n / 255) as [
          number,
          number,
          number
        ])
  )
  return (x, y) => {
    if (y >= PATCHES_FROM) return [...(patches[Math.floor(x * patches.length)] ?? INKS[0])]
    const noise = grain * (((x * 7_919 + y * 104_729) * 61) % 1)
    return waves.map(([speed, phase], index) => {
      const wave = 0.35 * Math.sin(speed * (x + slope * y * (index + 1)) + phase)
      return Math.min(1, Math.max(0, 0.5 + wave + noise))
    }) as [number, number, number]
  }
}

/** Draws a scene in three channels of eight bits, or in four with its left eighth transparent. */
export function draw(paint: Paint, { width, height }: Canvas, isCutOut = false): Sharp {
  const channels = isCutOut ? 4 : 3
  const pixels = Buffer.alloc(width * height * channels)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const colour = paint(x / width, y / height).map((value) => Math.round(value * 255))
      const alpha = isCutOut ? [x < width / 8 ? 0 : 255] : []
      pixels.set([...colour, ...alpha], (y * width + x) * channels)
    }
  return sharp(pixels, { raw: { width, height, channels } })
}

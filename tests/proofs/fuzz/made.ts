import type { EncodeOptions } from '../../../modules/image-opt/engine/encode-options.ts'
import { LOSSLESS } from '../../support/encode-options.ts'
import { type Drawing, drawingFrom } from './drawings.ts'
import { type Random, randomFrom } from './random.ts'

export type Made = Drawing & { number: number; options: EncodeOptions }

/** A different seed gives different pictures. */
const SEED = 20_261_128

const QUALITIES = ['lossless', 90, 75, 70, 'auto', 55, 95] as const
const POSITIONS = ['t_l', 't_c', 't_r', 'c', 'b_l', 'b_c', 'b_r'] as const

/**
 * Makes the picture with a given number, and the encode options to try on it. The same number gives the same on every
 * machine whose codecs encode to the same bytes.
 */
export async function make(number: number): Promise<Made> {
  const random = randomFrom(SEED + number * 7_919)
  const options = optionsFrom(random)
  return { number, options, ...(await drawingFrom(random)) }
}

function optionsFrom(random: Random): EncodeOptions {
  const [pngToJpg, flattenTransparent, sizeControl] = [0, 1, 2].map(() => random.below(2) > 0)
  const position = random.pick(POSITIONS)
  const height = random.pick([0.25, 0.5])
  const opacity = random.pick([0.5, 1])
  return {
    ...LOSSLESS,
    quality: random.pick(QUALITIES),
    pngToJpg: pngToJpg === true,
    flattenTransparent: flattenTransparent === true,
    sizeControl: sizeControl === true,
    longestSide: random.below(4) > 0 ? null : 64 + random.below(80),
    watermark: random.below(5) > 0 ? null : { hash: 'drawn', position, height, opacity }
  }
}

import { LEVEL_QUALITIES } from '../../../modules/image-opt/contract.ts'
import type { ImageOpt } from '../draft.ts'

export type Level = 1 | 2 | 3

const { low, medium, high } = LEVEL_QUALITIES
const RATIOS = { 1: low, 2: medium, 3: high } as const

/** Medium is recommended and the default (specification §5.3). */
export const RECOMMENDED: Level = 2

/** Returns the level nearest to a ratio. The legacy slider allows every quality from 55 to 95. */
export const levelOf = (ratio: number): Level => (ratio >= 83 ? 1 : ratio >= 73 ? 2 : 3)

/** Returns whether the ratio is exactly the ratio of a level. */
export const isLevel = (ratio: number): boolean => RATIOS[levelOf(ratio)] === ratio

type Quality = ImageOpt['quality']
export type Mode = 'custom' | 'auto' | 'lossless'

export const modeOf = ({ lossless, auto }: Quality): Mode =>
  lossless === 1 ? 'lossless' : auto === 1 ? 'auto' : 'custom'

export const withLevel = (level: Level): Quality => withRatio(RATIOS[level])

/**
 * Returns the quality with this ratio. A ratio of 0, which the other modes store, stands for the recommended level.
 */
export const withRatio = (ratio: number): Quality => ({
  custom: 1,
  lossless: 0,
  auto: 0,
  custom_ratio: ratio || RATIOS[RECOMMENDED]
})

export const LOSSLESS: Quality = { custom: 0, lossless: 1, auto: 0, custom_ratio: 0 }
export const AUTO: Quality = { custom: 0, lossless: 0, auto: 1, custom_ratio: 0 }

/** Turns the conversion of PNG to JPG on or off. Turning it on also turns size control on (specification §15.3). */
export const withPngToJpg = (isOn: boolean): Partial<ImageOpt> =>
  isOn ? { pngtojpg: 1, pngtojpg_size_control: 1 } : { pngtojpg: 0 }

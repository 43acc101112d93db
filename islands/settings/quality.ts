import type { ImageOpt } from './draft.ts'

export type Level = 1 | 2 | 3

/** Low, Medium, High (specification, image optimisation §5). */
const RATIOS: Record<Level, 90 | 75 | 70> = { 1: 90, 2: 75, 3: 70 }

/** Medium is recommended and the default (specification, image optimisation §5). */
export const RECOMMENDED: Level = 2

/** The level that is nearest: the legacy slider allows every quality from 55 to 95. */
export const levelOf = (ratio: number): Level => (ratio >= 83 ? 1 : ratio >= 73 ? 2 : 3)

/** Whether the ratio is one that the levels can say. */
export const isLevel = (ratio: number): boolean => RATIOS[levelOf(ratio)] === ratio

type Quality = ImageOpt['quality']
export type Mode = 'custom' | 'auto' | 'lossless'

export const modeOf = ({ lossless, auto }: Quality): Mode =>
  lossless === 1 ? 'lossless' : auto === 1 ? 'auto' : 'custom'

export const withLevel = (level: Level): Quality => withRatio(RATIOS[level])

/** A ratio of 0, as the other modes have it, means the recommended level. */
export const withRatio = (ratio: number): Quality => ({
  custom: 1,
  lossless: 0,
  auto: 0,
  custom_ratio: ratio || RATIOS[RECOMMENDED]
})

export const LOSSLESS: Quality = { custom: 0, lossless: 1, auto: 0, custom_ratio: 0 }
export const AUTO: Quality = { custom: 0, lossless: 0, auto: 1, custom_ratio: 0 }

/** The size control is checked by default when the conversion is turned on (specification §5). */
export const withPngToJpg = (isOn: boolean): Partial<ImageOpt> =>
  isOn ? { pngtojpg: 1, pngtojpg_size_control: 1 } : { pngtojpg: 0 }

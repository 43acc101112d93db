import type { Settings } from '../../modules/image-opt/schema.ts'

export type ImageOpt = Settings['image_opt']

/** Which kinds of item the plan lets be optimised. */
export type PlanAllows = { product: boolean; collection: boolean; article: boolean }

export type Level = 1 | 2 | 3

/** Low, Medium, High (specification §5). */
const RATIOS: Record<Level, 90 | 75 | 70> = { 1: 90, 2: 75, 3: 70 }

/** The level that is nearest: the legacy slider allows every quality from 55 to 95. */
export const levelOf = (ratio: number): Level => (ratio >= 83 ? 1 : ratio >= 73 ? 2 : 3)

export const withLevel = (level: Level): ImageOpt['quality'] => ({
  custom: 1,
  lossless: 0,
  custom_ratio: RATIOS[level]
})

export const LOSSLESS: ImageOpt['quality'] = { custom: 0, lossless: 1, custom_ratio: 0 }

/** The size control is checked by default when the conversion is turned on (specification §5). */
export const withPngToJpg = (isOn: boolean): Partial<ImageOpt> =>
  isOn ? { pngtojpg: 1, pngtojpg_size_control: 1 } : { pngtojpg: 0 }

/** What the plan does not let be optimised is no target, whatever is stored for a later plan. */
export const lacksTarget = (draft: ImageOpt, can: PlanAllows): boolean =>
  draft.switch === 1 &&
  draft.product === 0 &&
  !(can.collection && draft.collection === 1) &&
  !(can.article && draft.blogs === 1)

/** Both come from the server's answer, so their keys are in one order. */
export const isSame = (one: ImageOpt, other: ImageOpt): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

import type { ImageView } from '../../modules/image-opt/schema.ts'
import type { Texts } from '../dialog/texts.ts'

/** From which score on a word is true (SSIMULACRA2, as its authors tell it), best first. */
const BANDS = [
  [100, 'identical'],
  [90, 'looksIdentical'],
  [80, 'excellent'],
  [70, 'veryGood'],
  [60, 'good']
] as const

/** How the result looks, in words and number; '' where it was not measured. */
export function lookOf({ score }: ImageView, { compare: t }: Texts<'compare'>): string {
  if (score === null) return ''
  const band = BANDS.find(([least]) => score >= least)?.[1] ?? 'visible'
  return t[band]({ score })
}

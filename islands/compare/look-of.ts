import type { ImageView } from '../../modules/image-opt/history/schema.ts'
import type { Messages } from '../lib/messages.ts'

/** The lowest score for each quality label, best first (SSIMULACRA2, according to its authors). */
const BANDS = [
  [100, 'identical'],
  [90, 'looksIdentical'],
  [80, 'excellent'],
  [70, 'veryGood'],
  [60, 'good']
] as const

/** The quality label of the result with its score; '' where it was not measured. */
export function lookOf({ score }: ImageView, { compare: t }: Messages<'compare'>): string {
  if (score === null) return ''
  const band = BANDS.find(([least]) => score >= least)?.[1] ?? 'visible'
  return t[band]({ score })
}

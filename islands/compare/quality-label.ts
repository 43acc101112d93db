import type { ImageView } from '../../modules/image-opt/history/schema.ts'
import type { Messages } from '../lib/messages.ts'

/** The lowest score for each quality label, best first, as the authors of SSIMULACRA2 define them. */
const BANDS = [
  [100, 'identical'],
  [90, 'looksIdentical'],
  [80, 'excellent'],
  [70, 'veryGood'],
  [60, 'good']
] as const

/** Returns the quality label of the result with its score; '' when the score was not measured. */
export function qualityLabelOf({ score }: ImageView, { compare: t }: Messages<'compare'>): string {
  if (score === null) return ''
  const band = BANDS.find(([least]) => score >= least)?.[1] ?? 'visible'
  return t[band]({ score })
}

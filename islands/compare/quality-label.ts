import type { ImageView } from '../../modules/image-opt/history/schema.ts'
import type { Messages } from '../lib/messages.ts'

/** The lowest score of each quality label, best first. The authors of SSIMULACRA2 define these limits. */
const BANDS = [
  [100, 'identical'],
  [90, 'looksIdentical'],
  [80, 'excellent'],
  [70, 'veryGood'],
  [60, 'good']
] as const

/** Returns the quality label and the score of a result; '' when the score was not measured. */
export function qualityLabelOf(
  { score }: Pick<ImageView, 'score'>,
  { compare: t }: Messages<'compare'>
): string {
  if (score === null) return ''
  const band = BANDS.find(([least]) => score >= least)?.[1] ?? 'visible'
  return t[band]({ score })
}

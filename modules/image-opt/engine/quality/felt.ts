import type { Scores } from './ssimulacra2.ts'

/**
 * How far the worst window may be below the floor of the picture. Where plain mozjpeg scores about 80, 70 and 64, the
 * worst window of 25 photographs of the developer corpus lies 2 to 18, 3 to 23 and 3 to 30 points lower by version 2.1. With
 * halved colour planes, small red text on blue lies 83 to 85 points lower, and on white 25 to 30, so this alone does
 * not keep red text on white legible: formats/chroma.ts finds it.
 */
const SLACK = 20

/**
 * How far the second opinion on a JPEG or WebP may be below the floor (decision 048). At scores from 62 to 92, plain
 * mozjpeg lies up to 7.0 points below its score and plain cwebp up to 10.7.
 */
const SECOND_SLACK = 10

/**
 * On a palette, pngquant's second opinion lies 3 points above its score, so this slack is only what formats/palette.ts adds to
 * the floor for roundings of the first metric.
 */
const PALETTE_SLACK = 1.5

/** Returns the best score that a second opinion allows. */
export const allowedBy = (second: number, { isPalette }: Pick<How, 'isPalette'>): number =>
  second + (isPalette ? PALETTE_SLACK : SECOND_SLACK)

/** By which rules the scores of a comparison become one. */
export type How = { isTwice: boolean; isPalette: boolean }

/**
 * Returns the score that counts: of the picture, or of its worst part if that is ruined. With `isTwice`, the worse of two
 * versions of the metric counts (decision 048).
 */
export const felt = (scores: Scores, { isTwice }: Pick<How, 'isTwice'>): number => {
  const newer = Math.min(scores.newer, scores.worst + SLACK)
  return isTwice ? Math.min(newer, scores.older, scores.olderWorst + SLACK) : newer
}

import type { Scores } from './ssimulacra2.ts'

/**
 * How far the worst window may be below the floor of the picture. Where plain mozjpeg scores about 80, 70 and 64, the
 * worst window of 25 photographs of the developer corpus lies 2 to 18, 3 to 23 and 3 to 30 points lower by version 2.1. With
 * halved colour planes, small red text on blue lies 83 to 85 points lower, and on white 25 to 30, so this alone does
 * not keep red text on white legible: formats/chroma.ts finds it.
 */
const SLACK = 20

/**
 * Returns the score that counts: of the picture, or of its worst part if that is ruined. With `isTwice`, the worse of two
 * versions of the metric counts (decision 076).
 */
export const felt = (scores: Scores, { isTwice }: { isTwice: boolean }): number => {
  const newer = Math.min(scores.newer, scores.worst + SLACK)
  return isTwice ? Math.min(newer, scores.older, scores.olderWorst + SLACK) : newer
}

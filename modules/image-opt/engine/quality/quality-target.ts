import { LEVEL_QUALITIES } from '../../contract.ts'

/**
 * How good a result has to look, in SSIMULACRA2 (specification §5.3; decision 013 has the measurements). The search
 * starts with the encoder quality `quality`. It lowers the quality while the score is at least `target`, and raises it
 * while the score is below `floor`. With a null `target` it never lowers the quality.
 */
export type QualityTarget = { quality: number; target: number | null; floor: number }

const LEVELS: readonly (QualityTarget & { target: number })[] = [
  { quality: LEVEL_QUALITIES.low, target: 86, floor: 80 },
  { quality: LEVEL_QUALITIES.medium, target: 75, floor: 70 },
  { quality: LEVEL_QUALITIES.high, target: 70, floor: 64 }
]

/**
 * Auto starts at quality 75 and searches up or down for the lowest quality that scores 75. A result with this score
 * still looks good after the platform re-encodes it.
 */
const AUTO: QualityTarget = { quality: 75, target: 75, floor: 75 }

/**
 * Returns the quality target of a level. A quality from the older slider is used unchanged, unless the score misses
 * the floor of the nearest level.
 */
export function qualityTargetFor(quality: 'auto' | number): QualityTarget {
  if (quality === 'auto') return AUTO
  const distance = (level: QualityTarget) => Math.abs(level.quality - quality)
  const nearest = LEVELS.reduce((best, level) => (distance(level) < distance(best) ? level : best))
  return nearest.quality === quality ? nearest : { quality, target: null, floor: nearest.floor }
}

/** How far below the target a result may be where the floor is the target itself, as it is in Auto. */
const CLOSE_TO_TARGET = 1

/** Returns the score below which a result is not used. */
export const leastScore = ({ target, floor }: QualityTarget): number =>
  Math.min(floor, (target ?? Infinity) - CLOSE_TO_TARGET)

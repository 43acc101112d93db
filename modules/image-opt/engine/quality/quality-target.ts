/**
 * How good a result has to look, in SSIMULACRA2 (specification §5.3; decision 013 has the measurements). The encoder
 * starts at `quality`; it goes down while the score is at least `target`, and up while the score is below `floor`.
 * With a null `target` it never goes down.
 */
export type QualityTarget = { quality: number; target: number | null; floor: number }

const LEVELS: readonly (QualityTarget & { target: number })[] = [
  { quality: 90, target: 86, floor: 80 },
  { quality: 75, target: 75, floor: 70 },
  { quality: 70, target: 70, floor: 64 }
]

/** Auto searches for a score of 75 from both sides. Such a result still survives re-encoding by the platform. */
const AUTO: QualityTarget = { quality: 75, target: 75, floor: 75 }

/**
 * Returns the quality target of a level. A quality from the older slider is used as it is; only the floor of the
 * nearest level applies.
 */
export function qualityTargetFor(quality: 'auto' | number): QualityTarget {
  if (quality === 'auto') return AUTO
  const distance = (level: QualityTarget) => Math.abs(level.quality - quality)
  const nearest = LEVELS.reduce((best, level) => (distance(level) < distance(best) ? level : best))
  return nearest.quality === quality ? nearest : { quality, target: null, floor: nearest.floor }
}

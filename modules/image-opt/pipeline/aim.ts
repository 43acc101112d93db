/**
 * How good a result has to look, in SSIMULACRA2 (codecs.md sections 6 and 11). `quality` is what the
 * encoder starts from; it goes down while the score stays at `target`, and up while it is under `floor`.
 */
export type Aim = { quality: number; target: number | null; floor: number }

const LEVELS: readonly (Aim & { target: number })[] = [
  { quality: 90, target: 86, floor: 80 },
  { quality: 75, target: 75, floor: 70 },
  { quality: 70, target: 70, floor: 64 }
]

/** Auto is the search for 75 from both sides: what a second encoder of the platform still survives. */
const AUTO: Aim = { quality: 75, target: 75, floor: 75 }

/** A quality of the older slider is meant as it stands: only the floor of the nearest level holds. */
export function aimOf(quality: 'auto' | number): Aim {
  if (quality === 'auto') return AUTO
  const distance = (level: Aim) => Math.abs(level.quality - quality)
  const nearest = LEVELS.reduce((best, level) => (distance(level) < distance(best) ? level : best))
  return nearest.quality === quality ? nearest : { quality, target: null, floor: nearest.floor }
}

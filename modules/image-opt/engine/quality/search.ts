import type { QualityTarget } from './quality-target.ts'

export type Trial = { quality: number; score: number }
export type Range = { least: number; most: number }

/**
 * A trial takes up to a tenth of a second, and from the fourth on a trial seldom changes the result by as much as a
 * percent.
 */
const MAX_TRIALS = 5

/** The score that one step of encoder quality is assumed to gain until two trials give the real slope. */
const SLOPE = 0.7

/** A score this close to the wanted one ends the search: another trial would save half a percent of the bytes. */
const CLOSE_ENOUGH = 0.6

/**
 * Finds the encoder quality for a quality target: the one it starts from, a lower one that still reaches the target,
 * or the lowest one that reaches the floor. Returns the trial with that quality. Its score may be below the floor if
 * even the quality `most` does not reach it.
 */
export async function findQuality<T extends Trial>(
  { quality, target, floor }: QualityTarget,
  { least, most }: Range,
  attempt: (quality: number) => Promise<T>
): Promise<T> {
  const first = await attempt(Math.min(quality, most))
  const wanted = first.score < floor ? floor : target
  if (wanted === null || (first.score >= floor && first.score < wanted + CLOSE_ENOUGH)) return first

  let [low, high]: [Trial, T | undefined] =
    first.score >= wanted ? [{ quality: least - 1, score: -Infinity }, first] : [first, undefined]
  let best = first
  for (let trials = 1; trials < MAX_TRIALS; trials++) {
    const next = guess(low, high, wanted, most)
    if (next === undefined) break
    const trial = await attempt(next)
    if (trial.score >= wanted) high = trial
    else low = trial
    best = high ?? trial
    if (high && high.score - wanted < CLOSE_ENOUGH) break
  }
  // A floor has to hold at any cost, so the last resort is the highest quality of the range.
  if (best.score < wanted && wanted === floor && best.quality < most) return attempt(most)
  return best
}

/**
 * Guesses the next quality between one that misses and one that reaches the wanted score, along the straight line
 * through both. Returns undefined if no quality is left to try.
 */
function guess(
  low: Trial,
  high: Trial | undefined,
  wanted: number,
  most: number
): number | undefined {
  if (!high) {
    if (low.quality >= most) return undefined
    const step = Math.max(1, Math.ceil((wanted - low.score) / SLOPE))
    return Math.min(most, low.quality + step)
  }
  if (high.quality - low.quality <= 1) return undefined
  const slope = Number.isFinite(low.score)
    ? (high.score - low.score) / (high.quality - low.quality)
    : SLOPE
  const step = Math.max(1, Math.floor((high.score - wanted) / Math.max(slope, 0.1)))
  return Math.max(low.quality + 1, high.quality - step)
}

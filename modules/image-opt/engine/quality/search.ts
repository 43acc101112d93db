import type { Curve } from './curves.ts'
import type { QualityTarget } from './quality-target.ts'

export type Trial = { quality: number; score: number }

/** The qualities to choose from, and how the average picture scores at each. */
export type Range = { least: number; most: number; curve: Curve }

/** From the fifth trial on, a trial seldom changes the result by as much as a percent. */
const MAX_TRIALS = 4

/** Where a picture's scores jump, as they do near the quality of its own last encoding, a few more trials pay. */
const JUMP = { points: 2, trials: 6 }

/** A score this close to the wanted one ends the search. Half are above it and half below, so bytes even out. */
const CLOSE_ENOUGH = 0.6

/** A floor is never missed on purpose, so only scores above it are close to it. */
const ABOVE_FLOOR = 0.6

/**
 * How many times as steep as the average curve a picture's own is. Two trials show it, unless they are close to each
 * other: over the developer corpus it is 1 ± 0.25.
 */
const [LEAST_SLOPE, MOST_SLOPE] = [0.4, 2]

/** The scores at which a search ends, and the one that it aims at. */
type Aim = { least: number; most: number; score: number }

/**
 * Finds the encoder quality for a quality target: the one it starts from, a lower one that comes close to the target,
 * or the lowest one that reaches the floor. Returns the trial with that quality. Its score may be below the floor if
 * even the quality `most` does not reach it.
 */
export async function findQuality<T extends Trial>(
  { quality, target, floor }: QualityTarget,
  range: Range,
  attempt: (quality: number) => Promise<T>
): Promise<T> {
  const first = await attempt(Math.min(quality, range.most))
  const isMissed = first.score < floor
  if (!isMissed && (target === null || first.score <= target + CLOSE_ENOUGH)) return first
  const aim = isMissed || target === null ? aimAtFloor(floor) : aimAtTarget(target, floor)

  const trials = [first]
  while (trials.length < JUMP.trials) {
    const last = trials.at(-1) as T
    if (last.score >= aim.least && last.score <= aim.most) return last
    const isClose = trials.some(
      ({ score }) => score >= aim.least && score <= aim.most + JUMP.points
    )
    if (isClose && trials.length >= MAX_TRIALS) break
    const next = guess(trials, aim, range)
    if (next === undefined) break
    trials.push(await attempt(next))
  }
  const reached = trials.filter(({ score }) => score >= aim.least)
  if (reached.length > 0) return reached.reduce((a, b) => (b.quality < a.quality ? b : a))
  const best = trials.reduce((a, b) => (b.quality > a.quality ? b : a))
  // The floor must be reached at any cost, so the last resort is the highest quality of the range.
  return isMissed && best.quality < range.most ? attempt(range.most) : best
}

const aimAtFloor = (floor: number): Aim => ({
  least: floor,
  most: floor + ABOVE_FLOOR,
  score: floor + ABOVE_FLOOR / 2
})

const aimAtTarget = (target: number, floor: number): Aim => ({
  least: Math.max(floor, target - CLOSE_ENOUGH),
  most: target + CLOSE_ENOUGH,
  score: Math.max(floor + CLOSE_ENOUGH / 2, target)
})

/**
 * Returns the quality expected to score nearest to the aim, between the highest that missed it and the lowest that
 * reached it. Returns undefined if none is left.
 */
function guess(trials: Trial[], aim: Aim, { least, most, curve }: Range): number | undefined {
  const [reached, missed] = [true, false].map((isReached) =>
    trials
      .filter(({ score }) => score >= aim.least === isReached)
      .toSorted((a, b) => (isReached ? a.quality - b.quality : b.quality - a.quality))
  ) as [Trial[], Trial[]]
  const [low, high] = [missed[0]?.quality ?? least - 1, reached[0]?.quality ?? most + 1]
  // The trials on both sides of the aim, or else the two nearest to it.
  const [near, other] = (
    missed[0] && reached[0] ? [missed[0], reached[0]] : [...missed, ...reached]
  ) as [Trial, Trial?]
  const slope = other
    ? (distance(other.score) - distance(near.score)) / (curve(other.quality) - curve(near.quality))
    : 1
  const known = Math.min(MOST_SLOPE, Math.max(LEAST_SLOPE, slope))
  const onCurve = curve(near.quality) + (distance(aim.score) - distance(near.score)) / known
  let best: number | undefined
  let bestGap = Infinity
  for (let quality = low + 1; quality < high; quality++) {
    const gap = Math.abs(curve(quality) - onCurve)
    if (gap < bestGap) [best, bestGap] = [quality, gap]
  }
  return best
}

/** The logarithm of the distance from a score of 100. A picture's values lie near a line over the average curve. */
const distance = (score: number): number => Math.log(Math.max(100 - score, 0.5))

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

/** A little below the target is aimed at, because a result that is a little above it is seldom made smaller again. */
const SMALLER = 0.2

/** A floor is never missed on purpose, so only scores above it are close to it. */
const ABOVE_FLOOR = 0.6

/**
 * How many times as steep as the average curve a picture's own is. Two trials show it, unless they are close to each
 * other: over the developer corpus it is 1 ± 0.25.
 */
const [LEAST_SLOPE, MOST_SLOPE] = [0.4, 2]

/** How far along the average curve the first estimate may be from the aim before a second one shows the slope. */
const FAR = 0.1

/** The scores at which a search ends, and the one that it aims at. */
type Aim = { least: number; most: number; score: number }

/** Says for each quality which scores are good: about the target below the quality of the level, about the floor above. */
type Aims = (quality: number) => Aim

/**
 * Finds the encoder quality for a quality target: the one it starts from, a lower one that comes close to the target,
 * or the lowest one that reaches the floor. Returns the trial with that quality. Its score may be below the floor if
 * even the quality `most` does not reach it. `estimate` guesses the score of a trial at a fraction of its cost; the first
 * trial is then made where the estimates say that the search will end.
 */
export async function findQuality<T extends Trial>(
  { quality, target, floor }: QualityTarget,
  { least, ...above }: Range,
  attempt: (quality: number) => Promise<T>,
  estimate?: (quality: number) => Promise<number>
): Promise<T> {
  const start = Math.min(quality, above.most)
  // Without a target, the quality is never lowered.
  const range = { least: target === null ? start : least, ...above }
  const aims = aimsOf(start, target, floor)
  const estimates: Trial[] = []
  if (estimate) {
    estimates.push({ quality: start, score: await estimate(start) })
    const end = guess([], estimates, { start, floor, aims }, range) ?? start
    const isFar = Math.abs(range.curve(end) - range.curve(start)) > FAR
    if (isFar) estimates.push({ quality: end, score: await estimate(end) })
  }

  const trials: T[] = []
  while (trials.length < JUMP.trials) {
    const isClose = trials.some((trial) => isGood(trial, aims, JUMP.points))
    if (isClose && trials.length >= MAX_TRIALS) break
    const next = guess(trials, estimates, { start, floor, aims }, range)
    if (next === undefined) break
    const trial = await attempt(next)
    if (isGood(trial, aims)) return trial
    trials.push(trial)
  }
  const reached = trials.filter(({ quality, score }) => score >= aims(quality).least)
  if (reached.length > 0) return reached.reduce((a, b) => (b.quality < a.quality ? b : a))
  let best = trials.reduce((a, b) => (b.quality > a.quality ? b : a))
  // The floor must be reached at any cost, so the last resort is the highest quality of the range.
  for (const last of [start, range.most])
    if (best.quality < last && best.score < aims(best.quality).least) best = await attempt(last)
  return best
}

function isGood({ quality, score }: Trial, aims: Aims, tolerance = 0): boolean {
  const { least, most } = aims(quality)
  return score >= least && score <= most + tolerance
}

function aimsOf(start: number, target: number | null, floor: number): Aims {
  const above = { least: floor, most: floor + ABOVE_FLOOR, score: floor + ABOVE_FLOOR / 2 }
  const below = {
    least: Math.max(floor, (target ?? 0) - CLOSE_ENOUGH),
    most: (target ?? Infinity) + CLOSE_ENOUGH,
    score: Math.max(floor + CLOSE_ENOUGH / 2, (target ?? 0) - SMALLER)
  }
  return (quality) => {
    if (quality === start) return { ...below, least: floor }
    return quality < start ? below : above
  }
}

/**
 * Returns the quality expected to score nearest to its aim, between the highest that missed its aim and the lowest that
 * reached it. Returns undefined if none is left. Estimates serve until there are trials.
 */
function guess(
  trials: readonly Trial[],
  estimates: readonly Trial[],
  { start, floor, aims }: { start: number; floor: number; aims: Aims },
  { least, most, curve }: Range
): number | undefined {
  const [reached, missed] = [true, false].map((isReached) =>
    (trials.length > 0 ? trials : estimates)
      .filter(({ quality, score }) => score >= aims(quality).least === isReached)
      .toSorted((a, b) => (isReached ? a.quality - b.quality : b.quality - a.quality))
  ) as [Trial[], Trial[]]
  // The trials on both sides of the aim, or else the two nearest to it.
  const [near, other] = missed[0] && reached[0] ? [missed[0], reached[0]] : [...missed, ...reached]
  if (!near) return start
  const slope = other ? slopeOf(near, other, curve) : slopeOf(estimates[0], estimates[1], curve)
  const distanceAt = (quality: number) =>
    distance(near.score) + slope * (curve(quality) - curve(near.quality))

  // An estimate does not rule a quality out.
  let [low, high] =
    trials.length > 0
      ? [(missed[0]?.quality ?? least - 1) + 1, (reached[0]?.quality ?? most + 1) - 1]
      : [least, most]
  if (low <= start && start <= high) {
    if (distanceAt(start) <= distance(floor)) high = start
    else if (start < high) low = start + 1
  }
  let best: number | undefined
  let bestGap = Infinity
  for (let quality = low; quality <= high; quality++) {
    const gap = Math.abs(distanceAt(quality) - distance(aims(quality).score))
    if (gap < bestGap) [best, bestGap] = [quality, gap]
  }
  return best
}

/** Returns how many times as steep as the average curve the line through two trials is. */
function slopeOf(a: Trial | undefined, b: Trial | undefined, curve: Curve): number {
  if (!a || !b) return 1
  const slope = (distance(b.score) - distance(a.score)) / (curve(b.quality) - curve(a.quality))
  return Math.min(MOST_SLOPE, Math.max(LEAST_SLOPE, slope))
}

/** The logarithm of the distance from a score of 100. A picture's values lie near a line over the average curve. */
const distance = (score: number): number => Math.log(Math.max(100 - score, 0.5))

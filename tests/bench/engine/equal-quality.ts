import type { Judge, Scores } from './judge.ts'
import type { Sample } from './pictures.ts'
import { runChain } from './run-chain.ts'
import type { Result } from './run-engine.ts'
import type { Route } from './tool-chain.ts'

export type Measured = { results: Result[]; seconds: number; scores: Scores }

/**
 * Returns a function that runs a chain of tools at the given quality and scores the results. Each quality is run only
 * once; later calls return the stored result.
 */
export function chainMeter(samples: Sample[], route: Route, judge: Judge, folder: string) {
  const known = new Map<number, Measured>()
  return async (quality: number): Promise<Measured> => {
    const before = known.get(quality)
    if (before) return before
    const { results, seconds } = await runChain(samples, route, quality, folder)
    const measured = { results, seconds, scores: await judge.score(results) }
    known.set(quality, measured)
    return measured
  }
}

/** A smaller step makes no visible difference, and every quality that is tried costs minutes. */
const STEP = 2

/**
 * Finds the lowest quality at which the tools' mean score is at least `wanted`, that is, the quality at which their
 * pictures look as good as ours. Null if no quality reaches it.
 */
export async function atEqualQuality(
  meter: (quality: number) => Promise<Measured>,
  [least, most]: readonly [number, number],
  wanted: number
): Promise<(Measured & { quality: number }) | null> {
  let [low, high] = [0, Math.floor((most - least) / STEP)]
  let best: (Measured & { quality: number }) | null = null
  while (low <= high) {
    const middle = Math.floor((low + high) / 2)
    const quality = least + middle * STEP
    const measured = await meter(quality)
    if (measured.scores.mean >= wanted) {
      best = { ...measured, quality }
      high = middle - 1
    } else low = middle + 1
  }
  return best
}

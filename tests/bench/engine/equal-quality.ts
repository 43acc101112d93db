import { join } from 'node:path'
import type { Judge, Scores } from './judge.ts'
import type { Sample } from './pictures.ts'
import { runChain } from './run-chain.ts'
import type { Result } from './run-engine.ts'
import type { Route } from './tool-chain.ts'

export type Measured = { results: Result[]; seconds: number; scores: Scores }

export type Meter = {
  /** Runs the tools at this quality. */
  time(quality: number): Promise<Omit<Measured, 'scores'>>
  /** Returns the same with the scores of the results. */
  score(quality: number): Promise<Measured>
}

/** Measures a chain of tools. Each quality is run and scored only once; later calls return what was found. */
export function chainMeter(samples: Sample[], route: Route, judge: Judge, folder: string): Meter {
  const timed = new Map<number, Omit<Measured, 'scores'>>()
  const scored = new Map<number, Measured>()
  async function time(quality: number) {
    const run =
      timed.get(quality) ?? (await runChain(samples, route, quality, join(folder, `${quality}`)))
    timed.set(quality, run)
    return run
  }
  return {
    time,
    async score(quality) {
      const run = await time(quality)
      const measured = scored.get(quality) ?? { ...run, scores: await judge.score(run.results) }
      scored.set(quality, measured)
      return measured
    }
  }
}

/** A smaller step makes no visible difference, and every quality that is tried costs minutes. */
const STEP = 2

/**
 * Finds the lowest quality at which the tools' mean score is at least `wanted`, that is, the quality at which their
 * pictures look as good as ours. Null if no quality reaches it.
 */
export async function atEqualQuality(
  meter: Meter,
  [least, most]: readonly [number, number],
  wanted: number
): Promise<(Measured & { quality: number }) | null> {
  let [low, high] = [0, Math.floor((most - least) / STEP)]
  let best: (Measured & { quality: number }) | null = null
  while (low <= high) {
    const middle = Math.floor((low + high) / 2)
    const quality = least + middle * STEP
    const measured = await meter.score(quality)
    if (measured.scores.mean >= wanted) {
      best = { ...measured, quality }
      high = middle - 1
    } else low = middle + 1
  }
  return best
}

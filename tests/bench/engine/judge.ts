import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import type { Pair } from './judge-worker.ts'
import type { Result } from './run-engine.ts'

export type Scores = { mean: number; worst: number; worstName: string }

export type Judge = {
  /**
   * Scores each result file against its original. The metric is computed by a different implementation from the one in
   * the engine.
   */
  score(results: readonly Result[]): Promise<Scores>
  close(): Promise<void>
}

export function openJudge(): Judge {
  const pool = new Piscina<Pair, number>({
    filename: new URL('./judge-worker.ts', import.meta.url).href,
    maxThreads: availableParallelism()
  })
  return {
    async score(results) {
      const scores = await Promise.all(
        results.map(async ({ path, after, isTurned = false }) =>
          path === after ? 100 : await pool.run({ before: path, after, isTurned })
        )
      )
      const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
      const worst = Math.min(...scores)
      return { mean, worst, worstName: results[scores.indexOf(worst)]?.name ?? '' }
    },
    close: () => pool.close()
  }
}

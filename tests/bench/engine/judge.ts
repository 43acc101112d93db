import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import type { Opinions, Pair } from './judge-worker.ts'
import type { Result } from './run-engine.ts'

export type Scores = Opinion & { second: Opinion }

type Opinion = { mean: number; worst: number; worstName: string }

const SAME: Opinions = { first: 100, second: 100 }

export type Judge = {
  /**
   * Scores each result file against its original by two metrics. The first is computed by a different implementation from
   * the one in the engine.
   */
  score(results: readonly Result[]): Promise<Scores>
  close(): Promise<void>
}

export function openJudge(): Judge {
  const pool = new Piscina<Pair, Opinions>({
    filename: new URL('./judge-worker.ts', import.meta.url).href,
    maxThreads: availableParallelism()
  })
  return {
    async score(results) {
      const scores = await Promise.all(
        results.map(async ({ path, after, isTurned = false }) =>
          path === after ? SAME : await pool.run({ before: path, after, isTurned })
        )
      )
      const names = results.map(({ name }) => name)
      return {
        ...opinionOf(
          scores.map(({ first }) => first),
          names
        ),
        second: opinionOf(
          scores.map(({ second }) => second),
          names
        )
      }
    },
    close: () => pool.close()
  }
}

function opinionOf(scores: readonly number[], names: readonly string[]): Opinion {
  const worst = Math.min(...scores)
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  return { mean, worst, worstName: names[scores.indexOf(worst)] ?? '' }
}

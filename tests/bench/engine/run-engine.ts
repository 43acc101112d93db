import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { EncodeOptions } from '../../../modules/image-opt/engine/encode-options.ts'
import { startCodecPool } from '../../../modules/image-opt/engine/pool/pool.ts'
import { INSTALLED } from '../../support/gifsicle.ts'
import { descendantsOf, memoryOf } from '../../support/memory.ts'
import { bytesOf, type Sample } from './pictures.ts'

export type Result = Sample & {
  /** Where the picture is after it: the result, or the original where it was left alone. */
  after: string
  bytesAfter: number
  /** Why the engine would not take it: on sound pictures a fault that the report has to show. */
  refusal: string | null
  /** Stored as the original is, without the note how it is held. */
  isTurned?: boolean
}

export type Run = {
  results: Result[]
  seconds: number
  /** Most of the codec host and its gifsicles at one moment; 0 where /proc does not tell. */
  peakBytes: number
}

/** Often enough to see the peak of a picture that takes a tenth of a second. */
const WEIGH_EVERY_MS = 100

/** All of them through the pool, as the server has it. Forking the host, once, is not counted. */
export async function runEngine(
  samples: Sample[],
  order: EncodeOptions,
  folder: string
): Promise<Run> {
  mkdirSync(folder, { recursive: true })
  const pool = startCodecPool({ workers: availableParallelism() + 1, gifsicle: INSTALLED })
  const [first] = samples
  if (first) await pool.thumbnail({ input: first.path, output: join(folder, 'warm') })
  const [host = 0] = descendantsOf(process.pid)
  let peakBytes = 0
  const weighing = setInterval(() => {
    if (process.platform === 'linux') peakBytes = Math.max(peakBytes, memoryOf(host))
  }, WEIGH_EVERY_MS)
  const begin = performance.now()
  const results = await Promise.all(
    samples.map(async (sample, index) => {
      const output = join(folder, `${index}-${sample.name}`)
      const outcome = await pool.optimise({ input: sample.path, output, order })
      const isDone = outcome.status === 'optimised'
      return {
        ...sample,
        after: isDone ? output : sample.path,
        bytesAfter: isDone ? outcome.outputBytes : sample.bytes,
        refusal: outcome.status === 'refused' ? `${outcome.reason}, ${outcome.detail}` : null
      }
    })
  )
  const seconds = (performance.now() - begin) / 1000
  clearInterval(weighing)
  await pool.close()
  return { results, seconds, peakBytes }
}

export function savedPercent(results: readonly Pick<Result, 'bytes' | 'bytesAfter'>[]): number {
  const after = results.reduce((sum, { bytesAfter }) => sum + bytesAfter, 0)
  return 100 * (1 - after / bytesOf(results))
}

import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { EncodeOptions } from '../../../modules/image-opt/engine/encode-options.ts'
import { startCodecPool } from '../../../modules/image-opt/engine/pool/pool.ts'
import { descendantsOf, memoryOf, statOf } from '../../support/memory.ts'
import { bytesOf, type Sample } from './pictures.ts'

export type Result = Sample & {
  /** Path of the picture afterwards: the result, or the original if the engine kept it. */
  after: string
  bytesAfter: number
  /** Why the engine refused the picture. An intact picture must not be refused, so the report shows it. */
  refusal: string | null
  /** True if the pixels of the result are stored as in the original, but its EXIF orientation is lost. */
  isTurned?: boolean
}

export type Run = {
  results: Result[]
  seconds: number
  /** Processor time of the codec host, which hardly depends on other work on the machine; 0 where there is no /proc. */
  cpuSeconds: number
  /** Peak memory of the codec host; 0 where there is no /proc. */
  peakBytes: number
}

/** Memory is measured this often, to catch the peak even of a picture that takes a tenth of a second. */
const WEIGH_EVERY_MS = 100

/**
 * Runs every sample through the codec pool, as the server does. Forking the host, which happens once, is not timed.
 */
export async function runEngine(
  samples: Sample[],
  options: EncodeOptions,
  folder: string
): Promise<Run> {
  mkdirSync(folder, { recursive: true })
  const pool = startCodecPool({ workers: availableParallelism() + 1 })
  const [first] = samples
  if (first) await pool.thumbnail({ input: first.path, output: join(folder, 'warm') })
  const [host = 0] = descendantsOf(process.pid)
  let peakBytes = 0
  const weighing = setInterval(() => {
    if (process.platform === 'linux') peakBytes = Math.max(peakBytes, memoryOf(host))
  }, WEIGH_EVERY_MS)
  const begin = performance.now()
  const cpuBefore = cpuSecondsOf(host)
  const results = await Promise.all(
    samples.map(async (sample, index) => {
      const output = join(folder, `${index}-${sample.name}`)
      const outcome = await pool.optimise({ input: sample.path, output, options })
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
  const cpuSeconds = cpuSecondsOf(host) - cpuBefore
  clearInterval(weighing)
  await pool.close()
  return { results, seconds, cpuSeconds, peakBytes }
}

/** Linux counts processor time in hundredths of a second (proc(5), utime and stime). */
const TICKS_PER_SECOND = 100

function cpuSecondsOf(pid: number): number {
  if (process.platform !== 'linux') return 0
  const [user = '0', system = '0'] = statOf(pid).slice(11, 13)
  return (Number(user) + Number(system)) / TICKS_PER_SECOND
}

export function savedPercent(results: readonly Pick<Result, 'bytes' | 'bytesAfter'>[]): number {
  const after = results.reduce((sum, { bytesAfter }) => sum + bytesAfter, 0)
  return 100 * (1 - after / bytesOf(results))
}

import { execFile } from 'node:child_process'
import { mkdirSync, rmSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Sample } from './pictures.ts'
import type { Result } from './run-engine.ts'
import type { Route } from './tool-chain.ts'

const execute = promisify(execFile)

/**
 * Runs the tools as xargs would: one process per picture, as many at once as there are cores. For each picture, keeps
 * the result or the original, whichever is smaller.
 */
export async function runChain(
  samples: Sample[],
  route: Route,
  quality: number,
  folder: string
): Promise<{ results: Result[]; seconds: number }> {
  mkdirSync(folder, { recursive: true })
  const results: Result[] = []
  const queue = samples.entries()
  const work = async () => {
    for (const [index, sample] of queue) {
      const output = join(folder, `${index}-${sample.name}`)
      rmSync(output, { force: true })
      const env = { ...process.env, i: sample.path, o: output }
      // If a tool rejects a picture, its user is left with the original. That counts as the result here.
      await execute('sh', ['-c', route.command(quality)], { env }).catch(() => {})
      const size = statSync(output, { throwIfNoEntry: false })?.size ?? 0
      const isSmaller = size > 0 && size < sample.bytes
      results[index] = {
        ...sample,
        after: isSmaller ? output : sample.path,
        bytesAfter: isSmaller ? size : sample.bytes,
        refusal: null,
        isTurned: route.isTurning ?? false
      }
    }
  }
  const begin = performance.now()
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return { results, seconds: (performance.now() - begin) / 1000 }
}

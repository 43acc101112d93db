import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createMemoryStream, main } from 'assemblyscript/asc'

/* `npm run metric` compiles the metric after a change of its source. */

const SOURCE = join(import.meta.dirname, 'metric')

/** The compiled metric, which the engine loads. */
export const COMPILED = join(SOURCE, 'metric.wasm')

const OPTIONS = ['-O3', '--noAssert', '--runtime', 'stub', '--enable', 'simd']

/** Compiles the metric from its AssemblyScript source. The same source always gives the same bytes. */
export async function compileMetric(): Promise<Buffer> {
  let compiled: Uint8Array | undefined
  let said = ''
  const { error } = await main(
    ['metric.ts', '--baseDir', SOURCE, '--outFile', 'metric.wasm', ...OPTIONS],
    {
      stderr: createMemoryStream((text) => (said += String(text))),
      writeFile(_, content) {
        compiled = content as Uint8Array
      }
    }
  )
  if (error || !compiled) throw new Error(`The metric does not compile: ${said}`)
  return Buffer.from(compiled)
}

if (import.meta.main) writeFileSync(COMPILED, await compileMetric())

import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Test } from 'tap'
import type { EncodeOptions, Outcome } from '../../modules/image-opt/engine/encode-options.ts'
import { optimise } from '../../modules/image-opt/engine/pipeline.ts'

export { LOSSLESS, MEDIUM } from './encode-options.ts'

export type Bench = {
  /** Writes a file into the bench's folder and returns its path. */
  put(name: string, bytes: Buffer): Promise<string>
  /** Returns a path for a result. */
  path(name: string): string
  /** Runs the pipeline in this process. `result` is what it wrote, or null. */
  run(
    bytes: Buffer,
    options: EncodeOptions,
    watermarkPath?: string
  ): Promise<{ outcome: Outcome; result: Buffer | null }>
}

/** Opens a folder that is removed after the test. */
export async function openBench(t: Test): Promise<Bench> {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  t.teardown(() => rm(folder, { recursive: true, force: true }))
  const path = (name: string) => join(folder, name)
  async function put(name: string, bytes: Buffer): Promise<string> {
    await writeFile(path(name), bytes)
    return path(name)
  }
  let count = 0
  return {
    put,
    path,
    async run(bytes, options, watermarkPath) {
      const name = `picture-${++count}`
      const output = path(`${name}-out`)
      const outcome = await optimise({
        input: await put(name, bytes),
        output,
        options,
        ...(watermarkPath === undefined ? {} : { watermarkPath })
      })
      const result = (await exists(output)) ? await readFile(output) : null
      return { outcome, result }
    }
  }
}

export const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false
  )

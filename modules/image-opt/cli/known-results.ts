import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { codeOf } from '../../../server/core/disk-errors.ts'
import { sha256 } from '../../../server/core/files.ts'
import type { Task } from '../engine/pipeline.ts'

/** What this program made before, on this computer and by the same options. */
export type KnownResults = {
  /** `hash` of a file, as sha256() gives it. */
  has(hash: string): boolean
  /** To be called before a result takes the place of its original: killed in between, it is known too much. */
  add(hash: string): Promise<void>
}

/** Where the program remembers its results: a line of 64 hex digits for each. */
const pathOf = (env: NodeJS.ProcessEnv): string =>
  join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'page-speed-boost', 'results')

/**
 * A lossy result looks like any other picture: compressed again it would lose again, and get a second
 * watermark. The file holds hashes only, neither names nor pictures. Without it everything else works.
 * @param warn is told once that nothing can be remembered: the file, and the system's code
 */
export async function openKnownResults(
  order: Task['order'],
  env: NodeJS.ProcessEnv,
  warn: (path: string, code: string) => void
): Promise<KnownResults> {
  const path = pathOf(env)
  const lineOf = (hash: string) => sha256(`${JSON.stringify(order)} ${hash}`)
  let isUsable = true
  const fail = (error: unknown) => {
    if (isUsable) warn(path, codeOf(error) ?? String(error))
    isUsable = false
    return ''
  }
  const known = await readFile(path, 'latin1').catch((error: unknown) =>
    codeOf(error) === 'ENOENT' ? '' : fail(error)
  )
  const lines = new Set(known.split('\n'))
  return {
    has: (hash) => lines.has(lineOf(hash)),
    async add(hash) {
      const line = lineOf(hash)
      if (!isUsable || lines.has(line)) return
      lines.add(line)
      // What a killed process left of a line must not spoil ours.
      await mkdir(dirname(path), { recursive: true })
        .then(() => appendFile(path, `\n${line}\n`))
        .catch(fail)
    }
  }
}

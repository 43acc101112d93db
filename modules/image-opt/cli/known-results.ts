import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { codeOf } from '../../../server/core/disk/errors.ts'
import { sha256 } from '../../../server/core/files/hash.ts'
import type { Task } from '../engine/pipeline.ts'

/** The results that this program made earlier on this computer with the same options. */
export type KnownResults = {
  /** `hash` is the sha256() of a file's content. */
  has(hash: string): boolean
  /**
   * Call this before a result replaces its original. If the process is killed between the two, only an unused hash is
   * left behind.
   */
  add(hash: string): Promise<void>
}

/**
 * Returns the path of the file that remembers earlier results. The file has one line of 64 hex digits for each result.
 */
const pathOf = (env: NodeJS.ProcessEnv): string =>
  join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'page-speed-boost', 'results')

/**
 * Opens the record of earlier results. A lossy result does not look different from any other picture; if it were
 * compressed again, it would lose more quality and get a second watermark. The file holds only hashes, no names and no
 * pictures. If the file cannot be used, everything else still works.
 * @param warn is called once if results cannot be remembered, with the file and the system's error code
 */
export async function openKnownResults(
  options: Task['options'],
  env: NodeJS.ProcessEnv,
  warn: (path: string, code: string) => void
): Promise<KnownResults> {
  const path = pathOf(env)
  const lineOf = (hash: string) => sha256(`${JSON.stringify(options)} ${hash}`)
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
      // The leading line break separates this line from a half-written line that a killed process may have left.
      await mkdir(dirname(path), { recursive: true })
        .then(() => appendFile(path, `\n${line}\n`))
        .catch(fail)
    }
  }
}

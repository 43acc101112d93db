import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Makes a queue of test files that several processes can take from: a folder with an empty file for each, whose name is
 * its place and the path of the test file. The folder is deleted when this process exits.
 */
export function queueOf(files: string[]): string {
  const queue = mkdtempSync(join(tmpdir(), 'psb-queue-'))
  process.once('exit', () => rmSync(queue, { recursive: true, force: true }))
  for (const [place, file] of files.entries())
    writeFileSync(join(queue, `${10_000 + place} ${encodeURIComponent(file)}`), '')
  return queue
}

/** Takes the next file, or returns undefined if there is none. No other process gets the same file. */
export function takeNext(queue: string): string | undefined {
  for (const name of readdirSync(queue).sort())
    if (isRemoved(join(queue, name))) return decodeURIComponent(name.slice(name.indexOf(' ') + 1))
  return undefined
}

export const isEmpty = (queue: string): boolean => readdirSync(queue).length === 0

/** Returns false if another process has removed it first. */
function isRemoved(path: string): boolean {
  try {
    rmSync(path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}

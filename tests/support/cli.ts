import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sha256 } from '../../server/core/files/hash.ts'

export const CLI = join(import.meta.dirname, '../../server/cli.mjs')

/** Where the command line caches its results in this test file, with one cache for each working folder. */
const CACHES = mkdtempSync(join(tmpdir(), 'cli-caches-'))
process.on('exit', () => rmSync(CACHES, { recursive: true, force: true }))
export const cacheOf = (cwd: string): string => join(CACHES, sha256(cwd))

export type Ended = { code: number | null; out: string; err: string }

export type Cli = {
  child: ChildProcess
  ended: Promise<Ended>
}

/**
 * Starts `page-speed-boost` in a folder, as its own process group, in English unless `locale` says otherwise, and
 * without a terminal.
 */
export function startCli(cwd: string, args: string[], program = CLI, locale = 'C'): Cli {
  const child = spawn(process.execPath, [program, ...args], {
    cwd,
    detached: true,
    env: { ...process.env, XDG_CACHE_HOME: cacheOf(cwd), LC_ALL: locale },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  return { child, ended: untilEnded(child) }
}

export const runCli = (cwd: string, ...args: string[]): Promise<Ended> => startCli(cwd, args).ended

async function untilEnded(child: ChildProcess): Promise<Ended> {
  let out = ''
  let err = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (out += text))
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (err += text))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, out, err }
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export const CLI = join(import.meta.dirname, '../../server/cli.mjs')

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
    env: { ...process.env, LC_ALL: locale },
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

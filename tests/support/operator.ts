import { spawnSync } from 'node:child_process'
import { CLI } from './cli.ts'
import { withDatabase } from './server-database.ts'

/** Runs an operator's command as npx does, and waits for its end. */
export function runOperator(env: Record<string, string>, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...args], {
    env: { PATH: process.env.PATH ?? '', ...withDatabase(env) },
    encoding: 'utf8'
  })
  return { code: status, said: stdout + stderr }
}

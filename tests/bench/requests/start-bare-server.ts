import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { listenTo } from '../../support/server.ts'

export type BareServer = { address: string; pid: number; stop(): Promise<void> }

/** Starts the bare server on this database, with the statements of this file. */
export async function startBareServer(database: string, statements: string): Promise<BareServer> {
  const program = join(import.meta.dirname, 'bare-server.ts')
  const env = { PATH: process.env.PATH ?? '', NODE_ENV: 'production', NODE_NO_WARNINGS: '1' }
  const child = spawn(process.execPath, [program, database, statements], {
    env: { ...env, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '' },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  const address = await listenTo(child).address
  return {
    address,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
  }
}

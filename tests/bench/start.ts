import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { startServer } from '../support/server.ts'
import { TOKEN } from '../support/token.ts'
import { cpuOf } from './cpu.ts'
import { median } from './median.ts'

/**
 * Returns how long a start takes until the server prints its address, and the processor time it uses, both in milliseconds.
 * The store has been opened before.
 */
export async function measureStart(env: Record<string, string>) {
  const listening: number[] = []
  const cpu: number[] = []
  for (let round = 0; round < 8; round++) {
    const begin = performance.now()
    const server = await startServer(env)
    if (round > 0) {
      listening.push(performance.now() - begin)
      cpu.push(cpuOf(server.pid))
    }
    await server.stop()
  }
  return { listening: median(listening), cpu: median(cpu) }
}

/** Returns how many milliseconds `npm start` takes to print the address when there is nothing to build. */
export async function measureNpmStart(env: Record<string, string>): Promise<number> {
  const starts: number[] = []
  for (let round = 0; round < 5; round++) starts.push(await npmStart(env))
  return median(starts)
}

async function npmStart(env: Record<string, string>): Promise<number> {
  const begin = performance.now()
  const child = spawn('npm', ['start'], {
    env: { ...process.env, ...env, PORT: '0', ADMIN_TOKEN: TOKEN, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit']
  })
  for await (const chunk of child.stdout) if (String(chunk).includes('Open http')) break
  const elapsed = performance.now() - begin
  child.kill('SIGTERM')
  await once(child, 'exit')
  return elapsed
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { startServer } from '../support/server.ts'
import { TOKEN } from '../support/token.ts'

const median = (values: number[]): number =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/**
 * Measures how many milliseconds pass until the address is printed, both for the server alone and for `npm start`. The
 * store has been opened before.
 */
export async function measureStart(storeDir: string, dataDir: string) {
  const env = { STORE_DIR: storeDir, DATA_DIR: dataDir }
  const listening: number[] = []
  for (let round = 0; round < 8; round++) {
    const begin = performance.now()
    const server = await startServer(env)
    if (round > 0) listening.push(performance.now() - begin)
    await server.stop()
  }
  const npm: number[] = []
  for (let round = 0; round < 5; round++) npm.push(await npmStart(env))
  return { listening: median(listening), npm: median(npm) }
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

import { memoryOf } from '../../support/memory.ts'
import { startServer } from '../../support/server.ts'
import { cpuOf } from '../cpu.ts'
import { median } from '../median.ts'
import { startBareServer } from './start-bare-server.ts'

/** How long a server is left alone before its memory is measured: the jobs of its start are over by then. */
const IDLE_MS = 10_000

const STARTS = 7

/** Returns the memory of an idle server with its children, in bytes. */
export async function idleMemory(env: Record<string, string>): Promise<number> {
  const server = await startServer(env)
  const bytes = await afterRest(server.pid)
  await server.stop()
  return bytes
}

/** Returns the same of the bare server, and the milliseconds of processor time until it listens. */
export async function measureBareServer(database: string, statements: string) {
  const starts: number[] = []
  for (let round = 0; round < STARTS; round++) {
    const bare = await startBareServer(database, statements)
    starts.push(cpuOf(bare.pid))
    await bare.stop()
  }
  const bare = await startBareServer(database, statements)
  const bytes = await afterRest(bare.pid)
  await bare.stop()
  return { bytes, startMs: median(starts) }
}

async function afterRest(pid: number): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS))
  return memoryOf(pid)
}

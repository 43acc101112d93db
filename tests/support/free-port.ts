import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * The range to choose from. Linux assigns ephemeral ports from 32,768 up, other systems from 49,152: a restarted server
 * could find such a port taken by another test's connection.
 */
const FROM = 10_000
const BEFORE = 32_000

/** Returns a free port of this machine. Some servers must be told their own address before they listen. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FROM, BEFORE)
    if (await isFree(port)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}

import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * The ports to choose from. Linux gives 32,768 and above to whoever asks for any port, and other systems 49,152 and
 * above: a server that is started again could find such a port taken by a connection of another test.
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

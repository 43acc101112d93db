import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** How long a message takes there and back, and how many bytes arrive in a second. */
export type Network = { rttMs: number; bytesPerSecond: number }

/** Lighthouse's slow 4G: a round trip of 150 ms and 1.6 Mbit/s (`mobileSlow4G` in its constants). */
export const SLOW_4G: Network = { rttMs: 150, bytesPerSecond: (1.6 * 1024 * 1024) / 8 }

/** How many bytes one connection sends before it is the next one's turn. */
const SLICE_BYTES = 4096

/**
 * Opens a port on this machine that leads to one server as slowly as the network would. It delays bytes and does not
 * read them, so TLS passes through. The emulation of the DevTools would not do: it leaves pages that are fetched ahead
 * at full speed.
 */
export async function openSlowPort(
  target: { host: string; port: number },
  { rttMs, bytesPerSecond }: Network
): Promise<{ port: number; close(): void }> {
  const sockets = new Set<Socket>()
  let freeAt = 0

  /** Waits until the line has carried so many bytes. Connections take turns, because each waits for one slice. */
  async function carry(bytes: number): Promise<void> {
    const now = performance.now()
    freeAt = Math.max(now, freeAt) + (bytes / bytesPerSecond) * 1000
    await sleep(freeAt - now)
  }

  async function send(from: Socket, to: Socket, isLimited: boolean): Promise<void> {
    for await (const chunk of from as AsyncIterable<Buffer>)
      for (let start = 0; start < chunk.length; start += SLICE_BYTES) {
        const slice = chunk.subarray(start, start + SLICE_BYTES)
        if (isLimited) await carry(slice.length)
        setTimeout(() => to.write(slice), rttMs / 2)
      }
    setTimeout(() => to.end(), rttMs / 2)
  }

  async function serve(client: Socket): Promise<void> {
    const upstream = connect(target)
    const both = [client, upstream]
    for (const socket of both) {
      sockets.add(socket)
      socket.setNoDelay(true)
      // The other end learns of a broken connection when its own is cut.
      socket.on('error', () => both.forEach((each) => each.destroy()))
      socket.on('close', () => sockets.delete(socket))
    }
    // Opening a connection takes a round trip before the first byte leaves.
    await sleep(rttMs)
    await Promise.all([send(client, upstream, false), send(upstream, client, true)])
  }

  const server = createServer((client) => {
    serve(client).catch(() => client.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    }
  }
}

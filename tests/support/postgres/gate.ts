import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { Test } from 'tap'

export type Gate = {
  /** The address of the database, through the gate. */
  url: string
  /** Breaks all connections and refuses new ones, as a database whose machine restarts. */
  shut(): Promise<void>
  /** Shuts as soon as a statement contains this. */
  shutAt(statement: string): void
  open(): Promise<void>
}

/** Stands between processes and the database of this address, which other tests may use meanwhile. */
export async function openGate(t: Pick<Test, 'teardown'>, url: string): Promise<Gate> {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    return socket
  }
  let last: string | undefined
  const server = createServer((socket) => {
    socket.on('data', (sent) => {
      if (last !== undefined && sent.includes(last)) void shut()
    })
    const onward = keep(connect(Number(target.port), target.hostname))
    keep(socket).pipe(onward).pipe(socket)
    // Each end takes the other one with it.
    socket.on('close', () => onward.destroy())
    onward.on('close', () => socket.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const shut = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  t.teardown(shut)
  const through = new URL(url)
  through.host = `127.0.0.1:${port}`
  return {
    url: through.href,
    shut,
    shutAt: (statement) => {
      last = statement
    },
    open: async () => void (await once(server.listen(port, '127.0.0.1'), 'listening'))
  }
}

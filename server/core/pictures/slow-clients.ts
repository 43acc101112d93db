import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * A client that makes no progress for this long counts as disconnected. The system reports progress only when about a
 * third of its own send buffer is free again, up to 1.4 MB on Linux; slow links get a buffer of 0.1 MB, so 2 KB a
 * second are enough. The limit is less than the 90 s that a shutdown waits for work in flight.
 */
export const STALL_MS = 60_000

/**
 * Destroys the connection once the client has read nothing of the response for `stallMs`. The timeouts of the server
 * and of the socket do not help, because both restart whenever the client sends something.
 * @returns a function that ends the watch
 */
export function endWhenStalled(response: ServerResponse, stallMs: number): () => void {
  let timer: NodeJS.Timeout | undefined
  // A response to a pipelined request has no socket until the responses before it have been sent.
  const begin = () => {
    timer = setTimeout(() => response.destroy(), stallMs)
  }
  const goOn = () => void timer?.refresh()
  if (response.socket) begin()
  else response.once('socket', begin)
  response.on('drain', goOn)
  return () => {
    clearTimeout(timer)
    response.off('socket', begin)
    response.off('drain', goOn)
  }
}

const endings = new WeakMap<Socket, Set<() => void>>()

/**
 * Calls `end` when the connection closes. The response alone is not enough: before Node 24, the response to a
 * pipelined request whose turn never came never closes.
 * @returns a function that removes the listener
 */
export function onceClosed(socket: Socket, end: () => void): () => void {
  let waiting = endings.get(socket)
  if (!waiting) {
    const all = new Set<() => void>()
    socket.once('close', () => {
      for (const each of all) each()
    })
    endings.set(socket, all)
    waiting = all
  }
  const ends = waiting
  ends.add(end)
  return () => void ends.delete(end)
}

import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * A client that makes no progress for this long counts as disconnected. The operating system reports progress only
 * when about a third of its send buffer is free again. The buffer grows up to 1.4 MB on Linux, but is only 0.1 MB on a
 * slow link, so 2 KB a second are enough. The limit is shorter than the 90 s for which a shutdown waits.
 */
export const STALL_MS = 60_000

/**
 * Destroys the connection when the client has read nothing of the response for `stallMs`. The timeouts of the server
 * and the socket do not do this, because both restart whenever the client sends something.
 * @returns a function that ends the watch
 */
export function endWhenStalled(response: ServerResponse, stallMs: number): () => void {
  let timer: NodeJS.Timeout | undefined
  // The time starts with the socket: the response to a pipelined request gets one only when the responses before it
  // have been sent.
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
 * Calls `end` when the connection closes. Listening to the response alone is not enough: with pipelined requests, a
 * response that has not been started never reports `close` before Node 24.
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

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * How many requests may wait on a connection for the answers to those before them. Browsers and proxies send the next
 * request only after an answer; a program that does otherwise rarely sends more than ten.
 */
const MOST_WAITING = 16

type Exchange = { request: IncomingMessage; response: ServerResponse }

export type Line = {
  /** The connection begins or ends work. */
  onBusy(socket: Socket, isBusy: boolean): void
  /** A request is thrown away, because too many were waiting. */
  onThrownAway(socket: Socket): void
}

/**
 * Returns a listener that passes on the requests of a connection one after the other. Node parses and announces all
 * requests that have arrived: two thousand in 64 KB. A connection with too many of them is closed, which HTTP allows at
 * any time (RFC 9112, section 9.3.2).
 */
export function oneAtATime(answer: RequestListener, line: Line): RequestListener {
  const waiting = new WeakMap<Socket, Exchange[]>()

  function begin({ request, response }: Exchange): void {
    const { socket } = request
    // Where a connection breaks, the response that is being sent reports it, and those that wait do not. One that is
    // closed after an answer carries no other.
    response.once('close', () => {
      const next = socket.writable ? waiting.get(socket)?.shift() : undefined
      if (next) return begin(next)
      waiting.delete(socket)
      line.onBusy(socket, false)
    })
    answer(request, response)
  }

  return (request, response) => {
    const { socket } = request
    const others = waiting.get(socket)
    if (!socket.writable || (others && others.length >= MOST_WAITING)) {
      line.onThrownAway(socket)
      return void socket.destroy()
    }
    if (others) return void others.push({ request, response })
    waiting.set(socket, [])
    line.onBusy(socket, true)
    begin({ request, response })
  }
}

import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'

/**
 * A client that makes no progress for this long counts as disconnected. The operating system reports progress only
 * when about a third of its send buffer is free again. The buffer grows up to 1.4 MB on Linux, but is only 0.1 MB on a
 * slow link, so 2 KB a second are enough. The limit is shorter than the 90 s for which a shutdown waits.
 */
const STALL_MS = 60_000

/** Larger answers are written in parts of this size, since only the end of each write shows progress. */
const PART_BYTES = 64 * 1024

/**
 * Destroys the connection when the client has read nothing of an answer for `stallMs`. The timeouts of the server and
 * the socket do not do this, because both restart whenever the client sends something. Register it after what
 * compresses answers, because it also writes them in parts.
 */
export function endUnreadAnswers(app: FastifyInstance, stallMs = STALL_MS): void {
  app.addHook('onSend', async (_request, { raw }) => {
    // Otherwise nothing would end the timer.
    if (raw.destroyed) return
    const timer = setTimeout(() => raw.destroy(), stallMs).unref()
    raw.on('drain', () => timer.refresh())
    raw.once('close', () => clearTimeout(timer))
  })
  app.addHook('onRoute', (route: RouteOptions) => {
    route.onSend = [route.onSend ?? [], sendInParts].flat()
  })
}

async function sendInParts(_request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
  const bytes = typeof payload === 'string' ? Buffer.from(payload) : payload
  if (bytes.length <= PART_BYTES) return payload
  reply.header('content-length', bytes.length)
  return Readable.from(partsOf(bytes))
}

function* partsOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += PART_BYTES) yield bytes.subarray(at, at + PART_BYTES)
}

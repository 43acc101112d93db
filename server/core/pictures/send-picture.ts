import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../http/errors.ts'
import { openInFlight } from './in-flight.ts'
import { mediaTypeOfFile, type OpenPicture } from './open-picture.ts'
import { endWhenStalled, onceClosed, STALL_MS } from './slow-clients.ts'

/** Seconds after which a rejected client should ask again; most pictures are sent within one. */
const RETRY_AFTER = '2'

/** Tests set their own. */
export type PictureLimits = { stallMs?: number; mostAtOnce?: number; mostOfAddress?: number }

/** What to send, with the headers that the route sets for it; undefined when the client already has it. */
export type Opening = () => Promise<OpenPicture | undefined>

/**
 * Sends a picture from its file, never holding more than a chunk of it in memory. Every picture leaves the server this
 * way: it limits how many are sent at a time, cuts off clients that do not read, and closes the file in every case
 * (decision 044).
 * @throws AppError 503, before anything is opened, when too many pictures are being sent
 */
export type SendPicture = (
  request: FastifyRequest,
  reply: FastifyReply,
  open: Opening
) => Promise<FastifyReply>

/** Opens the sender. Each process has one, so that all routes share its limit. */
export function openPictureSender(limits: PictureLimits = {}): SendPicture {
  const { stallMs = STALL_MS, mostAtOnce, mostOfAddress } = limits
  const inFlight = openInFlight(mostAtOnce, mostOfAddress)

  return async (request, reply, open) => {
    const leave = inFlight.enter(request.ip)
    if (!leave) {
      reply.header('retry-after', RETRY_AFTER).header('cache-control', 'no-store')
      throw new AppError('server/too-many-pictures', 503, (t) => t.errors.fault())
    }
    try {
      const picture = await open()
      if (!picture) {
        leave()
        return reply.code(304).send()
      }
      return await stream(request, reply, picture, leave)
    } catch (error) {
      leave()
      throw error
    }
  }

  async function stream(
    request: FastifyRequest,
    reply: FastifyReply,
    { file, sizeBytes }: OpenPicture,
    leave: () => void
  ): Promise<FastifyReply> {
    let isStreaming = false
    try {
      reply.type(await mediaTypeOfFile(file)).header('content-length', sizeBytes)
      const { socket } = request.raw
      // A client that has left in the meantime triggers no further event.
      isStreaming = sizeBytes > 0 && request.method !== 'HEAD' && !socket.destroyed
      if (!isStreaming) return reply.send(Readable.from([]))
      const bytes = file.createReadStream({ start: 0, end: sizeBytes - 1 })
      // Somebody has cut the file short, and the client would wait for the rest forever.
      bytes.once('end', () => {
        if (bytes.bytesRead < sizeBytes) reply.raw.destroy()
      })
      const unwatch = endWhenStalled(reply.raw, stallMs)
      const end = () => {
        unwatch()
        forget()
        leave()
        bytes.destroy()
      }
      const forget = onceClosed(socket, end)
      reply.raw.once('finish', end)
      reply.raw.once('close', end)
      return reply.send(bytes)
    } finally {
      if (!isStreaming) {
        leave()
        await file.close()
      }
    }
  }
}

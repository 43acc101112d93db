import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../http/errors.ts'
import { openInFlight } from './in-flight.ts'
import { mediaTypeOfFile, type OpenPicture } from './open-picture.ts'
import { endWhenStalled, onceClosed, STALL_MS } from './slow-clients.ts'

/** The number of seconds after which a rejected client should ask again. Most pictures are sent within one second. */
const RETRY_AFTER = '2'

/** The limits of a sender; tests set their own. */
export type PictureLimits = { stallMs?: number; mostAtOnce?: number; mostOfAddress?: number }

/**
 * Opens the picture to send, after setting the route's headers. Resolves to undefined when the client already has the
 * picture.
 */
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

/** Opens the sender. Each process has one sender, so that all routes share its limits. */
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
      // If the client has already disconnected, no further event would end the stream.
      isStreaming = sizeBytes > 0 && request.method !== 'HEAD' && !socket.destroyed
      if (!isStreaming) return reply.send(Readable.from([]))
      const bytes = file.createReadStream({ start: 0, end: sizeBytes - 1 })
      // If somebody has cut the file short, the client would otherwise wait for ever for the rest.
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

import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../http/errors.ts'
import { openInFlight } from './in-flight.ts'
import { mediaTypeOfFile, type OpenPicture } from './open-picture.ts'

/** How many seconds a refused client should wait before it asks again. Most pictures are sent within one second. */
const RETRY_AFTER = '2'

/** The limits for sending pictures; tests set their own. */
export type PictureLimits = { mostAtOnce?: number; mostOfAddress?: number }

/**
 * A function of the route that sets its headers and opens the picture. It resolves to undefined when the client
 * already has the picture.
 */
type Opening = () => Promise<OpenPicture | undefined>

/**
 * Sends a picture from its file, with only a chunk of it in memory at a time. All routes send pictures with this
 * function. It limits how many are sent at once, and always closes the file (decision 044).
 * @throws AppError 503, before anything is opened, when too many pictures are being sent
 */
export type SendPicture = (
  request: FastifyRequest,
  reply: FastifyReply,
  open: Opening
) => Promise<FastifyReply>

/** Creates the function that sends pictures. A process creates only one, so that all routes share its limits. */
export function openPictureSender(limits: PictureLimits = {}): SendPicture {
  const inFlight = openInFlight(limits.mostAtOnce, limits.mostOfAddress)

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
      // If the client has already disconnected, nothing is streamed: no later event would end the stream.
      isStreaming = sizeBytes > 0 && request.method !== 'HEAD' && !socket.destroyed
      if (!isStreaming) return reply.send(Readable.from([]))
      const bytes = file.createReadStream({ start: 0, end: sizeBytes - 1 })
      // If the file has become shorter, the client would wait for ever for the missing bytes. Its connection is closed
      // instead.
      bytes.once('end', () => {
        if (bytes.bytesRead < sizeBytes) reply.raw.destroy()
      })
      reply.raw.once('close', () => {
        leave()
        bytes.destroy()
      })
      return reply.send(bytes)
    } finally {
      if (!isStreaming) {
        leave()
        await file.close()
      }
    }
  }
}

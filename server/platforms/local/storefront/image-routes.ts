import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MAX_FILE_BYTES } from '../../../../modules/image-opt/contract.ts'
import { isFailure } from '../../../core/failure.ts'
import { KEPT } from '../../../core/http/kept-answer.ts'
import type { SendPicture } from '../../../core/pictures/send-picture.ts'
import { addressVersion } from '../store/image-address.ts'
import type { LocalStore } from '../store/items/local-item.ts'

type ImageParams = { id: string; version?: string }

/**
 * Serves pictures by their ids. The rest of an address is only for people and caches. No part of an address ever
 * becomes a path on the disk.
 */
export function imageRoutes(app: FastifyInstance, store: LocalStore, send: SendPicture): void {
  const sendImage = async (
    request: FastifyRequest<{ Params: ImageParams }>,
    reply: FastifyReply
  ): Promise<FastifyReply> => {
    const { id, version } = request.params
    try {
      return await send(request, reply, async () => {
        const picture = await store.view.open(id, MAX_FILE_BYTES)
        const current = addressVersion(picture.version)
        const etag = `"${current}"`
        reply.header('etag', etag)
        reply.header('x-content-type-options', 'nosniff')
        // The address of an earlier version also returns the current picture. Caches must not keep such an answer
        // without asking again.
        const isCurrent = version === current
        reply.header(
          'cache-control',
          isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache'
        )
        if (request.headers['if-none-match'] !== etag) return picture
        await picture.file.close()
        return undefined
      })
    } catch (error) {
      if (!isMissing(error)) throw error
      reply.callNotFound()
      return reply
    }
  }
  app.get('/images/:id', KEPT, sendImage)
  app.get('/images/:id/:version/*', KEPT, sendImage)
}

/**
 * Returns whether the error means that there is no picture to show. A picture that is too large for the app counts as
 * missing.
 */
const isMissing = (error: unknown): boolean => isFailure(error, 'gone', 'too-large')

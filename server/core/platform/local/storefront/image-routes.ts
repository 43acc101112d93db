import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressVersion } from '../image-address.ts'
import type { LocalStore } from '../local-item.ts'
import { mediaTypeOf } from './picture-type.ts'

type ImageParams = { id: string; version?: string }

/**
 * Pictures by id. What follows the id is for people and caches: no part of the address ever becomes a
 * path on the disk.
 */
export function imageRoutes(app: FastifyInstance, store: LocalStore): void {
  const sendImage = async (
    request: FastifyRequest<{ Params: ImageParams }>,
    reply: FastifyReply
  ): Promise<FastifyReply> => {
    const { id, version } = request.params
    const image = await findImage(store, id)
    if (!image) {
      reply.callNotFound()
      return reply
    }
    const current = addressVersion(image.version)
    const etag = `"${current}"`
    reply.header('etag', etag)
    reply.header('x-content-type-options', 'nosniff')
    // An address of an older state answers with the picture of today, so it must be asked about again.
    const isCurrent = version === current
    reply.header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache')
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    const bytes = await store.readImage(id)
    return reply.type(mediaTypeOf(bytes)).send(Buffer.from(bytes))
  }
  app.get('/images/:id', sendImage)
  app.get('/images/:id/:version/*', sendImage)
}

async function findImage(store: LocalStore, id: string) {
  try {
    return await store.getImage(id)
  } catch (error) {
    if (error instanceof Error && 'failure' in error && error.failure === 'gone') return undefined
    throw error
  }
}

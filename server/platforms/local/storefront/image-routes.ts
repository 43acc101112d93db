import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { mediaTypeOf } from '../../../core/media-type.ts'
import { addressVersion } from '../store/image-address.ts'
import type { LocalStore } from '../store/items/local-item.ts'

/** The largest picture the product accepts; reading larger files for any visitor would exhaust the memory. */
const MAX_BYTES = 50 * 1024 * 1024

type ImageParams = { id: string; version?: string }

/**
 * Serves pictures by id. The rest of the path is for people and caches: no part of an address ever becomes a path
 * on the disk.
 */
export function imageRoutes(app: FastifyInstance, store: LocalStore): void {
  const sendImage = async (
    request: FastifyRequest<{ Params: ImageParams }>,
    reply: FastifyReply
  ): Promise<FastifyReply> => {
    const { id, version } = request.params
    const image = await findImage(store, id)
    if (!image || image.sizeBytes > MAX_BYTES) {
      reply.callNotFound()
      return reply
    }
    const current = addressVersion(image.version)
    const etag = `"${current}"`
    reply.header('etag', etag)
    reply.header('x-content-type-options', 'nosniff')
    // An address of an earlier version returns the current picture, so caches must revalidate it.
    const isCurrent = version === current
    reply.header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache')
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    const bytes = await store.readImage(id, MAX_BYTES)
    return reply.type(mediaTypeOf(bytes)).send(Buffer.from(bytes))
  }
  app.get('/images/:id', sendImage)
  app.get('/images/:id/:version/*', sendImage)
}

async function findImage(store: LocalStore, id: string) {
  try {
    return await store.view.image(id)
  } catch (error) {
    if (error instanceof Error && 'failure' in error && error.failure === 'gone') return undefined
    throw error
  }
}

import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { cdnFolder } from './cdn-address.ts'
import { fail } from './failing.ts'
import type { World } from './world.ts'

type Sizes = { width?: string; height?: string; v?: string }

/**
 * Serves the shops' pictures. `?v=` only busts caches (docs): the newest bytes are served whatever it says. `width`
 * and `height` give a smaller picture of the same format. A client that accepts WebP gets WebP (docs). That this holds
 * without sizes, and regardless of q values, is an assumption (open).
 */
export function serveCdn(app: FastifyInstance, world: World): void {
  app.get<{ Params: { shop: string; '*': string }; Querystring: Sizes }>(
    '/:shop/cdn/*',
    async (request, reply) => {
      const shop = world.shops.get(request.params.shop)
      if (!shop) return reply.code(404).send()
      const fault = shop.faults.take('cdn', 'cdn')
      if (fault) return fail(reply, fault, world.timing.hangMs)
      await shop.timeline.settle()
      const address = `/${shop.domain}/cdn/${request.params['*']}`
      const folder = cdnFolder(shop)
      const path = address.startsWith(folder) ? address.slice(folder.length) : ''
      const stored = shop.content.served.get(path)?.stored
      if (!stored) return reply.code(404).type('text/plain').send('Not Found')
      const width = sizeIn(request.query.width)
      const height = sizeIn(request.query.height)
      reply.header('cache-control', 'public, max-age=31557600').header('vary', 'Accept')
      if (!width && !height && request.headers.accept?.includes('image/webp'))
        return reply.type('image/webp').send(await sharp(stored.bytes).webp().toBuffer())
      reply.type(stored.mimeType)
      if (!width && !height) return reply.send(stored.bytes)
      return reply.send(await smaller(stored.bytes, width, height))
    }
  )
}

const sizeIn = (text: string | undefined): number | undefined => {
  const size = Number(text)
  return Number.isInteger(size) && size > 0 ? size : undefined
}

const smaller = (bytes: Buffer, width: number | undefined, height: number | undefined) =>
  sharp(bytes)
    .autoOrient()
    .resize({
      ...(width && { width }),
      ...(height && { height }),
      fit: 'inside',
      withoutEnlargement: true
    })
    .toBuffer()

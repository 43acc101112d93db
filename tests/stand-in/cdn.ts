import type { FastifyInstance } from 'fastify'
import sharp, { type FormatEnum } from 'sharp'
import { cdnFolder } from './cdn-address.ts'
import type { Stored } from './content/stored-picture.ts'
import { fail } from './failing.ts'
import type { World } from './world.ts'

type Sizes = { width?: string; height?: string; v?: string }

/**
 * Serves the shops' pictures. `?v=` only busts caches (docs): the newest bytes are served whatever it says. `width`
 * and `height` give a smaller picture of the same format. Without them, a client that accepts WebP gets WebP. Shopify
 * documents this for such clients in general; that it holds without sizes, and regardless of q values, is an
 * assumption (open). Whether a picture without sizes is encoded again is unknown (docs/shopify.md §17.13).
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
      if (!width && !height)
        return reply.send(
          world.switches.unsizedPictures === 're-encoded' ? await reEncoded(stored) : stored.bytes
        )
      return reply.send(await smaller(stored.bytes, width, height))
    }
  )
}

const encodings = new WeakMap<Buffer, Promise<Buffer>>()

/** Returns the CDN's own encoding of a picture in its format: always the same, and never the bytes it was given. */
export function reEncoded({ bytes, format }: Stored): Promise<Buffer> {
  const known = encodings.get(bytes)
  if (known) return known
  const comment = { exif: { IFD0: { ImageDescription: 'From the CDN' } } }
  const encoding = sharp(bytes, { animated: true })
    .toFormat(format as keyof FormatEnum)
    .withMetadata(comment)
    .toBuffer()
  encodings.set(bytes, encoding)
  return encoding
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

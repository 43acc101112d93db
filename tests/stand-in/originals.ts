import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { MediaImage } from './content/entities.ts'
import type { Stored } from './content/stored-picture.ts'
import { fail } from './failing.ts'
import { isEqualText, storageError } from './storage-answers.ts'
import { signText } from './text-signature.ts'
import type { ShopWorld, World } from './world.ts'

/** Returns an address that is signed anew on every read and expires soon (reported). */
export function originalAddress(shop: ShopWorld, image: MediaImage): string {
  const { world, domain } = shop
  const expires = world.clock.now().getTime() + world.timing.originalMs
  const once = randomBytes(6).toString('hex')
  const name = encodeURIComponent(image.fileName)
  const path = `/${domain}/originals/${image.number}/${image.version}/${once}/${name}`
  return `${world.origin}${path}?X-Goog-Expires=${expires}&X-Goog-Signature=${sign(shop, path, expires)}`
}

const sign = (shop: ShopWorld, path: string, expires: number) =>
  signText(shop, `${path}\n${expires}`)

type Verdict = Stored | 'forged' | 'expired' | 'gone'

/**
 * Returns the original at an address, or why it cannot be sent. Once the bytes have been replaced, their old address
 * finds nothing (open).
 */
function judge(shop: ShopWorld, { pathname, searchParams }: URL): Verdict {
  const expires = Number(searchParams.get('X-Goog-Expires'))
  const signature = searchParams.get('X-Goog-Signature') ?? ''
  if (!isEqualText(signature, sign(shop, pathname, expires))) return 'forged'
  if (shop.world.clock.now().getTime() >= expires) return 'expired'
  const [, , , number, version] = pathname.split('/')
  const image = shop.content.files.get(Number(number))
  if (image?.__typename !== 'MediaImage' || String(image.version) !== version) return 'gone'
  return image.stored ?? 'gone'
}

/** Returns the bytes at an address, while it is valid. */
export function originalAt(shop: ShopWorld, address: string): Stored | undefined {
  const url = URL.parse(address)
  const isOurs = url?.pathname.startsWith(`/${shop.domain}/originals/`)
  const verdict = url && isOurs ? judge(shop, url) : 'gone'
  return typeof verdict === 'string' ? undefined : verdict
}

export function serveOriginals(app: FastifyInstance, world: World): void {
  app.get<{ Params: { shop: string } }>('/:shop/originals/*', async (request, reply) => {
    const shop = world.shops.get(request.params.shop)
    if (!shop) return storageError(reply, 404, 'NoSuchBucket')
    const fault = shop.faults.take('original', 'original')
    if (fault) return fail(reply, fault, world.timing.hangMs)
    await shop.timeline.settle()
    const verdict = judge(shop, new URL(request.url, world.origin))
    if (verdict === 'forged') return storageError(reply, 403, 'SignatureDoesNotMatch')
    if (verdict === 'expired') return storageError(reply, 400, 'ExpiredToken')
    if (verdict === 'gone') return storageError(reply, 404, 'NoSuchKey')
    return reply.type(verdict.mimeType).send(verdict.bytes)
  })
}

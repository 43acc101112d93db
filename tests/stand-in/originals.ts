import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { MediaImage } from './content/entities.ts'
import type { ShopWorld } from './world.ts'

/** Signed anew on every read, and short-lived (reported). */
export function originalAddress(shop: ShopWorld, image: MediaImage): string {
  const { world, domain } = shop
  const expires = world.clock.now().getTime() + world.timing.originalMs
  const once = randomBytes(6).toString('hex')
  const path = `/${domain}/originals/${image.number}/${image.version}/${once}/${encodeURIComponent(image.fileName)}`
  return `${world.origin}${path}?X-Goog-Expires=${expires}&X-Goog-Signature=${signature(shop, path, expires)}`
}

const signature = ({ world }: ShopWorld, path: string, expires: number) =>
  createHmac('sha256', world.app.secret).update(`${path}\n${expires}`).digest('hex')

export function isSigned(shop: ShopWorld, path: string, expires: number, given: string): boolean {
  const right = Buffer.from(signature(shop, path, expires))
  const claimed = Buffer.from(given)
  return claimed.length === right.length && timingSafeEqual(claimed, right)
}

import type { ShopWorld } from '../../stand-in/world.ts'
import { spentIn } from './requests.ts'
import { draw, fill, IMAGES_EACH, install, startRun, untilOptimised, untilSynced } from './shops.ts'

export type OptimisedImages = {
  perSecond: number
  requestsEach: number
  pointsEach: number
  /** The share of the points that the shop had and regained meanwhile that the run spent. */
  shareOfLimit: number
}

/** Optimises the images of a shop of its own and measures what each takes of Shopify's rate limit. */
export async function measureImages(
  shop: ShopWorld,
  format: 'jpg' | 'png',
  products: number
): Promise<OptimisedImages> {
  const images = products * IMAGES_EACH
  await fill(shop, products, format, await draw(images, format))
  await install(shop)
  await untilSynced(shop)
  const earlier = shop.requests.length
  const { currentlyAvailable, restoreRate } = shop.bucket.status()
  const began = performance.now()
  await startRun(shop)
  await untilOptimised(shop)
  const seconds = (performance.now() - began) / 1000
  const { requests, points } = spentIn(shop.requests.slice(earlier))
  return {
    perSecond: images / seconds,
    requestsEach: requests / images,
    pointsEach: points / images,
    shareOfLimit: points / (currentlyAvailable + restoreRate * seconds)
  }
}

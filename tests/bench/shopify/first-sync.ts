import type { ShopWorld } from '../../stand-in/world.ts'
import { memoryOf } from '../../support/memory.ts'
import { spentIn } from './requests.ts'
import { draw, fill, install, untilSynced } from './shops.ts'

export type FirstSync = {
  seconds: number
  requests: number
  points: number
  leastLeft: number
  throttled: number
  bytesBefore: number
  bytesMost: number
}

/** Fills a shop with products of five images each, installs the app, and measures until everything is known. */
export async function measureFirstSync(
  shop: ShopWorld,
  serverPid: number,
  products: number
): Promise<FirstSync> {
  // A sync reads no picture, so four are enough.
  await fill(shop, products, 'jpg', await draw(4, 'jpg'))
  const bytesBefore = memoryOf(serverPid)
  let bytesMost = bytesBefore
  const began = performance.now()
  await install(shop)
  await untilSynced(shop, () => {
    bytesMost = Math.max(bytesMost, memoryOf(serverPid))
  })
  const seconds = (performance.now() - began) / 1000
  return { seconds, bytesBefore, bytesMost, ...spentIn(shop.requests) }
}

/** Makes the next bulk operation fail, so that the sync falls back to pages. */
export function withoutBulk(shop: ShopWorld): ShopWorld {
  shop.content.bulk.nextFailure = { errorCode: 'TIMEOUT', afterLines: 100 }
  return shop
}

import type { ShopWorld, World } from '../world.ts'

/** Returns the shop with this domain; throws a 404 if there is none. */
export type ShopOf = (domain: string) => ShopWorld

class NoSuchShop extends Error {
  readonly statusCode = 404
}

export const shopsOf =
  (world: World): ShopOf =>
  (domain) => {
    const shop = world.shops.get(domain)
    if (!shop) throw new NoSuchShop(`There is no shop ${domain}`)
    return shop
  }

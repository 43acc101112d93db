import type { Test } from 'tap'
import { hashOf, setOnlyToken } from '../../modules/auth/index.ts'
import { toText } from '../../server/core/clock.ts'
import type { ShopWorld } from '../stand-in/world.ts'
import { TOKEN } from './app.ts'
import { startShopifyShop } from './shopify-shop.ts'

/** A shop that has installed the app, and what a test of its deliveries looks at besides. */
export async function openInstalledShop(
  t: Test,
  options: Parameters<typeof startShopifyShop>[1] = {}
) {
  const started = await startShopifyShop(t, options)
  const { app, db, clock, shop, installIn } = started
  const { shopify } = app
  if (!shopify) throw new Error('Expected a server that serves shops of Shopify')
  /** Shops of which whoever watches them was told that something changed. */
  const told: number[] = []
  app.shopify = {
    ...shopify,
    notifyChanged(shopId) {
      told.push(shopId)
      shopify.notifyChanged(shopId)
    }
  }
  return {
    ...started,
    told,
    /** The merchant of the shop is who calls, from now on. */
    signIn: (id: number) => setOnlyToken(db, id, hashOf(TOKEN), toText(clock.now())),
    install: (world: ShopWorld = shop) => installIn(world)
  }
}

export type InstalledShop = Awaited<ReturnType<typeof openInstalledShop>>

import type { Test } from 'tap'
import { hashOf, setAdminToken } from '../../modules/auth/index.ts'
import { toText } from '../../server/core/clock.ts'
import type { ShopWorld } from '../stand-in/world.ts'
import { startShopifyShop } from './shopify-shop.ts'
import { TOKEN } from './token.ts'

/** Opens a shop that has installed the app. Returns it with the helpers that tests of deliveries need. */
export async function openInstalledShop(
  t: Test,
  options: Parameters<typeof startShopifyShop>[1] = {}
) {
  const started = await startShopifyShop(t, options)
  const { app, db, clock, shop, installIn } = started
  const shopify = app.platforms.get('shopify')
  if (!shopify?.storeOf) throw new Error('Expected a server that serves shops of Shopify')
  /** Ids of the shops whose watchers were notified of a change. */
  const notified: number[] = []
  const noticing = {
    ...shopify,
    notifyChanged(shopId: number) {
      notified.push(shopId)
      shopify.notifyChanged?.(shopId)
    }
  }
  app.platforms = new Map([...app.platforms, ['shopify', noticing]])
  return {
    ...started,
    notified,
    /** Makes the test call the app as the merchant of this shop from now on. */
    signIn: (id: number) => setAdminToken(db, id, hashOf(TOKEN), toText(clock.now())),
    install: (world: ShopWorld = shop) => installIn(world)
  }
}

export type InstalledShop = Awaited<ReturnType<typeof openInstalledShop>>

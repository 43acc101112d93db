import { serveShopifyShops } from '../modules/auth/index.ts'
import { listShops } from '../modules/auth/queries.ts'
import type { Clock } from './core/clock.ts'
import type { Config } from './core/config.ts'
import type { Db } from './core/db.ts'
import type { ShopifyApp } from './core/fastify.d.ts'
import { BillingError, type BillingPlatform } from './core/platform/billing.ts'
import { StoreError, type StorePlatform } from './core/platform/platform.ts'
import { type AdminClient, openAdminClient } from './core/platform/shopify/admin-client.ts'
import { createShopifyBilling } from './core/platform/shopify/billing.ts'
import { createShopifyStore } from './core/platform/shopify/store/shopify-store.ts'
import { openTokens } from './core/platform/shopify/tokens.ts'
import type { Log } from './platforms.ts'

type Needs = { config: Config; db: Db; clock: Clock; log: Log }

export type ShopifyShops = ShopifyApp & {
  client: AdminClient
  storeOf(shopId: number): StorePlatform
  billingOf(shopId: number): BillingPlatform
}

/** The shops of Shopify: those that are known, and those that come; null when the app is not known to Shopify. */
export async function openShopifyShops(needs: Needs): Promise<ShopifyShops | null> {
  const { config, db, clock, log } = needs
  const settings = config.shopify
  await serveShopifyShops(db, settings !== null)
  if (!settings) return null
  const tokens = openTokens({ db, clock, settings, secretKey: config.secretKey, log })
  const client = openAdminClient({ settings, tokens })
  const domains = new Map<number, string>()
  for (const { id, domain } of await listShops(db, 'shopify')) domains.set(id, domain)
  const stores = new Map<number, StorePlatform>()
  const listeners = new Map<number, Set<() => void>>()

  const listenersOf = (shopId: number) => {
    const known = listeners.get(shopId) ?? new Set()
    listeners.set(shopId, known)
    return known
  }

  return {
    tokens,
    client,
    addShop: ({ id, domain }) => void domains.set(id, domain),
    tell(shopId) {
      for (const listener of listenersOf(shopId)) listener()
    },
    storeOf(shopId) {
      const known = stores.get(shopId)
      if (known) return known
      const domain = domains.get(shopId)
      if (domain === undefined) throw new StoreError('unreachable', `There is no shop ${shopId}`)
      const shop = { id: shopId, domain }
      const needed = { db, clock, client, settings, shop, listeners: listenersOf(shopId) }
      const store = createShopifyStore(needed)
      stores.set(shopId, store)
      return store
    },
    billingOf(shopId) {
      const domain = domains.get(shopId)
      if (domain === undefined) throw new BillingError('unreachable', `There is no shop ${shopId}`)
      return createShopifyBilling({ client, settings, shop: { id: shopId, domain } })
    }
  }
}

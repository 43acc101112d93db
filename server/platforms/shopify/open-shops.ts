import { listShops } from '../../../modules/auth/queries.ts'
import type { Clock } from '../../core/clock.ts'
import type { Config } from '../../core/config/config.ts'
import type { Db } from '../../core/database/db.ts'
import type { ShopifyApp } from '../../core/fastify.d.ts'
import { BillingError, type BillingPlatform } from '../billing-platform.ts'
import type { Log } from '../open-platforms.ts'
import type { SignInPlatform } from '../sign-in-platform.ts'
import { StoreError, type StorePlatform } from '../store-platform.ts'
import { deletePair, serveShopifyShops, setScopes } from './auth/token-rows.ts'
import { openTokens } from './auth/tokens.ts'
import { createShopifyBilling } from './billing/billing.ts'
import { openAdminClient } from './client/admin-client.ts'
import { isShopifyError } from './client/errors.ts'
import { secretsOf } from './settings.ts'
import { findShopHost } from './shop-domain.ts'
import { openSignIn } from './sign-in/sign-in.ts'
import { createShopifyStore } from './store/shopify-store.ts'
import { isSignedBody } from './webhooks/webhook-hmac.ts'

type ShopifyDeps = { config: Config; db: Db; clock: Clock; log: Log }

export type ShopifyShops = ShopifyApp & {
  storeOf(shopId: number): StorePlatform
  billingOf(shopId: number): BillingPlatform
  signIn: SignInPlatform
}

type Platform = { store: StorePlatform; billing: BillingPlatform; listeners: Set<() => void> }

/**
 * Opens all known Shopify shops and later accepts new ones. Returns null when no Shopify credentials are configured.
 */
export async function openShopifyShops(deps: ShopifyDeps): Promise<ShopifyShops | null> {
  const { config, db, clock, log } = deps
  const settings = config.shopify
  await serveShopifyShops(db, settings !== null)
  if (!settings) return null
  const tokens = openTokens({ db, clock, settings, secretKey: config.secretKey, log })
  const client = openAdminClient({ settings, tokens, clock })
  const platforms = new Map<number, Platform>()

  const addShop = (shop: { id: number; domain: string }): void => {
    if (platforms.has(shop.id)) return
    const listeners = new Set<() => void>()
    platforms.set(shop.id, {
      store: createShopifyStore({ db, clock, client, settings, shop, listeners }),
      billing: createShopifyBilling({ client, settings, shop }),
      listeners
    })
  }

  for (const shop of await listShops(db, 'shopify')) addShop(shop)
  return {
    signIn: openSignIn({ settings, tokens, addShop }),
    setScopes: (shopId, scopes) => setScopes(db, shopId, scopes),
    forgetTokens: deletePair,
    isSignedBody: (body, header) => isSignedBody(body, header, secretsOf(settings)),
    findShopHost,
    isShopRefused(error) {
      const { cause } = error as { cause?: unknown }
      return isShopifyError(cause) && cause.code === 'forbidden'
    },
    notifyChanged: (shopId) => platforms.get(shopId)?.listeners.forEach((listener) => listener()),
    storeOf(shopId) {
      const platform = platforms.get(shopId)
      if (!platform) throw new StoreError('unreachable', `There is no shop ${shopId}`)
      return platform.store
    },
    billingOf(shopId) {
      const platform = platforms.get(shopId)
      if (!platform) throw new BillingError('unreachable', `There is no shop ${shopId}`)
      return platform.billing
    }
  }
}

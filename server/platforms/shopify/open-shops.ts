import { getShop } from '../../../modules/auth/queries.ts'
import type { Clock } from '../../core/clock.ts'
import type { Config } from '../../core/config/config.ts'
import type { Db } from '../../core/database/db.ts'
import type { ShopifyApp } from '../../core/fastify.d.ts'
import type { Fleet } from '../../core/fleet/fleet.ts'
import type { OutsideTime } from '../../core/time/outside-time.ts'
import type { BillingPlatform } from '../billing-platform.ts'
import type { Log } from '../open-platforms.ts'
import type { SignInPlatform } from '../sign-in-platform.ts'
import type { StorePlatform } from '../store-platform.ts'
import { deletePair, serveShopifyShops, setScopes } from './auth/token-rows.ts'
import { openTokens } from './auth/tokens.ts'
import { createShopifyBilling } from './billing/billing.ts'
import { openAdminClient } from './client/admin-client.ts'
import { isShopifyError } from './client/errors.ts'
import { openSharedBucket } from './client/shared-bucket.ts'
import { secretsOf } from './settings.ts'
import { findShopHost } from './shop-domain.ts'
import { openSignIn } from './sign-in/sign-in.ts'
import { createShopifyStore } from './store/shopify-store.ts'
import { isSignedBody } from './webhooks/webhook-hmac.ts'

type ShopifyDeps = {
  config: Config
  db: Db
  clock: Clock
  log: Log
  fleet?: Fleet | null
  outside?: OutsideTime
}

export type ShopifyShops = ShopifyApp & {
  storeOf(shopId: number): StorePlatform
  billingOf(shopId: number): BillingPlatform
  signIn: SignInPlatform
}

type Platform = { store: StorePlatform; billing: BillingPlatform; listeners: Set<() => void> }

/**
 * Opens the Shopify shops. Returns null when no Shopify credentials are configured.
 */
export async function openShopifyShops(deps: ShopifyDeps): Promise<ShopifyShops | null> {
  const { config, db, clock, log, fleet = null, outside } = deps
  const settings = config.shopify
  await serveShopifyShops(db, settings !== null)
  if (!settings) return null
  const tokens = openTokens({ db, clock, settings, secretKey: config.secretKey, log })
  const client = openAdminClient({
    settings,
    tokens,
    clock,
    ...(outside && { outside }),
    ...(fleet && { openBucketOf: (shopId) => openSharedBucket({ fleet, db, clock, shopId }) })
  })
  const platforms = new Map<number, Platform>()

  /** Another process may have added the shop, so it is opened when it is first needed. */
  const platformOf = (id: number): Platform => {
    const known = platforms.get(id)
    if (known) return known
    const shop = { id, domain: async () => (await getShop(db, id)).domain }
    const listeners = new Set<() => void>()
    const platform = {
      store: createShopifyStore({ db, clock, client, settings, shop, listeners }),
      billing: createShopifyBilling({ client, settings, shop }),
      listeners
    }
    platforms.set(id, platform)
    return platform
  }

  return {
    signIn: openSignIn({ settings, tokens }),
    setScopes: (shopId, scopes) => setScopes(db, shopId, scopes),
    forgetTokens: deletePair,
    isSignedBody: (body, header) => isSignedBody(body, header, secretsOf(settings)),
    findShopHost,
    isShopRefused(error) {
      const { cause } = error as { cause?: unknown }
      return isShopifyError(cause) && cause.code === 'forbidden'
    },
    notifyChanged: (shopId) => platforms.get(shopId)?.listeners.forEach((listener) => listener()),
    storeOf: (shopId) => platformOf(shopId).store,
    billingOf: (shopId) => platformOf(shopId).billing
  }
}

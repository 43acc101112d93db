import { getShop } from '../../../modules/auth/queries.ts'
import type { BillingPlatform } from '../billing-platform.ts'
import type { OpenPlatform, PlatformDeps } from '../platform.ts'
import type { StorePlatform } from '../store-platform.ts'
import { serveShopifyShops } from './auth/token-rows.ts'
import { openTokens } from './auth/tokens.ts'
import { createShopifyBilling } from './billing/billing.ts'
import { openAdminClient } from './client/admin-client.ts'
import { openSharedBucket } from './client/shared-bucket.ts'
import { appBridgeUrl, secretsOf, settingsIn } from './settings.ts'
import { openSignIn } from './sign-in/sign-in.ts'
import { createShopifyStore } from './store/shopify-store.ts'
import { webhookRoutes } from './webhooks/routes.ts'

type OpenShop = { store: StorePlatform; billing: BillingPlatform; listeners: Set<() => void> }

/**
 * Opens the Shopify shops. Returns null when no Shopify credentials are configured.
 */
export async function openShopifyShops(deps: PlatformDeps): Promise<OpenPlatform | null> {
  const { config, db, clock, log, fleet = null, outside, noteShop } = deps
  const settings = settingsIn(config)
  await serveShopifyShops(db, settings !== undefined)
  if (!settings) return null
  const tokens = openTokens({ db, clock, settings, secretKey: config.secretKey, log })
  const client = openAdminClient({
    settings,
    tokens,
    clock,
    ...(outside && { outside }),
    ...(fleet && { openBucketOf: (shopId) => openSharedBucket({ fleet, db, clock, shopId }) })
  })
  const opened = new Map<number, OpenShop>()

  /** Another process may have added the shop, so it is opened when it is first needed. */
  const openedOf = (id: number): OpenShop => {
    const known = opened.get(id)
    if (known) return known
    const shop = { id, domain: async () => (await getShop(db, id)).domain }
    const listeners = new Set<() => void>()
    const one = {
      store: createShopifyStore({ db, clock, client, settings, shop, listeners }),
      billing: createShopifyBilling({ client, settings, shop }),
      listeners
    }
    opened.set(id, one)
    return one
  }

  return {
    signIn: openSignIn({ settings, tokens, noteShop }),
    origins: {
      scripts: [new URL(appBridgeUrl(settings)).origin],
      pictures: settings.adminOrigin === null ? [] : [new URL(settings.adminOrigin).origin]
    },
    // Shopify takes 1 to 3 s for each change, and the changes of one product are made one after the other. Measured with
    // 1.5 s per change on two busy cores, before claims preferred products without an image in flight: 0.8 images per
    // second with one additional image and 1.6 with eight. docs/benchmarks.md (Shopify) has the present speed.
    imagesBeside: 8,
    webhookRoutes: (app) => webhookRoutes(app, { secrets: secretsOf(settings) }),
    notifyChanged: (shopId) => opened.get(shopId)?.listeners.forEach((listener) => listener()),
    storeOf: (shopId) => openedOf(shopId).store,
    billingOf: (shopId) => openedOf(shopId).billing
  }
}

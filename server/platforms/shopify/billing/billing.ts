import type { BillingPlatform } from '../../billing-platform.ts'
import type { AdminClient } from '../client/admin-client.ts'
import type { ShopifySettings } from '../settings.ts'
import { openBillingCalls } from './billing-calls.ts'
import { returnUrlOf } from './billing-return.ts'
import { openSubscriptions } from './subscriptions.ts'
import { openUsage } from './usage.ts'

type BillingDeps = {
  client: Pick<AdminClient, 'run'>
  settings: ShopifySettings
  shop: { id: number; domain(): Promise<string> }
}

/**
 * Creates the billing platform of one Shopify shop, which uses the Billing API (decision 026). Every call asks Shopify
 * for the current state. Nothing is inferred from webhooks or from the address to which the merchant returned.
 */
export function createShopifyBilling({ client, settings, shop }: BillingDeps): BillingPlatform {
  const calls = openBillingCalls(client, shop.id)
  return {
    periodDays: 30,
    ...openSubscriptions(calls, async (key) => returnUrlOf(settings, await shop.domain(), key)),
    ...openUsage(calls)
  }
}

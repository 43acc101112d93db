import type { StorePlatform } from '../../store-platform.ts'
import { shopInfo } from '../client/operations.ts'
import type { StoreContext } from './context.ts'

/** How long the shop's address is cached. Without a cache, every visit to the dashboard would ask Shopify for it. */
const ADDRESS_MS = 10 * 60_000

/**
 * The levels of Shopify's plans, by the names that Shopify shows to merchants (decision 053). Every other plan has
 * level 0.
 */
const PLAN_LEVELS: Record<string, number> = {
  Starter: 1,
  Basic: 2,
  Grow: 3,
  Shopify: 3,
  Advanced: 4,
  Plus: 5,
  'Shopify Plus': 5
}

/**
 * Returns the functions that read facts about the shop itself from Shopify. `domain` returns the shop's
 * myshopify.com domain.
 */
export function openShopInfo(
  context: StoreContext,
  domain: () => Promise<string>
): Pick<StorePlatform, 'shopInfo' | 'shopUrl'> {
  const { clock, run } = context
  let address: { url: string; until: number } | undefined

  async function readShop() {
    const { shop: found } = await run(shopInfo, {}, { isUrgent: true })
    address = { url: found.primaryDomain.url, until: clock.now().getTime() + ADDRESS_MS }
    return found
  }

  return {
    async shopInfo() {
      const { myshopifyDomain, name, email, plan } = await readShop()
      // A development store has the features of a plan, but pays for none.
      const planLevel = plan.partnerDevelopment ? 0 : (PLAN_LEVELS[plan.publicDisplayName] ?? 0)
      return { domain: myshopifyDomain, name, email, planLevel }
    },

    async shopUrl() {
      if (address && clock.now().getTime() < address.until) return address.url
      // The page must not fail when the primary domain cannot be read. The myshopify.com domain leads to the shop as
      // well.
      const found = await readShop().catch(() => undefined)
      return found?.primaryDomain.url ?? `https://${await domain()}`
    }
  }
}

import type { StorePlatform } from '../../store-platform.ts'
import { shopInfo } from '../client/operations.ts'
import type { StoreContext } from './context.ts'

/** How long the shop's address is cached, so that the dashboard need not request it each time. */
const ADDRESS_MS = 10 * 60_000

/** Returns the functions that ask Shopify about the shop itself. `domain` is the shop's myshopify.com domain. */
export function openShopInfo(
  context: StoreContext,
  domain: string
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
      const { myshopifyDomain, name, email } = await readShop()
      return { domain: myshopifyDomain, name, email }
    },

    async shopUrl() {
      if (address && clock.now().getTime() < address.until) return address.url
      // If the primary domain is unknown, the page must not fail: the myshopify.com domain leads to the shop too.
      const found = await readShop().catch(() => undefined)
      return found?.primaryDomain.url ?? `https://${domain}`
    }
  }
}

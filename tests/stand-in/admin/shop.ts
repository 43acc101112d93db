import type { ShopPlan } from '../bucket.ts'
import type { ShopWorld } from '../world.ts'
import { globalId } from './global-ids.ts'
import type { Part } from './part.ts'

const PLAN_NAMES: Record<ShopPlan, string> = {
  standard: 'Basic',
  advanced: 'Advanced',
  plus: 'Plus'
}

export const shopFields: Part = {
  types: {
    QueryRoot: { shop: (_: unknown, _args: unknown, { shop }) => shop },
    Shop: {
      id: ({ number }: ShopWorld) => globalId('Shop', number),
      shopOwnerName: ({ ownerName }: ShopWorld) => ownerName,
      myshopifyDomain: ({ domain }: ShopWorld) => domain,
      currencyCode: ({ currency }: ShopWorld) => currency,
      ianaTimezone: ({ timezone }: ShopWorld) => timezone,
      updatedAt: ({ createdAt }: ShopWorld) => createdAt,
      url: ({ domain }: ShopWorld) => `https://${domain}`,
      primaryDomain: ({ domain, number }: ShopWorld) => ({
        __typename: 'Domain',
        id: globalId('Domain', number),
        host: domain,
        url: `https://${domain}`,
        sslEnabled: true
      }),
      plan: ({ plan, isDevelopment }: ShopWorld) => ({
        displayName: PLAN_NAMES[plan],
        publicDisplayName: PLAN_NAMES[plan],
        partnerDevelopment: isDevelopment,
        shopifyPlus: plan === 'plus'
      })
    }
  },
  loaders: { Shop: ({ shop }, { number }) => (number === shop.number ? shop : null) }
}

import type { Pricing } from '../../modules/pricing/schema.ts'
import type { ShopifyShop } from './shopify-shop.ts'

const PLANS = '/api/v1/getPricingPlans'

/** Returns what the pricing page shows. */
export const shown = async ({ merchant }: ShopifyShop): Promise<Pricing> =>
  (await merchant.get<{ data: Pricing }>(PLANS)).body.data

/** Returns the agreements of the shop, oldest first. */
export const agreements = ({ db }: ShopifyShop) =>
  db.selectFrom('plan_agreement').select(['level', 'state']).orderBy('id').execute()

/** Returns the number of the newest subscription offered to the shop. */
export function newest({ shop }: ShopifyShop): number {
  const subscription = shop.billing.subscriptions().at(-1)
  if (!subscription) throw new Error('Expected a subscription')
  return subscription.id
}

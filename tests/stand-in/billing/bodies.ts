import { toAmount } from './money.ts'
import { balanceUsed, recurringOf, type Subscription, usageOf } from './subscription.ts'

/** Returns the body of app_subscriptions/update, as in Shopify's example (docs). */
export function updateBody(subscription: Subscription, shopNumber: number): object {
  const { id, name, status, createdAt, updatedAt, currency } = subscription
  const recurring = recurringOf(subscription)
  const usage = usageOf(subscription)
  return {
    app_subscription: {
      admin_graphql_api_id: `gid://shopify/AppSubscription/${id}`,
      name,
      status,
      admin_graphql_api_shop_id: `gid://shopify/Shop/${shopNumber}`,
      created_at: createdAt.toISOString(),
      updated_at: updatedAt.toISOString(),
      currency,
      capped_amount: usage ? toAmount(usage.cappedCents) : null,
      price: recurring ? toAmount(recurring.cents) : null,
      interval: recurring ? recurring.interval.toLowerCase() : null,
      plan_handle: null
    }
  }
}

/** Returns the body of app_subscriptions/approaching_capped_amount, in which `balance_used` is a number (docs). */
export function approachingBody(subscription: Subscription): object {
  const { id, name, createdAt, updatedAt, currency } = subscription
  return {
    app_subscription: {
      admin_graphql_api_id: `gid://shopify/AppSubscription/${id}`,
      name,
      balance_used: balanceUsed(subscription) / 100,
      capped_amount: toAmount(usageOf(subscription)?.cappedCents ?? 0),
      currency_code: currency,
      created_at: createdAt.toISOString(),
      updated_at: updatedAt.toISOString()
    }
  }
}

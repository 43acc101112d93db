import type { BillingPlatform, SubscriptionOrder } from '../../billing-platform.ts'
import {
  type AppSubscriptionLineItemInput,
  appInstallationBilling,
  appSubscriptionCancel,
  appSubscriptionCreate,
  shopInfo
} from '../client/operations.ts'
import { type BillingCalls, refuse, URGENT, unknownEffect } from './billing-calls.ts'
import { agreementIn } from './billing-return.ts'
import { inDollars } from './money.ts'
import { isOver } from './subscription.ts'

type Subscriptions = Pick<
  BillingPlatform,
  'createSubscription' | 'getSubscription' | 'findPaying' | 'cancelSubscription'
>

/**
 * Offers, reads and cancels the subscriptions of one shop. `returnUrlOf` returns the address to which Shopify sends
 * the merchant after the offer with that key.
 */
export function openSubscriptions(
  { run, read }: BillingCalls,
  returnUrlOf: (key: string) => Promise<string>
): Subscriptions {
  return {
    async createSubscription(order) {
      const { shop: known } = await run(shopInfo, {})
      // A development store cannot pay. With `test`, Shopify only simulates the charge.
      const isTest = known.plan.partnerDevelopment
      const { appSubscriptionCreate: made } = await run(appSubscriptionCreate, {
        name: order.name,
        returnUrl: await returnUrlOf(order.key),
        lineItems: linesOf(order),
        trialDays: 0,
        // A merchant who has a paid plan can only order a larger one. The new plan replaces the old one at once
        // (specification §11.3).
        replacementBehavior: 'APPLY_IMMEDIATELY',
        test: isTest
      })
      refuse(made?.userErrors)
      const { appSubscription: subscription, confirmationUrl } = made ?? {}
      if (!subscription || !confirmationUrl) throw unknownEffect('a subscription')
      return { id: subscription.id, confirmationUrl, isTest }
    },

    async getSubscription(id) {
      const { state, usage, isTest, canPay } = await read(id)
      return { state, usage, isTest, canPay }
    },

    async findPaying() {
      const { currentAppInstallation } = await run(appInstallationBilling, {})
      const paying = currentAppInstallation.activeSubscriptions.find(
        ({ status }) => status === 'ACTIVE'
      )
      return paying && { id: paying.id, key: agreementIn(paying.returnUrl) }
    },

    async cancelSubscription(id) {
      // Cancelling can be repeated when its outcome is unknown: a second call finds nothing to cancel.
      const options = { ...URGENT, isRepeatable: true }
      // The rest of the billing period is not refunded: the merchant may have used all images of the period on its
      // first day.
      const variables = { id, prorate: false }
      const { appSubscriptionCancel: done } = await run(appSubscriptionCancel, variables, options)
      // Shopify refuses to cancel a subscription that is not active. That is no error here; a pending offer expires
      // after two days.
      if (done?.userErrors.length && !isOver((await read(id)).state)) refuse(done.userErrors)
    }
  }
}

function linesOf(order: SubscriptionOrder): AppSubscriptionLineItemInput[] {
  const { percent, months } = order.discount
  const discount = { durationLimitInIntervals: months, value: { percentage: percent / 100 } }
  return [
    {
      plan: {
        appRecurringPricingDetails: {
          price: inDollars(order.monthlyCents),
          interval: 'EVERY_30_DAYS',
          ...(months > 0 ? { discount } : {})
        }
      }
    },
    {
      plan: {
        appUsagePricingDetails: {
          terms: order.usageTerms,
          cappedAmount: inDollars(order.cappedCents)
        }
      }
    }
  ]
}

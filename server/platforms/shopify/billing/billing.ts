import {
  BillingError,
  type BillingPlatform,
  type SubscriptionOrder
} from '../../billing-platform.ts'
import type { AdminClient } from '../client/admin-client.ts'
import { isShopifyError } from '../client/errors.ts'
import {
  type AppSubscriptionLineItemInput,
  appInstallationBilling,
  appSubscription,
  appSubscriptionCancel,
  appSubscriptionCreate,
  appSubscriptionLineItemUpdate,
  appUsageRecordCreate,
  shopInfo
} from '../client/operations.ts'
import type { ShopifySettings } from '../settings.ts'
import { agreementIn, returnUrlOf } from './billing-return.ts'
import { inDollars } from './money.ts'
import { isOver, readSubscription } from './subscription.ts'

type BillingDeps = {
  client: Pick<AdminClient, 'run'>
  settings: ShopifySettings
  shop: { id: number; domain: string }
}

/** A merchant waits for most of these calls, and charges are few. */
const URGENT = { isUrgent: true }

/**
 * Creates the billing of one shop through the Billing API (decision 035). Every call asks Shopify for the current
 * state: nothing is inferred from webhooks, or from where the merchant came back to.
 */
export function createShopifyBilling({ client, settings, shop }: BillingDeps): BillingPlatform {
  const run: AdminClient['run'] = (shopId, operation, variables, options = URGENT) =>
    translated(client.run(shopId, operation, variables, options))

  const read = async (id: string) =>
    readSubscription(id, await run(shop.id, appSubscription, { id }))

  return {
    async createSubscription(order) {
      const { shop: known } = await run(shop.id, shopInfo, {})
      const { appSubscriptionCreate: made } = await run(shop.id, appSubscriptionCreate, {
        name: order.name,
        returnUrl: returnUrlOf(settings, shop.domain, order.key),
        lineItems: linesOf(order),
        trialDays: 0,
        // Only an upgrade leads from one paid plan to another, and it takes effect at once (specification §11.3).
        replacementBehavior: 'APPLY_IMMEDIATELY',
        // A development store cannot pay, so Shopify only simulates the charge.
        test: known.plan.partnerDevelopment
      })
      refuse(made?.userErrors)
      const { appSubscription: subscription, confirmationUrl } = made ?? {}
      if (!subscription || !confirmationUrl) throw unknownEffect('a subscription')
      return { id: subscription.id, confirmationUrl }
    },

    async getSubscription(id) {
      const { state, usage } = await read(id)
      return { state, usage }
    },

    async findPaying() {
      const { currentAppInstallation } = await run(shop.id, appInstallationBilling, {})
      const paying = currentAppInstallation.activeSubscriptions.find(
        ({ status }) => status === 'ACTIVE'
      )
      return paying && { id: paying.id, key: agreementIn(paying.returnUrl) }
    },

    async cancelSubscription(id) {
      // Safe to retry when the outcome is unknown: a second call finds nothing to cancel.
      const options = { ...URGENT, isRepeatable: true }
      // The rest of the period is not refunded, because its images may have been used on the first day.
      const variables = { id, prorate: false }
      const { appSubscriptionCancel: done } = await run(
        shop.id,
        appSubscriptionCancel,
        variables,
        options
      )
      // Shopify cancels only active subscriptions; a pending offer lapses after two days.
      if (done?.userErrors.length && !isOver((await read(id)).state)) refuse(done.userErrors)
    },

    async raiseCap(id, cappedCents) {
      const { lineId } = await read(id)
      if (lineId === undefined) throw new BillingError('refused', `${id} has no usage line`)
      const { appSubscriptionLineItemUpdate: made } = await run(
        shop.id,
        appSubscriptionLineItemUpdate,
        { id: lineId, cappedAmount: inDollars(cappedCents) }
      )
      refuse(made?.userErrors)
      if (!made?.confirmationUrl) throw unknownEffect('a higher cap')
      return { confirmationUrl: made.confirmationUrl }
    },

    async addUsage(id, { key, cents, description }) {
      // Each call first looks for the charge: an earlier call may have taken effect although its answer was lost.
      const { state, usage, lineId, records } = await read(id)
      const known = records.find(({ idempotencyKey }) => idempotencyKey === key)
      if (known) return { id: known.id }
      if (state === 'frozen') throw new BillingError('held', `${id} is frozen`)
      if (state !== 'active' || lineId === undefined || !usage)
        throw new BillingError('refused', `${id} is ${state}`)
      if (usage.usedCents + cents > usage.cappedCents)
        throw new BillingError('held', `${usage.usedCents} of ${usage.cappedCents} cents are used`)
      const { appUsageRecordCreate: made } = await run(shop.id, appUsageRecordCreate, {
        subscriptionLineItemId: lineId,
        price: inDollars(cents),
        description,
        idempotencyKey: key
      })
      const isFull = made?.userErrors.some(({ message }) => /balance remaining/i.test(message))
      refuse(made?.userErrors, isFull ? 'held' : 'refused')
      if (!made?.appUsageRecord) throw unknownEffect('a charge')
      return { id: made.appUsageRecord.id }
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

function refuse(
  errors: { message: string }[] | undefined,
  code: 'refused' | 'held' = 'refused'
): void {
  if (errors && errors.length > 0)
    throw new BillingError(code, errors.map(({ message }) => message).join('; '))
}

const unknownEffect = (what: string) =>
  new BillingError('unreachable', `Shopify answered neither with ${what} nor with an error`)

/**
 * Translates errors of the client. Only Shopify's answer about the call itself refuses it. All other errors are
 * temporary, such as a missing token or an operation unknown to a new API version, and what is due stays due.
 */
async function translated<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!isShopifyError(error)) throw error
    throw new BillingError('unreachable', error.message, { cause: error })
  }
}

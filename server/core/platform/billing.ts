/**
 * What the product asks of the platform that bills merchants; one adapter beside each store adapter. Money is
 * the platform's matter: whatever it says about a subscription is asked for, never concluded from where
 * the browser came back to.
 */

/**
 * `pending` waits for the merchant. `ended`: declined, cancelled, or not paid for: nothing can be charged
 * to it any more.
 */
export type SubscriptionState = 'pending' | 'active' | 'declined' | 'expired' | 'ended'

export type SubscriptionOrder = {
  /** The same key again gives the same subscription. */
  key: string
  /** As the merchant reads it. */
  name: string
  monthlyCents: number
  /** Off the first months; both 0 for none. */
  discount: { percent: number; months: number }
  /** The usage line: the most that may be charged beyond the price in one cycle, and for what. */
  cappedCents: number
  usageTerms: string
}

export type UsageOrder = { key: string; cents: number; description: string }

/**
 * `refused`: the platform will not take this charge, now or later. `unreachable`: it could not be asked,
 * and nobody knows what it did; asking again with the same key is harmless.
 */
export type BillingFailure = 'refused' | 'unreachable'

/** Recognise it by `name`, not by instanceof: pages are bundled apart from the server. */
export class BillingError extends Error {
  override readonly name = 'BillingError'
  readonly failure: BillingFailure
  constructor(failure: BillingFailure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.failure = failure
  }
}

/** The billing of one shop. */
export type BillingPlatform = {
  /** Nothing is charged before the merchant approves it at the address. Then it replaces the one before. */
  createSubscription(order: SubscriptionOrder): Promise<{ id: string; confirmationUrl: string }>

  /** The state at this moment, and whether usage can be charged to it. */
  getSubscription(id: string): Promise<{ state: SubscriptionState; hasUsageLine: boolean }>

  /** Ends one that is active, or withdraws one that is pending. Harmless when it has ended already. */
  cancelSubscription(id: string): Promise<void>

  /** Charges once for each key, however often it is called. */
  addUsage(subscriptionId: string, usage: UsageOrder): Promise<{ id: string }>
}

export const isBillingError = (error: unknown): error is BillingError =>
  error instanceof Error && error.name === 'BillingError'

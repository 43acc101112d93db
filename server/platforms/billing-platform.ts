/**
 * What the product asks of the platform that bills merchants; one adapter beside each store adapter. Money is
 * the platform's matter: whatever it says about a subscription is asked for, never concluded from where
 * the browser came back to.
 */

/**
 * `pending` waits for the merchant. `frozen`: not paid for at the moment, and active again once it is. `ended`:
 * cancelled or replaced; nothing can be charged to it any more.
 */
export type SubscriptionState = 'pending' | 'active' | 'frozen' | 'declined' | 'expired' | 'ended'

/** What may be charged beyond the price, in the platform's own period, which need not be our cycle. */
export type UsageLine = { usedCents: number; cappedCents: number; periodEndsAt: string | null }

export type SubscriptionNow = {
  state: SubscriptionState
  /** Null: nothing can be charged beyond the price. */
  usage: UsageLine | null
}

export type SubscriptionOrder = {
  /** The same key again gives the same subscription, or a new one when the first was shown to nobody. */
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
 * `refused`: the platform will not take this charge, now or later. `held`: not now, because the cap of its
 * period is reached or the subscription is frozen; it may when that has changed. `unreachable`: it could not
 * be asked, and nobody knows what it did; asking again with the same key is harmless.
 */
export type BillingFailure = 'refused' | 'held' | 'unreachable'

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

  /** As it is at this moment. */
  getSubscription(id: string): Promise<SubscriptionNow>

  /**
   * The one that the shop pays for at this moment, whatever is known of it here, with the key of its order.
   * Undefined: none.
   */
  findPaying(): Promise<{ id: string; key: string } | undefined>

  /**
   * Ends one that is active, or withdraws one that is pending, where the platform lets us; elsewhere a pending
   * one lapses. Harmless when it has ended already.
   */
  cancelSubscription(id: string): Promise<void>

  /** Another cap, from the moment when the merchant approves it. */
  raiseCap(id: string, cappedCents: number): Promise<{ confirmationUrl: string }>

  /** Charges once for each key, however often it is called. */
  addUsage(subscriptionId: string, usage: UsageOrder): Promise<{ id: string }>
}

export const isBillingError = (error: unknown): error is BillingError =>
  error instanceof Error && error.name === 'BillingError'

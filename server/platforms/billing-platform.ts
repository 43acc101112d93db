import { Failure } from '../core/failure.ts'

/**
 * What the product asks of the platform that bills merchants. Each store adapter has a billing adapter beside it. The
 * platform owns the money: the product asks the platform for the state of a subscription, and never infers that state
 * from the address to which the browser came back.
 */

/**
 * `pending`: the merchant has not answered yet. `frozen`: unpaid at present, and active again once paid. `ended`:
 * cancelled or replaced; nothing more can be charged to it.
 */
export type SubscriptionState = 'pending' | 'active' | 'frozen' | 'declined' | 'expired' | 'ended'

/**
 * The charges beyond the price: the sum of those made so far, and their cap. Both refer to the platform's billing
 * period, which need not match our cycle.
 */
export type UsageLine = { usedCents: number; cappedCents: number; periodEndsAt: string | null }

export type SubscriptionNow = {
  state: SubscriptionState
  /** Null when nothing can be charged beyond the price. */
  usage: UsageLine | null
}

export type SubscriptionOrder = {
  /**
   * Identifies the order. Ordering again with the same key returns the same subscription, or a new one if the merchant
   * never saw the first.
   */
  key: string
  /** The name that the merchant reads. */
  name: string
  monthlyCents: number
  /** A discount on the first months; both fields are 0 for none. */
  discount: { percent: number; months: number }
  /** The usage line: the most that may be charged beyond the price in one cycle, and what these charges are for. */
  cappedCents: number
  usageTerms: string
}

export type UsageOrder = { key: string; cents: number; description: string }

/**
 * `refused`: the platform will never accept this charge. `held`: the platform does not accept it now, because the cap
 * of its period is reached or the subscription is frozen, but may do so later. `unreachable`: the platform could not
 * be reached or did not answer, so the effect is unknown; repeating the call with the same key is harmless.
 */
export type BillingCode = 'refused' | 'held' | 'unreachable'

export class BillingError extends Failure<BillingCode> {
  override readonly name = 'BillingError'
  constructor(code: BillingCode, message: string, options?: ErrorOptions) {
    super(code, message, { ...options, retry: code === 'refused' ? 'never' : 'later' })
  }
}

/** What our own confirmation page shows. */
export type SubscriptionOffer = Omit<SubscriptionOrder, 'key'> & {
  id: string
  /** With our own billing nobody has to pay, so no subscription is ever frozen. */
  state: Exclude<SubscriptionState, 'frozen'>
  /** The merchant can answer until this time. */
  expiresAt: string
}

/**
 * What our own billing offers beyond a platform's: we serve the confirmation page, and the audit can read every
 * record.
 */
export type OwnBilling = {
  /** Returns what the confirmation page shows; undefined when there is no such subscription. */
  findOffer(id: string): Promise<SubscriptionOffer | undefined>

  /**
   * Applies the merchant's answer from the confirmation page. Approval ends the previous subscription. An answer that
   * is repeated, late, or about a withdrawn subscription changes nothing.
   */
  decide(id: string, decision: 'active' | 'declined'): Promise<void>

  /** Returns the ids of all subscriptions that the shop ever had, and all charges to them, for the audit. */
  readBook(): Promise<{ subscriptionIds: string[]; usage: { key: string; cents: number }[] }>
}

/** The billing of one shop. */
export type BillingPlatform = {
  /**
   * Creates a subscription. Nothing is charged until the merchant approves it at `confirmationUrl`; the approval
   * replaces the previous subscription.
   */
  createSubscription(order: SubscriptionOrder): Promise<{ id: string; confirmationUrl: string }>

  /** Returns the current state of a subscription. */
  getSubscription(id: string): Promise<SubscriptionNow>

  /**
   * Returns the subscription that the shop pays for now, whatever our database says, with the key of its order;
   * undefined when there is none.
   */
  findPaying(): Promise<{ id: string; key: string } | undefined>

  /**
   * Ends an active subscription, or withdraws a pending one where the platform allows that; elsewhere a pending one
   * expires by itself. Calling it for an ended subscription is harmless.
   */
  cancelSubscription(id: string): Promise<void>

  /** Requests a different cap, which applies once the merchant approves it. */
  raiseCap(id: string, cappedCents: number): Promise<{ confirmationUrl: string }>

  /** Charges once for each key, however often it is called with that key. */
  addUsage(subscriptionId: string, usage: UsageOrder): Promise<{ id: string }>

  /** Undefined when a platform bills the shop. */
  own?: OwnBilling
}

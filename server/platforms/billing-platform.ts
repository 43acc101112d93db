import { Failure } from '../core/failure.ts'

/**
 * This file defines what the product asks of the platform that bills merchants. Each store adapter has a billing
 * adapter beside it. The platform is the only authority on subscriptions: the product asks it for their state, and
 * never infers the state from the address to which the browser came back.
 */

/**
 * The states of a subscription. `pending`: the merchant has not answered yet. `frozen`: the merchant has not paid;
 * paying makes the subscription active again. `ended`: it was cancelled or replaced, and nothing more can be charged
 * to it.
 */
export type SubscriptionState = 'pending' | 'active' | 'frozen' | 'declined' | 'expired' | 'ended'

/**
 * The charges beyond the subscription's price: what was charged so far, and the cap. Both are for the platform's
 * billing period, which may differ from our cycle.
 */
export type UsageLine = { usedCents: number; cappedCents: number; periodEndsAt: string | null }

export type SubscriptionNow = {
  state: SubscriptionState
  /** The charges beyond the price; null when the merchant has approved none. */
  usage: UsageLine | null
  /** The platform only simulates the charges of this subscription. */
  isTest: boolean
  /** Whether the shop's store can pay. A development store cannot, and may become a store that can. */
  canPay: boolean
}

export type SubscriptionOrder = {
  /**
   * Identifies the order, so that an order can be repeated. The same key leads to the same subscription, or to a new
   * one if the merchant never saw the first.
   */
  key: string
  /** The name that the merchant reads. */
  name: string
  monthlyCents: number
  /** A discount on the first months. Without one, both fields are 0. */
  discount: { percent: number; months: number }
  /**
   * The most that may be charged beyond the price in one cycle. `usageTerms` tells the merchant what these charges are
   * for.
   */
  cappedCents: number
  usageTerms: string
}

export type UsageOrder = { key: string; cents: number; description: string }

/**
 * Why a billing call failed. `refused`: the platform will never accept the charge. `held`: the platform may accept it
 * later, but not now: the cap of its period is reached, or the subscription is frozen. `unreachable`: the platform
 * could not be reached or did not answer. Nobody knows whether the call had an effect, but repeating it with the same
 * key does no harm.
 */
export type BillingCode = 'refused' | 'held' | 'unreachable'

export class BillingError extends Failure<BillingCode> {
  override readonly name = 'BillingError'
  constructor(code: BillingCode, message: string, options?: ErrorOptions) {
    super(code, message, { ...options, retry: code === 'refused' ? 'never' : 'later' })
  }
}

/** What our own confirmation page shows about a subscription. */
export type SubscriptionOffer = Omit<SubscriptionOrder, 'key'> & {
  id: string
  /** With our own billing, nobody has to pay. A subscription is therefore never frozen. */
  state: Exclude<SubscriptionState, 'frozen'>
  /** The merchant can answer until this time. */
  expiresAt: string
}

/** What only our own billing offers: it serves our confirmation page, and the audit can read all its records. */
export type OwnBilling = {
  /** Returns what the confirmation page shows; undefined when there is no such subscription. */
  findOffer(id: string): Promise<SubscriptionOffer | undefined>

  /**
   * Applies the merchant's answer from the confirmation page. Approving a subscription ends the previous one. An
   * answer changes nothing if it is repeated or late, or if the subscription was withdrawn.
   */
  decide(id: string, decision: 'active' | 'declined'): Promise<void>

  /** Returns the ids of all subscriptions that the shop ever had and all charges to them. The audit needs them. */
  readBook(): Promise<{ subscriptionIds: string[]; usage: { key: string; cents: number }[] }>
}

/** The billing of one shop. */
export type BillingPlatform = {
  /**
   * Creates a subscription. Nothing is charged until the merchant approves it at `confirmationUrl`. When that happens,
   * it replaces the previous subscription. `isTest` says whether only simulated charges were asked for.
   */
  createSubscription(
    order: SubscriptionOrder
  ): Promise<{ id: string; confirmationUrl: string; isTest: boolean }>

  /** Returns the current state of a subscription. */
  getSubscription(id: string): Promise<SubscriptionNow>

  /**
   * Returns the subscription that the shop pays for now, with the key of its order; undefined when there is none. Only
   * the platform is asked, not our database.
   */
  findPaying(): Promise<{ id: string; key: string } | undefined>

  /**
   * Ends an active subscription or withdraws a pending one. Some platforms cannot withdraw; there, a pending
   * subscription expires on its own. Calling this for an ended subscription is harmless.
   */
  cancelSubscription(id: string): Promise<void>

  /** Asks for a new cap, which applies once the merchant has approved it at `confirmationUrl`. */
  raiseCap(id: string, cappedCents: number): Promise<{ confirmationUrl: string }>

  /** Adds a charge beyond the price. The charge is made only once for each key, even if the call is repeated. */
  addUsage(subscriptionId: string, usage: UsageOrder): Promise<{ id: string }>

  /** After how many days it bills again; missing where that is a month, as our cycle is. */
  periodDays?: number

  /** Set when our own billing serves the shop; undefined when a platform bills it. */
  own?: OwnBilling
}

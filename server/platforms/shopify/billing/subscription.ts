import type { SubscriptionNow, SubscriptionState } from '../../billing-platform.ts'
import type { AppSubscriptionQuery, AppSubscriptionStatus } from '../client/operations.ts'
import { toCents } from './money.ts'

export type ShopifySubscription = SubscriptionNow & {
  /**
   * The id of the subscription's usage line, to which charges beyond the price are added; undefined when there is
   * none.
   */
  lineId: string | undefined
  /** The latest charges on the usage line. */
  records: { id: string; idempotencyKey: string | null }[]
}

const NOTHING = { usage: null, lineId: undefined, records: [] }

export function readSubscription(
  id: string,
  { shop, currentAppInstallation, node }: AppSubscriptionQuery
): ShopifySubscription {
  const canPay = !shop.plan.partnerDevelopment
  const isListed = currentAppInstallation.activeSubscriptions.some((active) => active.id === id)
  if (!isSubscription(node))
    return { ...NOTHING, state: isListed ? 'pending' : 'ended', isTest: false, canPay }
  const about = { state: stateOf(node.status, isListed), isTest: node.test, canPay }
  for (const { id: lineId, plan, usageRecords } of node.lineItems) {
    const { pricingDetails: pricing } = plan
    if (pricing.__typename !== 'AppUsagePricing') continue
    const usage = {
      usedCents: toCents(pricing.balanceUsed.amount),
      cappedCents: toCents(pricing.cappedAmount.amount),
      periodEndsAt: node.currentPeriodEnd
    }
    return { ...about, usage, lineId, records: usageRecords.nodes }
  }
  return { ...NOTHING, ...about }
}

/**
 * Returns the state of a subscription. Shopify's list of active subscriptions is authoritative (docs/shopify.md §14).
 * If the status contradicts the list, the state is `pending`, so that nothing changes until the next reconciliation.
 */
function stateOf(status: AppSubscriptionStatus, isListed: boolean): SubscriptionState {
  switch (status) {
    case 'ACTIVE':
      return isListed ? 'active' : 'pending'
    case 'FROZEN':
      return 'frozen'
    case 'DECLINED':
      return isListed ? 'pending' : 'declined'
    case 'EXPIRED':
      return isListed ? 'pending' : 'expired'
    case 'CANCELLED':
      return isListed ? 'pending' : 'ended'
    case 'ACCEPTED':
    case 'PENDING':
      return 'pending'
  }
}

/** Returns whether there is nothing to cancel, because the subscription has ended or never began. */
export const isOver = (state: SubscriptionState): boolean =>
  state !== 'active' && state !== 'frozen'

type Node = AppSubscriptionQuery['node']

/**
 * Returns whether the node is a subscription. Our query asks for the fields of subscriptions only, so any other node
 * has none.
 */
const isSubscription = (node: Node): node is Extract<Node, { status: AppSubscriptionStatus }> =>
  node !== null && 'status' in node

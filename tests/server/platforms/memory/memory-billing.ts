import {
  BillingError,
  type BillingPlatform,
  type SubscriptionOrder,
  type SubscriptionState
} from '../../../../server/platforms/billing-platform.ts'

type Subscription = {
  order: SubscriptionOrder
  state: SubscriptionState
  used: Map<string, number>
}

/** The subscriptions of one shop. Tests approve them as the merchant would. */
export class MemoryBook {
  readonly subscriptions = new Map<string, Subscription>()

  get(id: string): Subscription {
    const found = this.subscriptions.get(id)
    if (!found) throw new BillingError('refused', `there is no subscription ${id}`)
    return found
  }

  approve(id: string): void {
    for (const one of this.subscriptions.values()) if (one.state === 'active') one.state = 'ended'
    this.get(id).state = 'active'
  }
}

export const createMemoryBilling = (book: MemoryBook): BillingPlatform => ({
  async createSubscription(order) {
    const id = `bill-${order.key}`
    if (!book.subscriptions.has(id))
      book.subscriptions.set(id, { order, state: 'pending', used: new Map() })
    return { id, confirmationUrl: `https://bills.example/${id}`, isTest: false }
  },
  async getSubscription(id) {
    const { order, state, used } = book.get(id)
    const usedCents = [...used.values()].reduce((sum, cents) => sum + cents, 0)
    const usage = { usedCents, cappedCents: order.cappedCents, periodEndsAt: null }
    return { state, usage, isTest: false, canPay: true }
  },
  async findPaying() {
    const [id, paying] = [...book.subscriptions].find(([, one]) => one.state === 'active') ?? []
    return id !== undefined && paying ? { id, key: paying.order.key } : undefined
  },
  async cancelSubscription(id) {
    book.get(id).state = 'ended'
  },
  async raiseCap(id, cappedCents) {
    book.get(id).order.cappedCents = cappedCents
    return { confirmationUrl: `https://bills.example/${id}` }
  },
  async addUsage(id, { key, cents }) {
    const { used, state } = book.get(id)
    if (state !== 'active') throw new BillingError('refused', `the subscription is ${state}`)
    used.set(key, cents)
    return { id: key }
  }
})

import { randomBytes } from 'node:crypto'
import { type Clock, DAY_MS, toText } from '../../../core/clock.ts'
import type { Db } from '../../../core/database/db.ts'
import { inTransaction } from '../../../core/database/transaction.ts'
import { BillingError, type BillingPlatform, type OwnBilling } from '../../billing-platform.ts'
import {
  decidePending,
  endSubscriptions,
  findActiveSubscription,
  findLocalSubscription,
  findUsage,
  listSubscriptionIds,
  listUsage,
  putSubscription,
  putUsage
} from './sql.ts'

/** How long the merchant has to answer. Shopify allows the same time. */
const ANSWER_MS = 2 * DAY_MS

type LocalBillingDeps = { db: Db; clock: Clock; shopId: number }

/**
 * Creates the billing platform for BILLING=local. It works like a real one, except that we serve the confirmation page
 * and no money moves.
 */
export function createLocalBilling(deps: LocalBillingDeps): BillingPlatform {
  const { db, clock, shopId } = deps
  return {
    own: ownBilling(deps),

    async createSubscription({ key, name, monthlyCents, discount, cappedCents, usageTerms }) {
      const now = clock.now()
      const { id } = await putSubscription(db, {
        id: randomBytes(24).toString('base64url'),
        shop_id: shopId,
        key,
        name,
        monthly_cents: monthlyCents,
        discount_percent: discount.percent,
        discount_months: discount.months,
        capped_cents: cappedCents,
        usage_terms: usageTerms,
        state: 'pending',
        created_at: toText(now),
        expires_at: toText(new Date(now.getTime() + ANSWER_MS))
      })
      return { id, confirmationUrl: `/billing/confirm/${id}`, isTest: false }
    },

    async getSubscription(id) {
      const found = await findLocalSubscription(db, shopId, id, toText(clock.now()))
      if (!found) throw new BillingError('refused', `Expected a local subscription, received ${id}`)
      // With our own billing no money moves. The used part of the cap is therefore always 0.
      const line = { usedCents: 0, cappedCents: found.capped_cents, periodEndsAt: null }
      const usage = found.capped_cents > 0 ? line : null
      return { state: found.state, usage, isTest: false, canPay: true }
    },

    findPaying: () => findActiveSubscription(db, shopId),

    cancelSubscription: (id) => endSubscriptions(db, shopId, id),

    async raiseCap() {
      throw new BillingError('refused', 'The cap is never used up here')
    },

    async addUsage(subscriptionId, usage) {
      const known = await findUsage(db, usage.key)
      if (known !== undefined) return { id: String(known) }
      const now = toText(clock.now())
      const found = await findLocalSubscription(db, shopId, subscriptionId, now)
      if (found?.state !== 'active')
        throw new BillingError('refused', `The subscription is ${found?.state ?? 'unknown'}`)
      const id = await putUsage(db, { ...usage, subscriptionId, now })
      return { id: String(id) }
    }
  }
}

function ownBilling({ db, clock, shopId }: LocalBillingDeps): OwnBilling {
  return {
    async findOffer(id) {
      const found = await findLocalSubscription(db, shopId, id, toText(clock.now()))
      return (
        found && {
          id: found.id,
          name: found.name,
          state: found.state,
          monthlyCents: found.monthly_cents,
          discount: { percent: found.discount_percent, months: found.discount_months },
          cappedCents: found.capped_cents,
          usageTerms: found.usage_terms,
          expiresAt: found.expires_at
        }
      )
    },

    async decide(id, decision) {
      const now = toText(clock.now())
      await inTransaction(db, async (trx) => {
        const isDecided = await decidePending(trx, { id, shop_id: shopId }, decision, now)
        if (isDecided && decision === 'active') await endSubscriptions(trx, shopId, { not: id })
      })
    },

    readBook: async () => ({
      subscriptionIds: await listSubscriptionIds(db, shopId),
      usage: await listUsage(db, shopId)
    })
  }
}

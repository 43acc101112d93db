import type { Db } from '../../server/core/database/db.ts'
import { planAt, raisedCents } from './plans.ts'
import { findAgreement } from './sql/agreements.ts'
import { countUnpaid } from './sql/charges.ts'
import { findSubscription } from './sql/subscriptions.ts'

/** What the merchant has to know about billing. Amounts are in dollars. */
export type BillingNotice =
  /** The store has an unpaid bill; the shop gets its plan back when the bill is paid. */
  | { kind: 'frozen'; plan: number }
  /**
   * The store was a development store when the merchant chose the plan, and nobody pays for it. The shop keeps it
   * until `until`, or has lost it already.
   */
  | { kind: 'test'; plan: number; level: number; until: string }
  | { kind: 'test-ended'; plan: number; level: number }
  /** The platform has refused a charge and will refuse any further one. */
  | { kind: 'refused' }
  /** The cap of the platform's period is reached or nearly reached. */
  | {
      kind: 'held' | 'near'
      used: number
      cap: number
      raised: number
      /** When the next period begins; null if the platform did not say. */
      endsAt: string | null
    }

/** The share of the cap at which the merchant is warned. Shopify warns at the same share. */
const NEAR = 0.9

/** Returns what the merchant has to know, or null if all is well. */
export async function billingNotice(db: Db, shopId: number): Promise<BillingNotice | null> {
  const frozen = await findAgreement(db, shopId, ['frozen'])
  if (frozen) return { kind: 'frozen', plan: dollarsOf(frozen.level) }
  const test = await testNotice(db, shopId)
  if (test) return test
  const subscription = await findSubscription(db, shopId)
  const active = await findAgreement(db, shopId, ['active'])
  if (!subscription || !active) return null
  const { held, refused } = await countUnpaid(db, shopId, subscription.cycle)
  if (refused > 0) return { kind: 'refused' }
  const { used_cents, capped_cents, period_ends_at, level } = active
  if (used_cents === null || capped_cents === null) return null
  const isNear = subscription.is_over_quota === 1 && used_cents >= capped_cents * NEAR
  if (held === 0 && !isNear) return null
  return {
    kind: held > 0 ? 'held' : 'near',
    used: used_cents / 100,
    cap: capped_cents / 100,
    raised: raisedCents(capped_cents, level) / 100,
    endsAt: period_ends_at
  }
}

/** Reports that a test plan ends or has ended, until the merchant has a plan that is paid for (decision 051). */
async function testNotice(db: Db, shopId: number): Promise<BillingNotice | null> {
  const latest = await findAgreement(db, shopId, ['active', 'cancelling', 'cancelled'])
  if (!latest || latest.kept_until === null) return null
  const { level, state, kept_until } = latest
  const about = { plan: dollarsOf(level), level }
  if (state === 'active') return { kind: 'test', ...about, until: kept_until }
  return { kind: 'test-ended', ...about }
}

const dollarsOf = (level: number): number => planAt(level).monthlyCents / 100

import type { Db } from '../../server/core/database/db.ts'
import type { BillingPlatform } from '../../server/platforms/billing-platform.ts'
import { type Billing, BLOCK_CENTS, blockOf, planAt, quotaOf } from './plans.ts'
import { chargeKey, listChargedTo } from './sql/charges.ts'
import { findSubscription } from './sql/subscriptions.ts'

/** A number that is shown or charged, and the value that the ledger gives for it. */
export type Difference = { shopId: number; what: string; shown: number; recomputed: number }

/**
 * Recomputes every quota number from the ledger, row by row, and returns those that differ. If the server is running,
 * call it inside a transaction.
 */
export async function auditLedger(
  db: Db,
  shopIds: number[],
  billing: Billing,
  billingOf: (shopId: number) => BillingPlatform
): Promise<Difference[]> {
  const differences: Difference[] = []
  for (const shopId of shopIds)
    for (const [what, shown, recomputed] of await auditShop(db, shopId, billing, billingOf(shopId)))
      if (shown !== recomputed) differences.push({ shopId, what, shown, recomputed })
  return differences
}

type Line = [what: string, shown: number, recomputed: number]

async function auditShop(
  db: Db,
  shopId: number,
  billing: Billing,
  platform: BillingPlatform
): Promise<Line[]> {
  const subscription = await findSubscription(db, shopId)
  if (!subscription) return []
  const { cycle, level, units_taken, units_spent } = subscription
  const units = await db
    .selectFrom('quota_unit')
    .select(['cycle', 'state', 'overage', 'spent_at'])
    .where('shop_id', '=', shopId)
    .execute()
  const current = units.filter((unit) => unit.cycle === cycle)
  const spent = current.filter((unit) => unit.state === 'spent').length
  const quota = quotaOf(level, billing)
  const most = billing.isOff ? quota : quota + planAt(level).overageCap
  return [
    ['units taken', units_taken, current.length],
    ['units spent', units_spent, spent],
    ['units beyond what the plan allows', Math.max(0, units_taken - most), 0],
    [
      'spent units without a time',
      units.filter((unit) => unit.state === 'spent' && unit.spent_at === null).length,
      0
    ],
    ...(await auditCharges(db, shopId, units)),
    ...(await auditUsage(db, shopId, platform))
  ]
}

/**
 * Compares the charges with the blocks in which an image was changed beyond the quota: each block of each cycle must
 * have exactly one charge.
 */
async function auditCharges(
  db: Db,
  shopId: number,
  units: { cycle: string; overage: number }[]
): Promise<Line[]> {
  const charges = await db
    .selectFrom('overage_charge')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('state', '!=', 'reserved')
    .execute()
  const lines: Line[] = []
  for (const cycle of new Set([...units, ...charges].map((row) => row.cycle))) {
    const blocks = new Set(
      units
        .filter((unit) => unit.cycle === cycle && unit.overage > 0)
        .map((u) => blockOf(u.overage))
    )
    const charged = charges.filter((charge) => charge.cycle === cycle)
    const cents = charged.reduce((sum, charge) => sum + charge.cents, 0)
    lines.push([`blocks charged in the cycle ${cycle}`, charged.length, blocks.size])
    lines.push([`cents charged in the cycle ${cycle}`, cents, blocks.size * BLOCK_CENTS])
  }
  return lines
}

/** Compares the charges with the billing platform's own records, which BILLING=local keeps in the same database. */
async function auditUsage(db: Db, shopId: number, { own }: BillingPlatform): Promise<Line[]> {
  if (!own) return []
  const book = await own.readBook()
  const usage = new Map(book.usage.map((row) => [row.key, row.cents]))
  const charges = await listChargedTo(db, shopId, book.subscriptionIds)
  const ours = new Set(charges.map(chargeKey))
  return [
    ...charges.map((charge): Line => {
      const key = chargeKey(charge)
      return [`cents of ${key}`, charge.cents, usage.get(key) ?? 0]
    }),
    [
      'charges that only the billing platform has',
      [...usage.keys()].filter((key) => !ours.has(key)).length,
      0
    ]
  ]
}

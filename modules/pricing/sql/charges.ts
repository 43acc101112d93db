import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../server/core/database/db.ts'
import { BLOCK_CENTS } from '../plans.ts'
import type { OverageChargeTable } from '../tables.ts'

export type Charge = Selectable<OverageChargeTable>

/**
 * Returns the key of a charge, from its shop, cycle and block. The platform charges each key once (specification
 * §11.6).
 */
export const chargeKey = ({ shop_id, cycle, block }: Pick<Charge, 'shop_id' | 'cycle' | 'block'>) =>
  `overage:${shop_id}:${cycle}:${block}`

type Block = { shopId: number; cycle: string; block: number; agreementId: number | null }

/**
 * Reserves a block. A block that was already started in this cycle does not change, because each block is charged
 * once.
 */
export async function reserveBlock(db: Db, block: Block, now: string): Promise<void> {
  await db
    .insertInto('overage_charge')
    .values(rowOf(block, 'reserved', now))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Makes a block due because one of its images was really changed. A block that is already due or in a later state does
 * not change.
 */
export async function setBlockDue(db: Db, block: Block, now: string): Promise<void> {
  await db
    .insertInto('overage_charge')
    .values(rowOf(block, 'due', now))
    .onConflict((conflict) =>
      conflict
        .columns(['shop_id', 'cycle', 'block'])
        .doUpdateSet({ state: 'due', agreement_id: block.agreementId })
        .where('overage_charge.state', '=', 'reserved')
    )
    .execute()
}

const rowOf = (
  { shopId, cycle, block, agreementId }: Block,
  state: Charge['state'],
  now: string
) => ({
  shop_id: shopId,
  cycle,
  block,
  agreement_id: agreementId,
  cents: BLOCK_CENTS,
  state,
  platform_id: null,
  reserved_at: now,
  charged_at: null
})

/** Returns the shop's charges in this state, oldest first. The platform has not accepted any of them yet. */
export function listCharges(db: Db, shopId: number, state: 'due' | 'held'): Promise<Charge[]> {
  return db
    .selectFrom('overage_charge')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('state', '=', state)
    .orderBy('reserved_at')
    .orderBy('block')
    .execute()
}

/** Returns the shop's charges that were added to these subscriptions of the platform. */
export function listChargedTo(db: Db, shopId: number, platformIds: string[]): Promise<Charge[]> {
  return db
    .selectFrom('overage_charge')
    .innerJoin('plan_agreement', 'plan_agreement.id', 'overage_charge.agreement_id')
    .selectAll('overage_charge')
    .where('overage_charge.shop_id', '=', shopId)
    .where('overage_charge.state', '=', 'charged')
    .where('plan_agreement.platform_id', 'in', platformIds)
    .execute()
}

export async function listShopsWithDueCharges(db: Db): Promise<number[]> {
  const shops = await db
    .selectFrom('overage_charge')
    .select('shop_id')
    .distinct()
    .where('state', '=', 'due')
    .orderBy('shop_id')
    .execute()
  return shops.map(({ shop_id }) => shop_id)
}

/** Counts the shop's blocks that were used but not paid for: still due, held, or refused in this cycle. */
export async function countUnpaid(db: Db, shopId: number, cycle: string) {
  const { due, held, refused } = await db
    .selectFrom('overage_charge')
    .select([
      sql<number>`count(*) filter (where state = 'due')`.as('due'),
      sql<number>`count(*) filter (where state = 'held')`.as('held'),
      sql<number>`count(*) filter (where state = 'refused' and cycle = ${cycle})`.as('refused')
    ])
    .where('shop_id', '=', shopId)
    .where('state', 'in', ['due', 'held', 'refused'])
    .executeTakeFirstOrThrow()
  return { due, held, refused }
}

/** Marks the shop's charges in these states as refused, because no agreement remains that could pay for them. */
export async function refuseCharges(db: Db, shopId: number, states: Charge['state'][]) {
  await db
    .updateTable('overage_charge')
    .set({ state: 'refused' })
    .where('shop_id', '=', shopId)
    .where('state', 'in', states)
    .execute()
}

/**
 * Records what the platform has answered about a charge that was due or held.
 * @returns false when the charge has another state, because another process has posted it meanwhile
 */
export async function setChargeState(
  db: Db,
  { shop_id, cycle, block }: Charge,
  change: Pick<Charge, 'state' | 'platform_id' | 'charged_at'>
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('overage_charge')
    .set(change)
    .where('shop_id', '=', shop_id)
    .where('cycle', '=', cycle)
    .where('block', '=', block)
    .where('state', 'in', ['due', 'held'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

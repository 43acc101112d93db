import type { Db } from '../../../../server/core/database/db.ts'
import { UNFINISHED } from './runs.ts'

/** Renews the leases of these in-flight items (the heartbeat). A lease that is not renewed expires. */
export async function renewLeases(
  db: Db,
  owner: string,
  ids: number[],
  until: string
): Promise<void> {
  await db
    .updateTable('run_item')
    .set({ lease_until: until })
    .where('id', 'in', ids)
    .where('lease_owner', '=', owner)
    .where('state', '=', 'working')
    .execute()
}

/**
 * Ends the leases of other owners. Call at the start of a process that is the only one on its database: every other
 * owner is dead.
 */
export async function dropDeadLeases(db: Db, owner: string): Promise<void> {
  await db
    .updateTable('run_item')
    .set({ lease_until: '' })
    .where('state', '=', 'working')
    .where('lease_owner', '!=', owner)
    .execute()
}

/** Lists the other processes that hold leases. */
export async function listOtherOwners(db: Db, owner: string): Promise<string[]> {
  const rows = await db
    .selectFrom('run_item')
    .select('lease_owner')
    .distinct()
    .where('state', '=', 'working')
    .where('lease_until', '!=', '')
    .where('lease_owner', '!=', owner)
    .execute()
  return rows.flatMap(({ lease_owner }) => lease_owner ?? [])
}

/** Ends the leases of an owner that is dead. */
export async function dropLeasesOf(db: Db, owner: string): Promise<void> {
  await db
    .updateTable('run_item')
    .set({ lease_until: '' })
    .where('state', '=', 'working')
    .where('lease_owner', '=', owner)
    .execute()
}

/** Lists the items of a shop's unfinished runs that were claimed and have not ended. */
export function listWorking(db: Db, shopId: number) {
  return db
    .selectFrom('run_item')
    .innerJoin('run', 'run.id', 'run_item.run_id')
    .select(['run_item.id', 'run_item.run_id', 'lease_owner', 'lease_until'])
    .where('run.shop_id', '=', shopId)
    .where('run.state', 'in', UNFINISHED)
    .where('run_item.state', '=', 'working')
    .execute()
}

/** Counts the images of a shop that are in flight. */
export async function countLeasedItems(db: Db, shopId: number, now: string): Promise<number> {
  const working = await listWorking(db, shopId)
  return working.filter(({ lease_owner, lease_until }) => lease_owner && (lease_until ?? '') > now)
    .length
}

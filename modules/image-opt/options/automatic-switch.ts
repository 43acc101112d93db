import type { Db } from '../../../server/core/database/db.ts'
import { type Billing, requirePlan } from '../../pricing/queries.ts'
import { hasFeature, type Switched } from './automatic-features.ts'
import { mustSetUp, noFeature } from './errors.ts'

/**
 * Checks that automatic mode may be turned on (specification §6.6). Only turning it on is checked: a shop that already
 * has it on may save settings that leave it nothing to do.
 * @throws planLacks, mustSetUp or noFeature
 */
export async function checkSwitch(
  { db, shopId, billing }: { db: Db; shopId: number; billing: Billing },
  known: Switched,
  next: Switched
): Promise<void> {
  if (next.auto_switch === 0 || known.auto_switch === 1) return
  await requirePlan(db, shopId, billing, 'automatic')
  if (next.is_default === 1) throw mustSetUp()
  if (!hasFeature(next)) throw noFeature()
}

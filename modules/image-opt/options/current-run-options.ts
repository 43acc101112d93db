import type { Db } from '../../../server/core/database/db.ts'
import { getShopName } from '../../auth/queries.ts'
import { type Billing, quotaState } from '../../pricing/queries.ts'
import type { StoreKind } from '../contract.ts'
import { type RunOptions, runOptionsFor } from './run-options.ts'
import type { StoredSettings } from './settings.ts'
import { getSettings } from './sql.ts'

/** Returns the options of a run that begins now, from the settings, the plan and the shop's name. */
export async function currentRunOptions(
  db: Db,
  shopId: number,
  billing: Billing,
  kind: StoreKind,
  settings?: StoredSettings
): Promise<RunOptions> {
  const { can } = await quotaState(db, shopId, billing)
  const shopName = await getShopName(db, shopId)
  return runOptionsFor(settings ?? (await getSettings(db, shopId)), kind, { can, shopName })
}

import type { Db } from '../../server/core/db.ts'
import type { ItemKind } from '../../server/core/platform/platform.ts'
import { getShopName } from '../auth/queries.ts'
import { type Billing, quotaState } from '../pricing/queries.ts'
import type { StoredSettings } from './settings.ts'
import { getSettings } from './sql/settings.ts'
import { type RunTexts, runTextsFor } from './work-order.ts'

/** What a run that begins now would write: by the settings, the plan and the name of the shop. */
export async function runTextsNow(
  db: Db,
  shopId: number,
  billing: Billing,
  kind: ItemKind,
  settings?: StoredSettings
): Promise<RunTexts> {
  const { can } = await quotaState(db, shopId, billing)
  const shopName = await getShopName(db, shopId)
  return runTextsFor(settings ?? (await getSettings(db, shopId)), kind, { can, shopName })
}

import { listShopIds } from '../../modules/auth/queries.ts'
import { auditLedger } from '../../modules/pricing/index.ts'
import { type Config, ConfigError } from '../core/config/config.ts'
import { inSnapshot } from '../core/database/transaction.ts'
import { systemClock } from '../core/system-clock.ts'
import { createLocalBilling } from '../platforms/local/billing/billing.ts'
import { openKnownDb } from './open-known-db.ts'

/**
 * Recomputes all quota and charge figures from the ledger and prints each one that differs (`npx page-speed-boost
 * audit`). It changes nothing, so it may run while the server runs.
 * @returns 0, or 1 when a figure differs
 * @throws ConfigError when an argument is given or there is no database
 */
export async function audit(config: Config, args: string[]): Promise<number> {
  if (args.length > 0) throw new ConfigError('audit takes no argument')
  const db = await openKnownDb(config)
  try {
    // All reads share one snapshot, so that they agree with each other even while the server is charging.
    const { shops, differences } = await inSnapshot(db, async (snapshot) => {
      const ids = await listShopIds(snapshot)
      const billingOf = (shopId: number) =>
        createLocalBilling({ db: snapshot, clock: systemClock, shopId })
      const differences = await auditLedger(snapshot, ids, config.billing, billingOf)
      return { shops: ids.length, differences }
    })
    for (const { shopId, what, shown, recomputed } of differences)
      console.log(`shop ${shopId}: ${what}: ${shown}, by the ledger ${recomputed}`)
    console.log(`${shops} shops, ${differences.length} differences`)
    return differences.length === 0 ? 0 : 1
  } finally {
    await db.destroy()
  }
}

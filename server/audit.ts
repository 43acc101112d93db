import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { listShopIds } from '../modules/auth/queries.ts'
import { auditLedger } from '../modules/pricing/index.ts'
import { ConfigError } from './core/config/config.ts'
import { openDb } from './core/database/db.ts'
import { systemClock } from './core/system-clock.ts'
import { createLocalBilling } from './platforms/local/billing/billing.ts'
import { readConfig } from './read-config.ts'

/**
 * Recomputes all quota and charge figures from the ledger and prints each one that differs (`npm run audit`). It
 * changes nothing, so it may run while the server runs.
 */
async function audit(): Promise<number> {
  const { dataDir, billing } = readConfig(process.env, { makesDataDir: false })
  const path = join(dataDir, 'page-speed-boost.db')
  if (!existsSync(path)) throw new ConfigError(`DATA_DIR ${dataDir} has no database yet`)
  const db = openDb(path)
  try {
    // All reads share one transaction, so that they agree with each other even while the server is charging.
    const { shops, differences } = await db.transaction().execute(async (trx) => {
      const ids = await listShopIds(trx)
      const billingOf = (shopId: number) =>
        createLocalBilling({ db: trx, clock: systemClock, shopId })
      const differences = await auditLedger(trx, ids, billing, billingOf)
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

try {
  process.exitCode = await audit()
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exitCode = 2
}

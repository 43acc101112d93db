import { listShopIds } from '../../modules/auth/queries.ts'
import { auditLedger } from '../../modules/pricing/index.ts'
import type { Config } from '../core/config/config.ts'
import { inSnapshot } from '../core/database/transaction.ts'
import { EXIT } from '../core/exit-codes.mjs'
import { systemClock } from '../core/system-clock.ts'
import { createLocalBilling } from '../platforms/local/billing/billing.ts'
import { openKnownDb } from './open-known-db.ts'
import { wordsAndJson } from './parse-words.ts'
import { counted, print } from './print.ts'

/**
 * Recomputes all quota and charge figures from the ledger and prints each one that differs (`npx page-speed-boost
 * audit`). It changes nothing, so it may run while the server runs.
 */
export async function audit(config: Config, args: string[]): Promise<number> {
  const { isJson } = wordsAndJson('audit', args)
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
    const found = differences.map(({ shopId: shop, ...rest }) => ({ shop, ...rest }))
    print(
      isJson,
      { shops, differences: found },
      ...found.map(
        ({ shop, what, shown, recomputed }) =>
          `shop ${shop}: ${what}: ${shown}, by the ledger ${recomputed}`
      ),
      `${counted(shops, 'shop')}, ${counted(found.length, 'difference')}`
    )
    return found.length === 0 ? EXIT.done : EXIT.foundWrong
  } finally {
    await db.destroy()
  }
}

import { join } from 'node:path'
import { setFullFeatures } from '../../modules/auth/commands.ts'
import { listAllShops } from '../../modules/auth/queries.ts'
import { DATABASE } from '../core/backup/contents.ts'
import { type Config, ConfigError } from '../core/config/config.ts'
import { openDb } from '../core/database/db.ts'
import { findFault } from '../core/database/lost-database.ts'

/** Words for the two sets of screens (specification §1.3). */
const SETS = { all: true, speed: false } as const

/**
 * Lists the shops, or gives one of them all screens or those of page speed only (`npx page-speed-boost shops [<domain>
 * all|speed]`). It changes one field, so it may run while the server runs; the next page shows the change.
 * @throws ConfigError when the words are wrong or no shop has the domain
 */
export async function shops({ dataDir }: Config, [domain, set]: string[]): Promise<number> {
  const fault = findFault(dataDir)
  if (fault) throw new ConfigError(`DATA_DIR ${dataDir}: the database ${fault}`)
  const db = openDb(join(dataDir, DATABASE))
  try {
    if (domain !== undefined) {
      if (set !== 'all' && set !== 'speed')
        throw new ConfigError(
          'name a set of screens: npx page-speed-boost shops <domain> all|speed'
        )
      if ((await setFullFeatures(db, domain, SETS[set])) === 0)
        throw new ConfigError(`no shop has the domain ${domain}`)
    }
    for (const shop of await listAllShops(db))
      console.log(`${shop.domain} ${shop.is_old === 1 ? 'all' : 'speed'} (${shop.platform})`)
    return 0
  } finally {
    await db.destroy()
  }
}

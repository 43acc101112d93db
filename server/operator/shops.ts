import { setFullFeatures } from '../../modules/auth/commands.ts'
import { listAllShops } from '../../modules/auth/queries.ts'
import { type Config, ConfigError } from '../core/config/config.ts'
import { openKnownDb } from './open-known-db.ts'

/** What the operator types to choose a set of screens (specification §1.3), and whether that set is the full one. */
const SETS = { all: true, speed: false } as const

/**
 * Lists the shops, or gives one of them every screen or only those of page speed (`npx page-speed-boost shops
 * [<domain> all|speed]`). It changes one field, so it may run while the server runs; the next page shows the change.
 * @throws ConfigError when the words are wrong or no shop has the domain
 */
export async function shops(config: Config, [domain, set, ...more]: string[]): Promise<number> {
  const db = await openKnownDb(config)
  try {
    if (domain !== undefined) {
      if ((set !== 'all' && set !== 'speed') || more.length > 0)
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

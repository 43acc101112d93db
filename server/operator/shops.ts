import { setFullFeatures } from '../../modules/auth/commands.ts'
import { listAllShops } from '../../modules/auth/queries.ts'
import { UsageError } from '../core/command-errors.ts'
import type { Config } from '../core/config/config.ts'
import { EXIT } from '../core/exit-codes.mjs'
import { openKnownDb } from './open-known-db.ts'
import { JSON_OPTION, parseWords } from './parse-words.ts'
import { print } from './print.ts'

/** What the operator types to choose a set of screens (specification §1.3), and whether that set is the full one. */
const SETS = { all: true, speed: false } as const

/**
 * Lists the shops, or gives one of them every screen or only those of page speed (`npx page-speed-boost shops
 * [<domain> all|speed]`). It changes one field, so it may run while the server runs; the next page shows the change.
 * @throws UsageError when an argument is wrong or no shop has the domain
 */
export async function shops(config: Config, args: string[]): Promise<number> {
  const { values, positionals } = parseWords(args, JSON_OPTION)
  const [domain, set, ...more] = positionals
  const db = await openKnownDb(config)
  try {
    if (domain !== undefined) {
      if ((set !== 'all' && set !== 'speed') || more.length > 0)
        throw new UsageError('name a set of screens: npx page-speed-boost shops <domain> all|speed')
      if ((await setFullFeatures(db, domain, SETS[set])) === 0)
        throw new UsageError(`no shop has the domain ${domain}`)
    }
    const all = (await listAllShops(db)).map(({ domain, is_old, platform }) => ({
      domain,
      screens: is_old === 1 ? 'all' : 'speed',
      platform
    }))
    print(
      values.json === true,
      all,
      ...all.map((shop) => `${shop.domain} ${shop.screens} (${shop.platform})`)
    )
    return EXIT.done
  } finally {
    await db.destroy()
  }
}

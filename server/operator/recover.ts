import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { getShop } from '../../modules/auth/queries.ts'
import { recoverHistory, recoverShops, withUploads } from '../../modules/image-opt/index.ts'
import type { Config } from '../core/config/config.ts'
import { openDb } from '../core/database/db.ts'
import { findFault } from '../core/database/lost-database.ts'
import { migrate } from '../core/database/migrate.ts'
import { openFiles } from '../core/files/files.ts'
import { systemClock } from '../core/system-clock.ts'
import { type Log, openPlatforms } from '../platforms/open-platforms.ts'

const log: Log = { warn: (facts, message) => console.error(message, facts) }

/**
 * Rebuilds the history from the records beside the originals (`npx page-speed-boost recover`). A database that knows
 * no shop is first put aside, never deleted. A database that is only too old is upgraded. If there are no originals,
 * the command says so and leaves the database alone.
 * @returns 0, or 1 if anything could not be recovered
 */
export async function recover(config: Config): Promise<number> {
  const { dataDir } = config
  const files = await openFiles(join(dataDir, 'storage'), systemClock)
  if ((await files.listShops()).length === 0) {
    console.log(`nothing to recover: ${join(dataDir, 'storage')} has no originals`)
    return 0
  }
  const fault = findFault(dataDir)
  if (fault) {
    putAside(join(dataDir, 'page-speed-boost.db'))
    console.log(`the database ${fault}; the journal was in it and begins anew`)
  }
  const db = openDb(join(dataDir, 'page-speed-boost.db'))
  try {
    await migrate(db)
    const added = await recoverShops({ db, files })
    const platforms = await openPlatforms({ config, db, clock: systemClock, log })
    const storeOf = withUploads(db, files, platforms.storeOf)
    const deps = { db, files, clock: systemClock, log, storeOf }
    let missing = 0
    for (const shopId of await files.listShops()) {
      const shop = await getShop(db, shopId).catch(() => undefined)
      if (!shop) {
        console.log(`shop ${shopId}: nothing beside its originals says whose they are`)
        missing++
        continue
      }
      const isLocal = shop.platform === 'local'
      if (isLocal && shopId !== platforms.local?.shopId) {
        console.log(`shop ${shopId} (${shop.domain}): name its folder in STORE_DIR and run again`)
        missing++
        continue
      }
      const found = await recoverHistory(deps, shopId, { isLocal, isAdded: added.has(shopId) })
      console.log(
        `shop ${shopId} (${shop.domain}): ${found.found} results recovered, ${found.known} already known`
      )
      for (const line of found.missing) console.log(`  ${line}`)
      missing += found.missing.length
    }
    return missing === 0 ? 0 : 1
  } finally {
    await db.destroy()
  }
}

/** Renames a database that is of no use, with the files that SQLite keeps beside it. */
function putAside(path: string): void {
  const ending = `.lost-${Date.now()}`
  for (const name of [path, `${path}-wal`, `${path}-shm`])
    if (existsSync(name)) renameSync(name, name + ending)
}

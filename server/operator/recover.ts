import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { findShop } from '../../modules/auth/queries.ts'
import { recoverHistory, recoverShops, withUploads } from '../../modules/image-opt/index.ts'
import type { Config } from '../core/config/config.ts'
import { findFault } from '../core/database/lost-database.ts'
import { migrate } from '../core/database/migrate.ts'
import { openDatabase } from '../core/database/open.ts'
import { EXIT } from '../core/exit-codes.mjs'
import { takeBucket } from '../core/files/bucket/owner.ts'
import { openFiles, openStorage } from '../core/files/files.ts'
import { refuseHalfFilled } from '../core/files/move-mark.ts'
import { systemClock } from '../core/system-clock.ts'
import { openPlatforms } from '../platforms/open-platforms.ts'
import type { Log } from '../platforms/platform.ts'
import { wordsAndJson } from './parse-words.ts'
import { print } from './print.ts'

const log: Log = { warn: (facts, message) => console.error(message, facts) }

/**
 * Rebuilds the history from the records beside the originals (`npx page-speed-boost recover`). A database that knows
 * no shop is first put aside, never deleted. A database that is only too old is upgraded. If there are no originals,
 * the command says so and leaves the database alone.
 * @returns EXIT.foundWrong if the picture of an original was not found, a shop could not be identified, or STORE_DIR
 *   does not name the folder of a local shop
 */
export async function recover(config: Config, args: string[]): Promise<number> {
  const { isJson } = wordsAndJson('recover', args)
  const { dataDir } = config
  const files = await openFiles(join(dataDir, 'storage'), systemClock, config)
  if ((await files.listShops()).length === 0) {
    const words = `nothing to recover: ${join(dataDir, 'storage')} has no originals`
    print(isJson, { database: null, shops: [] }, words)
    return EXIT.done
  }
  if (files.bucket) {
    await refuseHalfFilled((await openStorage(join(dataDir, 'storage'), config.bucket)).storage)
    await takeBucket(files.bucket, config.secretKey)
  }
  const fault = config.databaseUrl === null ? findFault(dataDir) : undefined
  if (fault) {
    putAside(join(dataDir, 'page-speed-boost.db'))
    if (!isJson) console.log(`the database ${fault}; the journal was in it and begins anew`)
  }
  const db = await openDatabase(config)
  try {
    await migrate(db)
    await recoverShops({ db, files })
    const platforms = await openPlatforms({ config, db, clock: systemClock, log })
    const storeOf = withUploads(db, files, platforms.storeOf)
    const deps = { db, files, clock: systemClock, log, storeOf }
    const shops: Recovered[] = []
    for (const shopId of await files.listShops()) {
      const shop = await findShop(db, shopId)
      const isLocal = shop?.platform === 'local'
      const found = !shop
        ? 'nothing beside its originals says whose they are'
        : isLocal && shopId !== platforms.local?.shopId
          ? 'name its folder in STORE_DIR and run again'
          : await recoverHistory(deps, shopId, { isLocal })
      const recovered = {
        shop: shopId,
        domain: shop?.domain ?? null,
        ...(typeof found === 'string'
          ? { ...NOTHING, problem: found }
          : { ...found, problem: null })
      }
      if (!isJson) for (const line of linesOf(recovered)) console.log(line)
      shops.push(recovered)
    }
    if (isJson) console.log(JSON.stringify({ database: fault ?? null, shops }))
    const isWhole = shops.every(({ problem, missing }) => !problem && missing.length === 0)
    return isWhole ? EXIT.done : EXIT.foundWrong
  } finally {
    await db.destroy()
  }
}

const NOTHING = { found: 0, known: 0, missing: [] }

/** What was recovered of a shop, or the problem because of which nothing was. */
type Recovered = {
  shop: number
  domain: string | null
  found: number
  known: number
  missing: string[]
  problem: string | null
}

function linesOf({ shop, domain, found, known, missing, problem }: Recovered): string[] {
  const name = domain === null ? `shop ${shop}` : `shop ${shop} (${domain})`
  if (problem !== null) return [`${name}: ${problem}`]
  const counts = `${name}: ${found} results recovered, ${known} already known`
  return [counts, ...missing.map((line) => `  ${line}`)]
}

/** Renames an unusable database, and the files that SQLite keeps beside it, so that nothing is overwritten. */
function putAside(path: string): void {
  const ending = `.lost-${Date.now()}`
  for (const name of [path, `${path}-wal`, `${path}-shm`])
    if (existsSync(name)) renameSync(name, name + ending)
}

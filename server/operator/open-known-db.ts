import { type Config, ConfigError } from '../core/config/config.ts'
import type { Db } from '../core/database/db.ts'
import { dialectOf } from '../core/database/dialect.ts'
import { findFault } from '../core/database/lost-database.ts'
import { compareSchema } from '../core/database/migrate.ts'
import { openDatabase } from '../core/database/open.ts'
import { nameOfDatabase, refuseUnfinished } from '../core/move/sides.ts'

/**
 * Opens the database of the server, beside servers that run on it if there are any.
 * @throws ConfigError when there is none that knows a shop and has the schema of this version
 */
export async function openKnownDb(config: Config): Promise<Db> {
  const { dataDir, databaseUrl } = config
  const fault = databaseUrl === null ? findFault(dataDir) : undefined
  if (fault) throw new ConfigError(`DATA_DIR ${dataDir}: the database ${fault}`)
  const db = await openDatabase(config)
  try {
    const dialect = dialectOf(db)
    await dialect.join()
    const { pending, fault: otherVersion } = await compareSchema(db)
    if (otherVersion !== undefined) throw new ConfigError(otherVersion)
    if (pending > 0)
      throw new ConfigError(
        databaseUrl === null
          ? `DATA_DIR ${dataDir}: the database is of an older version of Page Speed Boost; start the server of this version once, which upgrades it`
          : `${await dialect.describe(db)} is empty or of an older version of Page Speed Boost; start the server of this version once, which upgrades it`
      )
    await refuseUnfinished(db, nameOfDatabase(config))
    const shop = await db.selectFrom('shop').select('id').limit(1).executeTakeFirst()
    if (!shop) throw new ConfigError(`${await dialect.describe(db)} knows no shop`)
    return db
  } catch (error) {
    await db.destroy()
    throw error
  }
}

import { join } from 'node:path'
import { DATABASE } from '../core/backup/contents.ts'
import { type Config, ConfigError } from '../core/config/config.ts'
import { type Db, openDb } from '../core/database/db.ts'
import { findFault } from '../core/database/lost-database.ts'
import { compareSchema } from '../core/database/migrate.ts'

/**
 * Opens the database of DATA_DIR, beside a server that runs on it if there is one.
 * @throws ConfigError when there is none that knows a shop and has the schema of this version
 */
export async function openKnownDb({ dataDir }: Config): Promise<Db> {
  const fault = findFault(dataDir)
  if (fault) throw new ConfigError(`DATA_DIR ${dataDir}: the database ${fault}`)
  const db = openOrExplain(dataDir)
  try {
    const { pending, fault: otherVersion } = await compareSchema(db)
    if (otherVersion !== undefined) throw new ConfigError(otherVersion)
    if (pending === 0) return db
    throw new ConfigError(
      `DATA_DIR ${dataDir}: the database is of an older version of Page Speed Boost; start the server of this version once, which upgrades it`
    )
  } catch (error) {
    await db.destroy()
    throw error
  }
}

function openOrExplain(dataDir: string): Db {
  try {
    return openDb(join(dataDir, DATABASE))
  } catch (error) {
    throw new ConfigError(
      `DATA_DIR ${dataDir}: the database cannot be opened: ${(error as Error).message}`
    )
  }
}

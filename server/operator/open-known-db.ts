import { join } from 'node:path'
import { DATABASE } from '../core/backup/contents.ts'
import { type Config, ConfigError } from '../core/config/config.ts'
import { type Db, openDb } from '../core/database/db.ts'
import { findFault } from '../core/database/lost-database.ts'

/**
 * Opens the database in DATA_DIR. A server may be running on it.
 * @throws ConfigError when it holds no database that knows a shop
 */
export function openKnownDb({ dataDir }: Config): Db {
  const fault = findFault(dataDir)
  if (fault) throw new ConfigError(`DATA_DIR ${dataDir}: the database ${fault}`)
  return openDb(join(dataDir, DATABASE))
}

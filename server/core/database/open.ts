import { join } from 'node:path'
import { DATABASE } from '../backup/contents.ts'
import { ConfigError } from '../config/config.ts'
import { type Db, openDb } from './db.ts'

/** Where the database of a server is. */
export type Place = { dataDir: string; databaseUrl: string | null }

/**
 * Opens the database that the environment names: that of DATABASE_URL, or else the file in DATA_DIR.
 * @throws ConfigError with what the operator can do about a database that cannot be used
 */
export async function openDatabase({ dataDir, databaseUrl }: Place): Promise<Db> {
  if (databaseUrl === null) return openFile(dataDir)
  // The driver of PostgreSQL is loaded only where it is needed.
  const { connectPostgres } = await import('./postgres/connect.ts')
  return connectPostgres(databaseUrl)
}

function openFile(dataDir: string): Db {
  try {
    return openDb(join(dataDir, DATABASE))
  } catch (error) {
    throw new ConfigError(
      `DATA_DIR ${dataDir}: the database cannot be opened: ${(error as Error).message}`
    )
  }
}

import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { ConfigError } from '../config/config.ts'
import type { Files } from '../files/files.ts'
import type { Db } from './db.ts'

const DATABASE = 'page-speed-boost.db'

/** Matches the file name of an original in storage, which is the sha-256 of its content. */
const ORIGINAL = /^[0-9a-f]{64}$/

/**
 * Refuses to start when storage has originals, but the database is missing, empty or knows no shop. Call it before
 * opening the database, because opening creates a new one, and an operator who then restores a backup should find no
 * new database in its place.
 * @throws ConfigError when storage has originals, but no database knows which shops they belong to
 */
export function refuseLostDatabase(dataDir: string): void {
  const originals = countOriginals(join(dataDir, 'storage/originals'))
  if (originals === 0) return
  const fault = findFault(dataDir)
  if (!fault) return
  throw new ConfigError(
    `DATA_DIR ${dataDir}: the database ${DATABASE} ${fault}, but storage/originals holds ${originals} ` +
      `original pictures; put the database back from a backup, rebuild the history from the originals with ` +
      `npx page-speed-boost recover, or move the folder storage away to begin anew`
  )
}

function countOriginals(folder: string): number {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && ORIGINAL.test(entry.name)
    ).length
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return 0
  }
}

/** Returns why the database in DATA_DIR says nothing about the originals there; undefined when it knows shops. */
export function findFault(dataDir: string): string | undefined {
  const path = join(dataDir, DATABASE)
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return 'is missing'
  if (found.size === 0) return 'is empty'
  let database: Sqlite.Database | undefined
  try {
    // Not read-only, because a read-only connection leaves a write-ahead log behind, and a backup must not be put
    // beside one.
    database = new Sqlite(path, { fileMustExist: true })
    return database.prepare('select 1 from shop limit 1').get() ? undefined : 'knows no shop'
  } catch (error) {
    if ((error as Error).message === 'no such table: shop') return 'knows no shop'
    // Other damage stops the start later, when the database is opened.
    return undefined
  } finally {
    database?.close()
  }
}

/**
 * Raises the sequence of shop ids to the highest id in storage. Otherwise, after an older copy of the database was
 * restored, the next new shop could get the id and the folder of a shop that the copy does not know.
 */
export async function reserveShopIds(db: Db, files: Files): Promise<void> {
  const last = (await files.listShops()).reduce((most, id) => Math.max(most, id), 0)
  await sql`update sqlite_sequence set seq = ${last} where name = 'shop' and seq < ${last}`.execute(
    db
  )
}

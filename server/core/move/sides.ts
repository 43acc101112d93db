import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { DATABASE } from '../backup/contents.ts'
import { ConfigError } from '../config/config.ts'
import type { Db } from '../database/db.ts'
import { dialectOf } from '../database/dialect.ts'
import { compareSchema } from '../database/migrate.ts'
import { openDatabase, type Place } from '../database/open.ts'
import { FILL_SQLITE } from './fill-sqlite.ts'
import type { Filling } from './filling.ts'

/** The driver of PostgreSQL is loaded only where it is needed. */
export const fillingOf = async (db: Db): Promise<Filling> =>
  dialectOf(db).name === 'sqlite' ? FILL_SQLITE : (await import('./fill-postgres.ts')).FILL_POSTGRES

/** Names a database, without a password: the path of its file, or its address. */
export function nameOfDatabase({ dataDir, databaseUrl }: Place): string {
  if (databaseUrl === null) return join(realpathSync(dataDir), DATABASE)
  const { host, pathname } = new URL(databaseUrl)
  return `postgres://${host}${pathname}`
}

/**
 * Opens the database that is moved, without marking it as used.
 * @throws ConfigError when it has not the schema of this version
 */
export async function openSource(place: Place): Promise<Db> {
  const db = await openDatabase(place)
  try {
    const { pending, fault } = await compareSchema(db)
    if (fault !== undefined) throw new ConfigError(fault)
    if (pending > 0)
      throw new ConfigError(
        `${nameOfDatabase(place)} is empty or of an older version of Page Speed Boost; start the server of this version on it once`
      )
    await refuseUnfinished(db, nameOfDatabase(place))
    return db
  } catch (error) {
    await db.destroy()
    throw error
  }
}

/** @throws ConfigError when a move into this database has not come to its end */
export async function refuseUnfinished(db: Db, name: string): Promise<void> {
  const source = await (await fillingOf(db)).findSource(db)
  if (source !== undefined)
    throw new ConfigError(
      `${name} is the target of a move from ${source} that is not finished; run that move again, or name another database`
    )
}

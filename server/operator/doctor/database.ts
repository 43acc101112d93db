import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Kysely } from 'kysely'
import { DATABASE } from '../../core/backup/contents.ts'
import type { Database } from '../../core/database/db.ts'
import { isLocked } from '../../core/database/lock.ts'
import { describeLoss } from '../../core/database/lost-database.ts'
import { compareSchema } from '../../core/database/migrate.ts'
import { SQLITE } from '../../core/database/sqlite/dialect.ts'
import { KyselySqlite } from '../../core/database/sqlite/kysely.ts'
import { TROUBLE_WORDS, troubleIn } from '../../core/disk/trouble.ts'
import type { Settings } from '../../read-config.ts'
import { findBrokenLaws } from './broken-laws.ts'
import { type Finding, failure, messageOf, ok, warning } from './finding.ts'
import { checkPostgres } from './postgres.ts'
import { findUnattached } from './unattached.ts'

/** Says whether a server runs on DATA_DIR. */
export function checkServer({ dataDir }: Settings): Finding {
  try {
    return ok(isLocked(dataDir) ? 'a server runs on DATA_DIR' : 'no server runs')
  } catch (error) {
    return warning(`whether one runs cannot be told: ${messageOf(error)}`)
  }
}

/** Checks that the database is whole, knows the originals, and has the schema of this version. */
export async function checkDatabase(settings: Settings): Promise<Finding> {
  const { dataDir, databaseUrl } = settings
  if (databaseUrl !== null) return checkPostgres({ ...settings, databaseUrl })
  const path = join(dataDir, DATABASE)
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (size === 0) {
    const loss = describeLoss(dataDir, () => (existsSync(path) ? 'is empty' : 'is missing'))
    return loss === undefined ? ok('there is none yet; the first start creates it') : failure(loss)
  }
  let database: Sqlite.Database | undefined
  try {
    database = openUnchanged(path)
    return await inspect(database, settings)
  } catch (error) {
    const trouble = troubleIn(error)
    return failure(
      trouble
        ? `${path} cannot be read, because ${TROUBLE_WORDS[trouble]} (${messageOf(error)})`
        : damaged(path, messageOf(error))
    )
  } finally {
    database?.close()
  }
}

/**
 * Opens the database so that its folder is the same afterwards. Opened read-only, SQLite leaves a log behind that was
 * not there. Opened for writing, it removes a log that a killed server left, once its content is in the database.
 */
export const openUnchanged = (path: string): Sqlite.Database =>
  new Sqlite(path, { fileMustExist: true, readonly: existsSync(`${path}-wal`) })

async function inspect(database: Sqlite.Database, settings: Settings): Promise<Finding> {
  const { dataDir } = settings
  const path = database.name
  const found = String(database.pragma('quick_check(1)', { simple: true }))
  if (found !== 'ok') return failure(damaged(path, found))
  const db = new Kysely<Database>({ dialect: new KyselySqlite({ database }, SQLITE) })
  const { pending, fault } = await compareSchema(db)
  if (fault !== undefined) return failure(fault)
  const loss = describeLoss(dataDir, () => (knowsShops(database) ? undefined : 'knows no shop'))
  if (loss !== undefined) return failure(loss)
  if (pending > 0)
    return warning(
      `it is whole and of an older version; the next start copies it and runs ${pending} migrations`
    )
  return (
    (await findBrokenLaws(db)) ??
    (await findUnattached(db, settings)) ??
    ok('it is whole and has the schema of this version')
  )
}

function knowsShops(database: Sqlite.Database): boolean {
  const table = database.prepare("select 1 from sqlite_master where name = 'shop'").get()
  return table !== undefined && database.prepare('select 1 from shop limit 1').get() !== undefined
}

const damaged = (path: string, why: string): string =>
  `${path} is damaged (${why}); restore a backup into an empty DATA_DIR, or put the database aside and rebuild the history with recover`

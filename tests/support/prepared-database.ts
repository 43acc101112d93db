import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { DATABASE } from '../../server/core/backup/contents.ts'
import { type Db, openDb } from '../../server/core/database/db.ts'
import { migrate } from '../../server/core/database/migrate.ts'
import { isPostgresLane } from './lane.ts'
import { openNewDatabase } from './postgres/databases.ts'

/** The environment variable that gives test files the path of a new database with the schema of this version. */
const PREPARED = 'PREPARED_DATABASE'

/**
 * Migrates one new database for all test files, because the tests open hundreds and the migrations take 0.1 s of
 * processor time. A file that runs alone migrates its own. The database is deleted when the process exits.
 */
export async function prepareDatabase(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'psb-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, DATABASE)
  const db = openDb(':memory:')
  await migrate(db)
  await sql`vacuum into ${path}`.execute(db)
  await db.destroy()
  process.env[PREPARED] = path
  return path
}

let bytes: Promise<Buffer> | undefined

/** Opens a new database with the schema of this version: on PostgreSQL in its lane, otherwise SQLite's in memory. */
export async function openPrepared(): Promise<Db> {
  if (isPostgresLane()) return openNewDatabase()
  bytes ??= findPrepared().then((path) => readFileSync(path))
  return openDb(await bytes)
}

/**
 * Creates DATA_DIR with a new database, so that the server that starts there next migrates nothing. On PostgreSQL
 * `withDatabase` makes it.
 */
export async function putDatabase(dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  if (isPostgresLane()) return
  const path = join(dataDir, DATABASE)
  copyFileSync(await findPrepared(), path)
  chmodSync(path, 0o600)
}

const findPrepared = async (): Promise<string> => process.env[PREPARED] ?? (await prepareDatabase())

import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { DATABASE } from '../../server/core/backup/contents.ts'
import { type Db, openDb } from '../../server/core/database/db.ts'
import { openPostgres } from '../../server/core/database/postgres/open.ts'
import { isPostgresLane } from './lane.ts'
import { addressOfSharedServer, TEMPLATE } from './postgres/databases.ts'
import { findPrograms } from './postgres/find-programs.ts'
import { TOKEN } from './token.ts'

/*
 * The database of a server or command that a test starts: the file in its DATA_DIR, or in the lane of PostgreSQL a
 * database of its own for each DATA_DIR.
 */

/** What a server on PostgreSQL does not make for itself. */
const SECRETS = {
  ADMIN_TOKEN: TOKEN,
  SECRET_KEY: 'a-secret-key-for-tests-of-thirty-two-characters'
}

/** Returns this environment with the database of its DATA_DIR, unless it names one. */
export function withDatabase<Env extends NodeJS.ProcessEnv>(env: Env): Env {
  if (!isPostgresLane() || env.DATA_DIR === undefined || env.DATABASE_URL !== undefined) return env
  return { ...SECRETS, ...env, DATABASE_URL: urlOf(env.DATA_DIR) }
}

/** Opens the database of the server in this folder. The server may be running. */
export const openDatabaseIn = (dataDir: string): Db =>
  isPostgresLane() ? openPostgres(urlOf(dataDir)) : openDb(join(dataDir, DATABASE))

/** Runs statements in the database of the server in this folder, and returns the rows of the last one. */
export async function runSql<Row>(dataDir: string, ...statements: string[]): Promise<Row[]> {
  const db = openDatabaseIn(dataDir)
  try {
    let rows: Row[] = []
    for (const text of statements) rows = (await sql.raw<Row>(text).execute(db)).rows
    return rows
  } finally {
    await db.destroy()
  }
}

const names = new Map<string, string>()

/** Returns the address of the folder's database, which has the schema of this version when it is new. */
function urlOf(dataDir: string): string {
  const folder = resolve(dataDir)
  let name = names.get(folder)
  if (name === undefined) {
    name = `server_${process.pid}_${names.size}`
    administer(`create database ${name} template ${TEMPLATE} strategy file_copy`)
    if (names.size === 0) process.once('exit', dropAll)
    names.set(folder, name)
  }
  return addressOfSharedServer().replace(/\/postgres$/, `/${name}`)
}

function dropAll(): void {
  administer(...Array.from(names.values(), (name) => `drop database ${name} with (force)`))
}

/** Runs statements with psql, because a process starts, and a test ends, without waiting for a promise. */
function administer(...statements: string[]): void {
  const psql = join(findPrograms() ?? '', 'psql')
  const args = ['-q', ...statements.flatMap((text) => ['-c', text]), addressOfSharedServer()]
  const { status, stderr } = spawnSync(psql, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`psql failed: ${stderr}`)
}

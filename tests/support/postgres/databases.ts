import { sql } from 'kysely'
import pg from 'pg'
import { type Db } from '../../../server/core/database/db.ts'
import { migrate } from '../../../server/core/database/migrate.ts'
import { openPostgres } from '../../../server/core/database/postgres/open.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { findPrograms } from './find-programs.ts'

/** The environment variable that gives test files the address of a shared server's database `postgres`. */
const SHARED = 'POSTGRES_OF_TESTS'

/** A database with the schema of this version, which others are copied from. */
export const TEMPLATE = 'prepared'

export const hasPostgres = (): boolean => SHARED in process.env || findPrograms() !== undefined

/**
 * Starts one server for all test files, with a database that has the schema of this version. A file that runs alone
 * starts its own. It ends with the process.
 */
export async function sharePostgres(): Promise<string> {
  const cluster = await startCluster()
  await prepare(cluster)
  process.env[SHARED] = cluster.urlOf('postgres')
  return process.env[SHARED]
}

/** Returns the address of the server that `sharePostgres` has started, in this process or in its parent. */
export function addressOfSharedServer(): string {
  const shared = process.env[SHARED]
  if (shared === undefined) throw new Error(`${SHARED} names no server`)
  return shared
}

async function prepare({ urlOf }: Cluster): Promise<void> {
  await administer(urlOf('postgres'), `create database ${TEMPLATE}`)
  const db = openPostgres(urlOf(TEMPLATE))
  await migrate(db)
  await db.destroy()
}

let address: Promise<string> | undefined

const addressOfServer = (): Promise<string> =>
  (address ??=
    SHARED in process.env ? Promise.resolve(process.env[SHARED] as string) : sharePostgres())

let made = 0

/**
 * Creates a database with a name of its own and returns its address.
 * @param state `prepared`: with the schema of this version
 */
export async function createDatabase(state: 'prepared' | 'empty' = 'prepared'): Promise<string> {
  const server = await addressOfServer()
  const name = `test_${process.pid}_${made++}`
  const from = state === 'prepared' ? TEMPLATE : 'template0'
  await administer(server, `create database ${name} template ${from} strategy file_copy`)
  return server.replace(/\/postgres$/, `/${name}`)
}

export async function dropDatabase(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1)
  await administer(await addressOfServer(), `drop database if exists ${name} with (force)`)
}

/** Opens a new database with the schema of this version. It is deleted when it is closed. */
export async function openNewDatabase(): Promise<Db> {
  const url = await createDatabase()
  const db = openPostgres(url)
  const close = db.destroy.bind(db)
  return Object.assign(db, {
    async destroy() {
      await close()
      await dropDatabase(url)
    }
  })
}

/** Opens the database of `db` once more, as another process does. */
export async function openAgain(db: Db): Promise<Db> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  return openPostgres((await addressOfServer()).replace(/\/postgres$/, `/${rows[0]?.name}`))
}

/** Runs a statement that no transaction may contain. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

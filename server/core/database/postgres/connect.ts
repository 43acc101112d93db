import { sql } from 'kysely'
import { ConfigError } from '../../config/config.ts'
import { codeOf } from '../../disk/errors.ts'
import type { Db } from '../db.ts'
import { openPostgres } from './open.ts'

/** The oldest PostgreSQL that the schema works on, which has functions with a body in SQL. */
const OLDEST = 14

/** What finds titles (migrations/baseline/postgres-before.sql). */
const EXTENSIONS = ['pg_trgm', 'btree_gin']

/** What the operator can do, by the code with which the first connection fails. */
const WORDS: Record<string, (to: Target) => string> = {
  ECONNREFUSED: ({ host }) =>
    `no PostgreSQL server answers at ${host}; start it, or correct the address`,
  ENOTFOUND: ({ host }) => `there is no machine ${host}; correct the address`,
  EAI_AGAIN: ({ host }) => `the address of ${host} cannot be looked up now; try again`,
  ETIMEDOUT: ({ host }) => `${host} does not answer; check the address and the firewall`,
  '28P01': ({ user, host }) => `${host} refuses the password of ${user}; correct it`,
  '28000': ({ user, host }) =>
    `${host} does not let ${user} in; allow it in pg_hba.conf, or name another user`,
  '3D000': ({ database, host }) =>
    `there is no database ${database} at ${host}; create it: createdb --encoding=UTF8 ${database}`,
  '42501': ({ user, database }) =>
    `${user} may not connect to ${database}; grant connect on database ${database} to ${user}`,
  '53300': ({ host }) => `${host} has no connection left; raise its max_connections`,
  '57P03': ({ host }) => `the server at ${host} is just starting; try again`
}

type Target = { host: string; user: string; database: string }

/**
 * Opens the database of this address and checks that it can be used.
 * @throws ConfigError with one sentence that never contains the password
 */
export async function connectPostgres(url: string): Promise<Db> {
  const db = openPostgres(url)
  try {
    const fault = await findFault(db)
    if (fault === undefined) return db
    throw new ConfigError(`DATABASE_URL: ${fault}`)
  } catch (error) {
    await db.destroy()
    throw error instanceof ConfigError ? error : explain(error, targetOf(url))
  }
}

/** Returns why the schema could not be created or used in this database. */
async function findFault(db: Db): Promise<string | undefined> {
  const { rows } = await sql<Facts>`
    select current_setting('server_version_num')::integer / 10000 as version,
      current_setting('server_encoding') as encoding, current_database() as name, current_user as user,
      has_database_privilege(current_database(), 'create') as may_extend,
      coalesce(has_schema_privilege(current_schema(), 'create'), false) as may_create,
      array(select extname::text from pg_extension) as extensions,
      array(select name::text from pg_available_extensions) as available`.execute(db)
  const [found] = rows
  if (!found) return undefined
  const { version, encoding, name, user } = found
  if (version < OLDEST)
    return `the server is PostgreSQL ${version}; this version needs ${OLDEST} or newer`
  if (encoding !== 'UTF8')
    return `the database ${name} has the encoding ${encoding}; create one with UTF8: createdb --encoding=UTF8 --template=template0 ${name}`
  if (found.may_create === 0)
    return `${user} may not create tables in ${name}; make it the owner: alter database ${name} owner to ${user}`
  const missing = EXTENSIONS.filter((extension) => !found.extensions.includes(extension))
  const absent = missing.find((extension) => !found.available.includes(extension))
  if (absent)
    return `the server lacks the extension ${absent}; install the package with PostgreSQL's extensions (Debian: postgresql-contrib)`
  if (missing.length > 0 && found.may_extend === 0)
    return `${user} may not create the extension ${missing[0]} in ${name}; let its owner run there: ${missing.map((extension) => `create extension ${extension};`).join(' ')}`
  return undefined
}

type Facts = {
  version: number
  encoding: string
  name: string
  user: string
  may_extend: number
  may_create: number
  extensions: string[]
  available: string[]
}

function explain(error: unknown, target: Target): ConfigError {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  // The driver gives no code to a server that does not answer in time.
  const code = codeOf(cause) || (isLate(cause) ? 'ETIMEDOUT' : '')
  const words = WORDS[code]?.(target) ?? `cannot be opened: ${(cause as Error).message}`
  return new ConfigError(`DATABASE_URL: ${words}`)
}

const isLate = (error: unknown): boolean => /timeout/.test(String(error))

function targetOf(url: string): Target {
  const { hostname, port, username, pathname } = new URL(url)
  const user = decodeURIComponent(username)
  return {
    host: `${hostname || 'this machine'}${port ? `:${port}` : ''}`,
    user: user || 'the user',
    database: decodeURIComponent(pathname.slice(1)) || user
  }
}

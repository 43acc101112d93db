import { HandleEmptyInListsPlugin, Kysely, replaceWithNoncontingentExpression } from 'kysely'
import pg from 'pg'
import type { Database, Db } from '../db.ts'
import { KyselyPostgres } from './kysely.ts'
import { openSession } from './session.ts'

/**
 * The most connections of one process. A request holds one only while a statement or a transaction runs, and ten
 * processes leave room in the 100 connections that PostgreSQL allows by default.
 */
const MOST_CONNECTIONS = 8

/** How long a query waits for a connection before it fails. */
const CONNECT_MS = 10_000

/** Ends a transaction whose process stopped in the middle of it, so that nobody waits for its locks. */
const MOST_IDLE_IN_TRANSACTION = '60s'

/**
 * How values arrive in JavaScript, so that they are those of SQLite: whole numbers as numbers, conditions as 0 and 1,
 * JSON as text.
 */
const PARSERS = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.INT8, Number],
  [pg.types.builtins.NUMERIC, Number],
  [pg.types.builtins.BOOL, (text) => (text === 't' ? 1 : 0)],
  [pg.types.builtins.JSON, (text) => text]
])

/**
 * Opens the PostgreSQL database of this address, which connects at the first query. Every statement is as serializable
 * as those of a transaction, so what was written for SQLite's one connection also holds for many (decision 085).
 */
export function openPostgres(url: string): Db {
  const connection = {
    connectionString: url,
    application_name: 'page-speed-boost',
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true
  }
  const pool = new pg.Pool({
    ...connection,
    max: MOST_CONNECTIONS,
    options: [
      ['default_transaction_isolation', 'serializable'],
      ['idle_in_transaction_session_timeout', MOST_IDLE_IN_TRANSACTION]
    ]
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    types: { getTypeParser: parserOf }
  })
  // A connection that breaks is replaced at the next query. Whoever uses it learns that from the query itself; the event
  // would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return new Kysely<Database>({
    dialect: new KyselyPostgres({ pool }, openSession(connection)),
    plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })]
  })
}

const parserOf = ((type: number, format: 'text' | 'binary'): unknown =>
  PARSERS.get(type) ?? pg.types.getTypeParser(type, format)) as typeof pg.types.getTypeParser

import { sql, type Transaction } from 'kysely'
import type { Database, Db } from './db.ts'

/**
 * Runs work in one transaction and returns its result. No other code opens a transaction (decision 074).
 *
 * Inside, every query uses `trx`: there is only one connection, so a query on `db` would wait for ever. Work can be run
 * again from the start without harm: it changes nothing but rows, and reads no variable that it has changed.
 *
 * The transaction has the right to write from its beginning (`openDb`), so an operator's command and the server never
 * write between each other's reads and writes. Long reads belong into `inSnapshot`.
 */
export function inTransaction<Result>(
  db: Db,
  work: (trx: Transaction<Database>) => Promise<Result>
): Promise<Result> {
  return db.transaction().execute(work)
}

/** Runs reads that agree with each other, however long they take, while other processes write. */
export function inSnapshot<Result>(
  db: Db,
  read: (snapshot: Db) => Promise<Result>
): Promise<Result> {
  return db.connection().execute(async (connection) => {
    await sql`begin deferred`.execute(connection)
    try {
      return await read(connection)
    } finally {
      await sql`rollback`.execute(connection)
    }
  })
}

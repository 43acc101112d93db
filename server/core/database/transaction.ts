import type { Transaction } from 'kysely'
import type { Database, Db } from './db.ts'

/**
 * Runs work in one transaction and returns its result. No other code opens a transaction (decision 074).
 *
 * Inside, every query uses `trx`: there is only one connection, so a query on `db` would wait for ever. Work can be run
 * again from the start without harm: it changes nothing but rows, and reads no variable that it has changed.
 */
export function inTransaction<Result>(
  db: Db,
  work: (trx: Transaction<Database>) => Promise<Result>
): Promise<Result> {
  return db.transaction().execute(work)
}

import type { Transaction } from 'kysely'
import type { Database, Db } from './db.ts'
import { dialectOf } from './dialect.ts'

/**
 * Runs work in one transaction and returns its result, as if no other transaction ran at the same time. No other code
 * opens a transaction (decision 085).
 *
 * Inside, every query uses `trx`: SQLite has only one connection, so a query on `db` would wait for ever. Work can be
 * run again from the start without harm, as PostgreSQL demands when transactions collide: it changes nothing but rows,
 * and reads no variable that it has changed. Long reads belong into `inSnapshot`.
 */
export const inTransaction = <Result>(
  db: Db,
  work: (trx: Transaction<Database>) => Promise<Result>
): Promise<Result> => dialectOf(db).transact(db, work)

/** Runs reads that agree with each other, however long they take, while other processes write. */
export const inSnapshot = <Result>(
  db: Db,
  read: (snapshot: Db) => Promise<Result>
): Promise<Result> => dialectOf(db).snapshot(db, read)

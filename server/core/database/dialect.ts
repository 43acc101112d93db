import type { RawBuilder, SqlBool, Transaction } from 'kysely'
import type { Database, Db } from './db.ts'
import type { Table } from './erase-rows.ts'
import type { Migrations } from './migrate.ts'

/**
 * What differs between the databases that we support. Queries have one text for all of them, and ask for the dialect
 * only where SQL leaves no common wording (decision 085).
 */
export type Dialect = {
  readonly name: 'sqlite' | 'postgres'

  /** Returns what follows `in` for a list of any length, bound as one value. */
  anyOf<Value extends number | string>(values: readonly Value[]): RawBuilder<Value>
  /** Returns a text for comparing with others of its kind, so that ASCII letters match in either case. */
  ignoringCase(text: RawBuilder<unknown>): RawBuilder<string>
  /** Follows the name of a table, and makes the database read this index of it if it would choose a slower one. */
  readFrom(index: string): RawBuilder<unknown>
  /**
   * Returns a condition that finds by the trigram index which items may have these words in their title; undefined if
   * the index would not help. `words` are as in `store_item.title_search`.
   */
  titleCandidates(db: Db, words: string): Promise<RawBuilder<SqlBool> | undefined>

  /** See `inTransaction`. */
  transact<Result>(db: Db, work: (trx: Transaction<Database>) => Promise<Result>): Promise<Result>
  /** See `inSnapshot`. */
  snapshot<Result>(db: Db, read: (snapshot: Db) => Promise<Result>): Promise<Result>

  /** Returns the tables of the schema. */
  listTables(db: Db): Promise<Table[]>
  /**
   * Deletes the rows of a table that meet the condition, in steps that let others use the database in between.
   * @returns how many
   */
  eraseWhere(db: Db, table: string, condition: RawBuilder<boolean>): Promise<number>
  /** Deletes the row of a shop that has no other rows left; fails if it has some. */
  eraseShop(db: Db, shopId: number): Promise<number>

  /** Returns the time by the clock of the database's server; undefined if that is our own clock. */
  readClock(db: Db): Promise<Date | undefined>

  /** Writes a value that is already there, to find out whether the database can write. */
  tryToWrite(db: Db): Promise<void>
  /**
   * Makes sure that no row of this table gets an id up to `last` from now on. SQLite does so by itself when a row with a
   * given id is added, PostgreSQL does not.
   */
  reserveIds(db: Db, table: keyof Database, last: number): Promise<void>

  /** Runs work while no other process on this database runs work with the same key. */
  exclusively<Result>(key: string, work: () => Promise<Result>): Promise<Result>

  /** Keeps other versions from migrating the database while this process uses it. */
  join(): Promise<void>
  /** Returns the names of the migrations that have run, in the order in which they ran. */
  listMigrated(db: Db): Promise<string[]>
  /** Runs the migrations that have not run yet. `migrate` has compared those that have. */
  runPending(db: Db, migrations: Migrations): Promise<void>
  /** Says of which database a message speaks, without a password. */
  describe(db: Db): Promise<string>
  /** Returns what an operator puts in the place of a database that this version cannot use. */
  describeCopy(db: Db): Promise<string>
}

/** Each dialect hangs at the adapter that Kysely passes on to transactions and connections. */
export const dialectOf = (db: Db): Dialect =>
  (db.getExecutor().adapter as { dialect?: Dialect }).dialect as Dialect

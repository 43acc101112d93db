import { sql } from 'kysely'
import type { Dialect } from '../dialect.ts'
import { findCopy, pathOf } from './copy.ts'
import { eraseShop, eraseWhere, listTables } from './erase.ts'
import { listMigrated, runPending } from './run-migrations.ts'
import { titleCandidates } from './title-candidates.ts'

export const SQLITE: Dialect = {
  name: 'sqlite',

  // SQLite accepts at most 32,766 values in a statement, and would have to prepare a new statement for each number of
  // values.
  anyOf: (values) => sql`(select value from json_each(${JSON.stringify(values)}))`,
  ignoringCase: (text) => sql`${text} collate nocase`,
  readFrom: (index) => sql`indexed by ${sql.raw(index)}`,
  titleCandidates,

  // The transaction has the right to write from its beginning (`openDb`).
  transact: (db, work) => db.transaction().execute(work),
  snapshot: (db, read) =>
    db.connection().execute(async (connection) => {
      await sql`begin deferred`.execute(connection)
      try {
        return await read(connection)
      } finally {
        await sql`rollback`.execute(connection)
      }
    }),

  readClock: async () => undefined,

  // SQLite writes even an unchanged value to the disk.
  tryToWrite: (db) =>
    db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(trx)
      await sql`pragma user_version = ${sql.lit(rows[0]?.user_version ?? 0)}`.execute(trx)
    }),
  async reserveIds(db, table, last) {
    await sql`update sqlite_sequence set seq = ${last} where name = ${table} and seq < ${last}`.execute(
      db
    )
  },

  // The lock on DATA_DIR keeps other servers away.
  exclusively: (_, work) => work(),
  join: async () => {},
  listTables,
  eraseWhere,
  eraseShop,

  listMigrated,
  runPending,
  describe: pathOf,
  async describeCopy(db) {
    const copy = await findCopy(db)
    return copy ? `the copy from before its last upgrade, ${copy},` : 'a backup'
  }
}

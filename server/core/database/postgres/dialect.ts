import { sql } from 'kysely'
import type { Dialect } from '../dialect.ts'
import { repeatCollided } from './collisions.ts'
import { eraseShop, eraseWhere, listTables } from './erase.ts'
import { listMigrated, runPending } from './run-migrations.ts'
import type { Session } from './session.ts'

/** How many letters a search needs so that trigrams find it. */
const MIN_LETTERS = 3

/** Returns the dialect of a database whose locks this session holds. */
export const postgresOn = (session: Session): Dialect => ({
  name: 'postgres',

  anyOf(values) {
    const type = typeof values[0] === 'string' ? sql`text` : sql`bigint`
    return sql`(select unnest(${values}::${type}[]))`
  },
  // In this collation, lower() changes ASCII letters only, as SQLite's nocase does.
  ignoringCase: (text) => sql`lower(${text} collate "C")`,
  readFrom: () => sql``,
  async titleCandidates(_, words) {
    // How common the words are is known to the planner, which then leaves the index aside.
    if (Array.from(words).length < MIN_LETTERS) return undefined
    const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
    return sql`store_item.title_search like ${pattern}`
  },

  transact: (db, work) =>
    repeatCollided(() => db.transaction().setIsolationLevel('serializable').execute(work)),
  snapshot: (db, read) =>
    db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read),

  async readClock(db) {
    const { rows } = await sql<{ ms: number }>`
      select extract(epoch from clock_timestamp())::float8 * 1000 as ms`.execute(db)
    return rows[0] && new Date(rows[0].ms)
  },

  async tryToWrite(db) {
    await sql`update kysely_migration set timestamp = timestamp where position = 1`.execute(db)
  },
  async reserveIds(db, table, last) {
    await sql`select setval(sequence, ${last}) from pg_get_serial_sequence(${table}, 'id') as sequence
      where ${last}::bigint > (select coalesce(last_value, 0) from pg_sequences
        where format('%I.%I', schemaname, sequencename) = sequence)`.execute(db)
  },

  listTables,
  eraseWhere,
  eraseShop,

  listMigrated,
  runPending: (db, migrations) => runPending(db, migrations, session),
  join: () => session.join(),
  exclusively: (key, work) => session.exclusively(key, work),
  async describe(db) {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
    return `the database ${rows[0]?.name} of DATABASE_URL`
  },
  describeCopy: async () => 'a backup'
})

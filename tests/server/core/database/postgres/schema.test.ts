import { sql } from 'kysely'
import t from 'tap'
import { openDb } from '../../../../../server/core/database/db.ts'
import { migrate } from '../../../../../server/core/database/migrate.ts'
import { openPostgres } from '../../../../../server/core/database/postgres/open.ts'
import { NO_POSTGRES } from '../../../../support/postgres/cluster.ts'
import {
  createDatabase,
  hasPostgres,
  openNewDatabase
} from '../../../../support/postgres/databases.ts'
import { schemaOfPostgres, schemaOfSqlite } from '../../../../support/postgres/schemas.ts'

const skip = hasPostgres() ? false : NO_POSTGRES

/** What PostgreSQL needs besides, with the reason. */
const ONLY_POSTGRES = {
  // For the check of foreign keys when rows are deleted, and for the search that SQLite answers from item_search.
  indexes: ['run_item_item', 'store_item_search', 'upload_image'],
  // `truncate` fires no trigger of rows.
  triggers: ['journal_line_emptied']
}

/** What only SQLite needs: `insert or replace` exists only there, and the search has an index of its own. */
const ONLY_SQLITE = ['journal_line_new', 'item_removed']

t.test('both databases have the same schema', { skip }, async (t) => {
  const sqlite = openDb(':memory:')
  await migrate(sqlite)
  const postgres = await openNewDatabase()
  t.teardown(() => Promise.all([sqlite.destroy(), postgres.destroy()]))
  const wanted = await schemaOfSqlite(sqlite)
  const found = await schemaOfPostgres(postgres)
  // The journal's time is written by different functions.
  for (const { columns } of [wanted, found])
    Object.assign(columns['journal_line.at'] ?? {}, { default: 'now' })
  t.strictSame(found.columns, wanted.columns)
  t.strictSame(found.keys, wanted.keys)
  t.strictSame(found.references, wanted.references)
  for (const name of ONLY_POSTGRES.indexes) delete found.indexes[name]
  t.strictSame(found.indexes, wanted.indexes)
  t.strictSame(
    found.triggers.filter((name) => !ONLY_POSTGRES.triggers.includes(name)),
    wanted.triggers.filter((name) => !ONLY_SQLITE.includes(name))
  )
})

t.test(
  'texts are compared byte by byte, whatever the locale of the database',
  { skip },
  async (t) => {
    const db = await openNewDatabase()
    t.teardown(() => db.destroy())
    const { rows } = await sql<{ name: string }>`
    select attrelid::regclass || '.' || attname as name from pg_attribute
      join pg_class on pg_class.oid = attrelid
    where relkind = 'r' and relnamespace = 'public'::regnamespace and atttypid = 'text'::regtype
      and attcollation <> (select oid from pg_collation where collname = 'C')`.execute(db)
    t.strictSame(rows, [])
  }
)

t.test(
  'processes that start at the same time create the schema once §2.1.10',
  { skip },
  async (t) => {
    const url = await createDatabase('empty')
    const processes = Array.from({ length: 4 }, () => openPostgres(url))
    t.teardown(() => Promise.all(processes.map((db) => db.destroy())))
    await Promise.all(processes.map((db) => migrate(db)))
    const { rows } = await sql<{ n: number; names: number }>`
    select count(*) as n, count(distinct name) as names from kysely_migration`.execute(
      processes[0] as (typeof processes)[0]
    )
    t.match(rows, [{ n: rows[0]?.names }])
  }
)

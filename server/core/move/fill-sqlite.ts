import { sql } from 'kysely'
import type { Db } from '../database/db.ts'
import { inTransaction } from '../database/transaction.ts'
import { type Filling, MARK, parentsFirst, type Table } from './filling.ts'

/** Where the triggers wait while they are dropped: SQLite cannot stop them. */
const WAITING = 'move_trigger'

type Column = { name: string; key: number; isNumber: number }

export const FILL_SQLITE: Filling = {
  async listTables(db) {
    // A search index is a virtual table with shadow tables.
    const { rows: named } = await sql<{ name: string }>`select name from pragma_table_list
      where schema = 'main' and type = 'table' and name not like 'sqlite\\_%' escape '\\'
        and name not like 'kysely\\_%' escape '\\' and name not in (${MARK}, ${WAITING})
      order by name`.execute(db)
    const tables: Table[] = []
    for (const { name } of named) {
      const columns = await columnsOf(db, name)
      const { rows: references } = await sql<{ table: string }>`select distinct "table"
        from pragma_foreign_key_list(${name})`.execute(db)
      tables.push({
        name,
        columns: columns.map((column) => column.name).sort(),
        key: columns
          .filter(({ key }) => key > 0)
          .sort((one, other) => one.key - other.key)
          .map((column) => column.name),
        parents: references.map(({ table }) => table)
      })
    }
    return tables
  },

  async listLastIds(db, tables) {
    const last = new Map<string, number>()
    for (const { name, key } of tables) {
      const [column] = (await columnsOf(db, name)).filter((one) => one.name === 'id')
      if (key.join() !== 'id' || column?.isNumber !== 1) continue
      const { rows } = await sql<{ last: number }>`select max(
        coalesce((select max(id) from ${sql.table(name)}), 0),
        coalesce((select seq from sqlite_sequence where name = ${name}), 0)) as last`.execute(db)
      last.set(name, rows[0]?.last ?? 0)
    }
    return last
  },

  async findSource(db) {
    const { rows: marks } = await sql`select 1 from sqlite_master where name = ${MARK}`.execute(db)
    if (marks.length === 0) return undefined
    const { rows } = await sql<{ source: string }>`select source from ${sql.table(MARK)}`.execute(
      db
    )
    return rows[0]?.source
  },

  async begin(db, tables, source) {
    await inTransaction(db, async (trx) => {
      await sql`create table ${sql.table(MARK)} (source text not null)`.execute(trx)
      await sql`insert into ${sql.table(MARK)} values (${source})`.execute(trx)
      await sql`create table ${sql.table(WAITING)} as
        select name, sql from sqlite_master where type = 'trigger'`.execute(trx)
      for (const { name } of await listWaiting(trx))
        await sql`drop trigger ${sql.ref(name)}`.execute(trx)
      await clear(trx, tables)
    })
  },

  clear,

  async end(db, _tables, lastIds) {
    await inTransaction(db, async (trx) => {
      // SQLite keeps a number only for tables whose ids are never used again.
      for (const [name, last] of lastIds) {
        await sql`delete from sqlite_sequence where name = ${name}`.execute(trx)
        await sql`insert into sqlite_sequence (name, seq) select ${name}, ${last} from sqlite_master
          where type = 'table' and name = ${name} and sql like '%autoincrement%'`.execute(trx)
      }
      await sql`insert into item_search (item_search) values ('rebuild')`.execute(trx)
      for (const trigger of await listWaiting(trx)) await sql.raw(trigger.sql).execute(trx)
      for (const table of [WAITING, MARK]) await sql`drop table ${sql.table(table)}`.execute(trx)
    })
  },

  // The lock on DATA_DIR excludes servers.
  async alone(_db, work) {
    await work()
    return true
  }
}

async function clear(db: Db, tables: Table[]): Promise<void> {
  for (const { name } of parentsFirst(tables).toReversed())
    await sql`delete from ${sql.table(name)}`.execute(db)
}

const columnsOf = async (db: Db, table: string): Promise<Column[]> => {
  const { rows } = await sql<Column>`select name, pk as key, type like 'int%' as isNumber
    from pragma_table_info(${table})`.execute(db)
  return rows
}

async function listWaiting(trx: Db): Promise<{ name: string; sql: string }[]> {
  const { rows } = await sql<{ name: string; sql: string }>`select name, sql
    from ${sql.table(WAITING)}`.execute(trx)
  return rows
}

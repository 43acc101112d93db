import { sql } from 'kysely'
import type { Db } from '../database/db.ts'
import { OF_SCHEMA } from '../database/postgres/session.ts'
import { inTransaction } from '../database/transaction.ts'
import { type Filling, MARK, type Table } from './filling.ts'

export const FILL_POSTGRES: Filling = {
  async listTables(db) {
    const { rows } = await sql<Table>`
      select relation.relname::text as name,
        array(select attname::text from pg_attribute
          where attrelid = relation.oid and attnum > 0 and not attisdropped) as columns,
        array(select attname::text from pg_constraint, unnest(conkey) with ordinality as part (number, place)
          join pg_attribute on attrelid = relation.oid and attnum = part.number
          where conrelid = relation.oid and contype = 'p' order by place) as key,
        array(select distinct parent.relname::text from pg_constraint
          join pg_class parent on parent.oid = confrelid
          where conrelid = relation.oid and contype = 'f') as parents
      from pg_class relation
      where relkind = 'r' and relnamespace = current_schema()::regnamespace
        and relname not like 'kysely\\_%' and relname != ${MARK}
      order by relation.relname collate "C"`.execute(db)
    return rows.map((table) => ({ ...table, columns: table.columns.toSorted() }))
  },

  async listLastIds(db, tables) {
    const last = new Map<string, number>()
    for (const { name } of tables) {
      const sequence = await sequenceOf(db, name)
      if (sequence === null) continue
      const { rows } = await sql<{ last: number }>`select greatest(
        (select coalesce(max(id), 0) from ${sql.table(name)}),
        (select case when is_called then last_value else 0 end from ${sql.raw(sequence)})) as last`.execute(
        db
      )
      last.set(name, rows[0]?.last ?? 0)
    }
    return last
  },

  async findSource(db) {
    const { rows: marks } = await sql<{ found: string | null }>`
      select to_regclass(${MARK})::text as found`.execute(db)
    if (!marks[0]?.found) return undefined
    const { rows } = await sql<{ source: string }>`select source from ${sql.table(MARK)}`.execute(
      db
    )
    return rows[0]?.source
  },

  async begin(db, tables, source) {
    await inTransaction(db, async (trx) => {
      await sql`create table ${sql.table(MARK)} (source text not null)`.execute(trx)
      await sql`insert into ${sql.table(MARK)} values (${source})`.execute(trx)
      for (const { name } of tables)
        await sql`alter table ${sql.table(name)} disable trigger user`.execute(trx)
      await clear(trx, tables)
    })
  },

  clear,

  async end(db, tables, lastIds) {
    await inTransaction(db, async (trx) => {
      for (const [name, last] of lastIds)
        await sql`select setval(${await sequenceOf(trx, name)}::text::regclass,
          greatest(${last}::bigint, 1), ${last}::bigint > 0)`.execute(trx)
      for (const { name } of tables)
        await sql`alter table ${sql.table(name)} enable trigger user`.execute(trx)
      await sql`drop table ${sql.table(MARK)}`.execute(trx)
    })
    // Without it, the planner would know nothing about the tables until PostgreSQL looks at them by itself.
    await sql`analyze`.execute(db)
  },

  alone: (db, work) =>
    // A server holds this lock together with others (`Session.join`).
    db.connection().execute(async (connection) => {
      const { rows } = await sql<{ isFree: number }>`
        select pg_try_advisory_lock(${OF_SCHEMA}::bigint) as "isFree"`.execute(connection)
      if (rows[0]?.isFree !== 1) return false
      try {
        await work()
        return true
      } finally {
        await sql`select pg_advisory_unlock(${OF_SCHEMA}::bigint)`.execute(connection)
      }
    })
}

async function clear(db: Db, tables: Table[]): Promise<void> {
  await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(db)
}

/** Returns the name of the sequence that numbers the rows; null for a table whose rows have no numbers. */
async function sequenceOf(db: Db, table: string): Promise<string | null> {
  const { rows } = await sql<{ sequence: string | null }>`
    select pg_get_serial_sequence(attrelid::regclass::text, 'id') as sequence from pg_attribute
    where attrelid = ${table}::text::regclass and attname = 'id' and not attisdropped`.execute(db)
  return rows[0]?.sequence ?? null
}

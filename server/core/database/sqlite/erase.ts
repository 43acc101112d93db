import { setImmediate } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db.ts'
import type { Table } from '../erase-rows.ts'

/**
 * How many rows one step examines. A step takes a few milliseconds, and other calls can use the database between two
 * steps.
 */
const ROWS_AT_ONCE = 500

type Reference = { from: string; table: string; to: string | null }

export async function listTables(db: Db): Promise<Table[]> {
  const { rows: named } = await sql<{ name: string; hasShop: number }>`
    select name, exists (select 1 from pragma_table_info(sqlite_master.name)
      where name = 'shop_id') as hasShop
    from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\'`.execute(db)
  const tables: Table[] = []
  for (const { name, hasShop } of named) {
    const { rows: references } = await sql<Reference>`select "from", "table", "to"
      from pragma_foreign_key_list(${name})`.execute(db)
    tables.push({
      name,
      hasShop: hasShop === 1,
      references: references.map(({ from, table, to }) => ({ from, table, to: to ?? 'id' }))
    })
  }
  return tables
}

/** Deletes rows in steps, and overwrites their content. */
export async function eraseWhere(
  db: Db,
  table: string,
  condition: RawBuilder<boolean>
): Promise<number> {
  const { rows: ends } = await sql<{ last: number | null }>`select max(rowid) as last
    from ${sql.table(table)}`.execute(db)
  let erased = 0
  for (let from = 0; from <= (ends[0]?.last ?? -1); from += ROWS_AT_ONCE) {
    const to = from + ROWS_AT_ONCE
    const window = sql`rowid >= ${from} and rowid < ${to}`
    const statement = sql`delete from ${sql.table(table)} where ${window} and (${condition})`
    erased += await deleteOverwriting(db, statement)
    await setImmediate()
  }
  return erased
}

export async function eraseShop(db: Db, shopId: number): Promise<number> {
  const rows = await deleteOverwriting(db, sql`delete from shop where id = ${shopId}`, 'on')
  // Without this checkpoint, the deleted content would stay in the write-ahead log until SQLite happens to overwrite
  // it.
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
  return rows
}

/**
 * Runs a delete statement and overwrites what it deletes. Foreign keys are checked only for the shop's own row. For
 * any other row, the check would scan whole tables, and the rows that refer to it have already been deleted. The
 * statement runs while nothing else uses the only connection.
 */
function deleteOverwriting(
  db: Db,
  statement: RawBuilder<unknown>,
  references: 'on' | 'off' = 'off'
): Promise<number> {
  return db.connection().execute(async (connection) => {
    await sql`pragma foreign_keys = ${sql.raw(references)}`.execute(connection)
    await sql`pragma secure_delete = on`.execute(connection)
    try {
      const { numAffectedRows } = await statement.execute(connection)
      return Number(numAffectedRows ?? 0)
    } finally {
      await sql`pragma secure_delete = off`.execute(connection)
      await sql`pragma foreign_keys = on`.execute(connection)
    }
  })
}

import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from './db.ts'

/** Rows looked at in one go: a few milliseconds, after which calls get their turn. */
const ROWS_AT_ONCE = 5000

/**
 * Erases every row of a shop, in whichever table it is: those with a `shop_id`, those that refer to one of them, and
 * the shop's own row as the last. Tables are found in the database itself, so none can be forgotten. Harmless to
 * repeat, and to be repeated when it was killed in between. What is deleted is overwritten.
 * @returns how many rows that were
 */
export async function eraseRows(db: Db, shopId: number): Promise<number> {
  let rows = 0
  for (const { table, ofShop } of await listTables(db, shopId)) {
    const last = await lastRow(db, table)
    for (let from = 0; from <= last; from += ROWS_AT_ONCE) {
      const window = sql`rowid >= ${from} and rowid < ${from + ROWS_AT_ONCE}`
      rows += await deleteOverwriting(
        db,
        sql`delete from ${sql.table(table)} where ${window} and ${ofShop}`
      )
      await setImmediate()
    }
  }
  // Otherwise what was deleted stands in the log beside the database until that is written over.
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
  return rows
}

type Reference = { from: string; table: string; to: string | null }

/** In the order in which they go: what refers to others first, the shop last. */
async function listTables(db: Db, shopId: number) {
  const { rows: tables } = await sql<{ name: string }>`select name from sqlite_master
    where type = 'table' and name not like 'sqlite\\_%' escape '\\'`.execute(db)
  const withShop = new Set<string>()
  for (const { name } of tables) {
    const { rows } =
      await sql`select 1 from pragma_table_info(${name}) where name = 'shop_id'`.execute(db)
    if (rows.length > 0) withShop.add(name)
  }
  const referring = []
  for (const { name } of tables) {
    if (withShop.has(name)) continue
    const { rows } =
      await sql<Reference>`select "from", "table", "to" from pragma_foreign_key_list(${name})`.execute(
        db
      )
    for (const { from, table, to } of rows)
      if (withShop.has(table))
        referring.push({
          table: name,
          ofShop: sql`${sql.ref(from)} in
            (select ${sql.ref(to ?? 'id')} from ${sql.table(table)} where shop_id = ${shopId})`
        })
  }
  return [
    ...referring,
    ...[...withShop].map((table) => ({ table, ofShop: sql`shop_id = ${shopId}` })),
    // A trigger may have counted what was deleted, in a table that was done already.
    ...[...withShop].map((table) => ({ table, ofShop: sql`shop_id = ${shopId}` })),
    { table: 'shop', ofShop: sql`id = ${shopId}` }
  ]
}

async function lastRow(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`select max(rowid) as last
    from ${sql.table(table)}`.execute(db)
  return rows[0]?.last ?? -1
}

/**
 * References are not checked meanwhile: it would read a whole table for each row, and all that refers to these rows
 * goes too. The connection is ours alone for as long.
 */
function deleteOverwriting(db: Db, statement: ReturnType<typeof sql>): Promise<number> {
  return db.connection().execute(async (connection) => {
    await sql`pragma foreign_keys = off`.execute(connection)
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

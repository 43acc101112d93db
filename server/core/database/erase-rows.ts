import { setImmediate } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from './db.ts'

/**
 * How many rows one step examines. A step takes a few milliseconds, and other calls can use the database between two
 * steps.
 */
const ROWS_AT_ONCE = 500

/**
 * Erases every row of a shop in all tables: the rows with a `shop_id`, the rows that refer to one of them, and finally
 * the shop's own row. The list of tables is read from the database itself, so no table can be forgotten. Deleted
 * content is also overwritten. Repeating the call is harmless, and necessary if the process was killed halfway.
 * @returns the number of erased rows
 */
export async function eraseRows(db: Db, shopId: number): Promise<number> {
  const tables = childrenFirst(await readTables(db))
  let rows = 0
  // All tables are erased twice: while one table is erased, a trigger may add rows to a table that was already erased.
  for (const table of [...tables, ...tables]) rows += await eraseFrom(db, table, shopId)
  // This statement checks foreign keys. It fails if another row of the shop was written in the meantime; the next
  // attempt erases that row.
  rows += await deleteOverwriting(db, sql`delete from shop where id = ${shopId}`, 'on')
  // Without this checkpoint, the deleted content would stay in the write-ahead log until SQLite happens to overwrite
  // it.
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
  return rows
}

type Reference = { from: string; table: string; to: string | null }
type Table = { name: string; hasShop: boolean; references: Reference[] }

/** Returns all tables that hold rows of a shop: those with a `shop_id`, and those that refer to such a table. */
async function readTables(db: Db): Promise<Table[]> {
  const { rows: named } = await sql<{ name: string; hasShop: number }>`
    select name, exists (select 1 from pragma_table_info(sqlite_master.name)
      where name = 'shop_id') as hasShop
    from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\'`.execute(db)
  const tables: Table[] = []
  for (const { name, hasShop } of named) {
    const { rows: references } = await sql<Reference>`select "from", "table", "to"
      from pragma_foreign_key_list(${name})`.execute(db)
    tables.push({ name, hasShop: hasShop === 1, references })
  }
  const withShop = new Set(tables.filter(({ hasShop }) => hasShop).map(({ name }) => name))
  return tables.filter(
    ({ hasShop, references }) => hasShop || references.some(({ table }) => withShop.has(table))
  )
}

/**
 * Sorts tables so that each comes before the tables it refers to. A trigger that fires when a row is deleted may read
 * the rows that this row refers to.
 */
function childrenFirst(tables: Table[]): Table[] {
  const parents = new Set(
    tables.flatMap(({ name, references }) =>
      references.map(({ table }) => table).filter((table) => table !== name)
    )
  )
  const children = tables.filter(({ name }) => !parents.has(name))
  // The remaining tables refer to each other in a circle, so they have no order.
  if (children.length === 0) return tables
  return [...children, ...childrenFirst(tables.filter((table) => !children.includes(table)))]
}

async function eraseFrom(db: Db, { name, hasShop, references }: Table, shopId: number) {
  const isOfShop = hasShop
    ? sql`shop_id = ${shopId}`
    : sql.join(
        references.map(
          ({ from, table, to }) => sql`${sql.ref(from)} in
            (select ${sql.ref(to ?? 'id')} from ${sql.table(table)} where shop_id = ${shopId})`
        ),
        sql` or `
      )
  const { rows: ends } = await sql<{ last: number | null }>`select max(rowid) as last
    from ${sql.table(name)}`.execute(db)
  let erased = 0
  for (let from = 0; from <= (ends[0]?.last ?? -1); from += ROWS_AT_ONCE) {
    const to = from + ROWS_AT_ONCE
    const window = sql`rowid >= ${from} and rowid < ${to}`
    const statement = sql`delete from ${sql.table(name)} where ${window} and (${isOfShop})`
    erased += await deleteOverwriting(db, statement)
    await setImmediate()
  }
  return erased
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

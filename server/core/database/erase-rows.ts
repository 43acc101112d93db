import { type RawBuilder, sql } from 'kysely'
import type { Db } from './db.ts'
import { dialectOf } from './dialect.ts'

type Reference = { from: string; table: string; to: string }
/** A table, whether it has a column `shop_id`, and what its rows refer to. */
export type Table = { name: string; hasShop: boolean; references: Reference[] }

/**
 * Erases every row of a shop in all tables: the rows with a `shop_id`, the rows that refer to one of them, and finally
 * the shop's own row. The list of tables is read from the database itself, so no table can be forgotten. Repeating the
 * call is harmless, and necessary if the process was killed halfway.
 * @returns the number of erased rows
 */
export async function eraseRows(db: Db, shopId: number): Promise<number> {
  const { eraseWhere, eraseShop } = dialectOf(db)
  const tables = childrenFirst(await listTablesOfShops(db))
  let rows = 0
  // All tables are erased twice: while one table is erased, a trigger may add rows to a table that was already erased.
  for (const table of [...tables, ...tables])
    rows += await eraseWhere(db, table.name, isOfShop(table, shopId))
  // This checks foreign keys. It fails if another row of the shop was written in the meantime; the next attempt erases
  // that row.
  return rows + (await eraseShop(db, shopId))
}

/** Returns all tables that hold rows of a shop: those with a `shop_id`, and those that refer to such a table. */
export async function listTablesOfShops(db: Db): Promise<Table[]> {
  const tables = await dialectOf(db).listTables(db)
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

/** Returns the condition on the rows of a table that belong to the shop. */
export function isOfShop({ hasShop, references }: Table, shopId: number): RawBuilder<boolean> {
  if (hasShop) return sql<boolean>`shop_id = ${shopId}`
  return sql<boolean>`${sql.join(
    references.map(
      ({ from, table, to }) => sql`${sql.ref(from)} in
        (select ${sql.ref(to)} from ${sql.table(table)} where shop_id = ${shopId})`
    ),
    sql` or `
  )}`
}

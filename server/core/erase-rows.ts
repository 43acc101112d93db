import { setImmediate } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from './db.ts'

/** Rows looked at in one go: a few milliseconds, after which calls get their turn. */
const ROWS_AT_ONCE = 500

/**
 * Erases every row of a shop, in whichever table it is: those with a `shop_id`, those that refer to one of them, and
 * the shop's own row as the last. Tables are found in the database itself, so none can be forgotten. Harmless to
 * repeat, and to be repeated when it was killed in between. What is deleted is overwritten.
 * @returns how many rows that were
 */
export async function eraseRows(db: Db, shopId: number): Promise<number> {
  const tables = childrenFirst(await readTables(db))
  let rows = 0
  // Twice: a trigger may have counted what was deleted in a table that was done already.
  for (const table of [...tables, ...tables]) rows += await eraseFrom(db, table, shopId)
  // With its references checked: whatever was written meanwhile stops it, and goes at the next try.
  rows += await deleteOverwriting(db, sql`delete from shop where id = ${shopId}`, 'on')
  // Otherwise what was deleted stands in the log beside the database until that is written over.
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
  return rows
}

type Reference = { from: string; table: string; to: string | null }
type Table = { name: string; hasShop: boolean; references: Reference[] }

/** All that have something of a shop, themselves or by what they refer to. */
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

/** What refers to others goes before them: triggers look at both. */
function childrenFirst(tables: Table[]): Table[] {
  const parents = new Set(
    tables.flatMap(({ name, references }) =>
      references.map(({ table }) => table).filter((table) => table !== name)
    )
  )
  const children = tables.filter(({ name }) => !parents.has(name))
  // Tables that refer to each other in a circle have no order.
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
 * References are checked of the shop alone: of every row it would read whole tables, and all that refers to these rows
 * has gone before. The connection is ours alone for as long.
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

import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db.ts'
import type { Table } from '../erase-rows.ts'

/**
 * How many pages of 8 KB one step reads. One statement for all would hold its locks for as long as it reads a table that
 * all shops share.
 */
const PAGES_AT_ONCE = 64

export async function listTables(db: Db): Promise<Table[]> {
  const { rows: named } = await sql<{ name: string; hasShop: number }>`
    select relname as name, exists (select 1 from pg_attribute
      where attrelid = pg_class.oid and attname = 'shop_id' and not attisdropped) as "hasShop"
    from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace`.execute(db)
  const { rows: references } = await sql<Record<'of' | 'from' | 'table' | 'to', string>>`
    select child.relname as of, child_column.attname as from, parent.relname as table,
      parent_column.attname as to
    from pg_constraint
      join pg_class child on child.oid = conrelid
      join pg_class parent on parent.oid = confrelid
      join pg_attribute child_column on child_column.attrelid = conrelid
        and child_column.attnum = conkey[1]
      join pg_attribute parent_column on parent_column.attrelid = confrelid
        and parent_column.attnum = confkey[1]
    where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(db)
  return named.map(({ name, hasShop }) => ({
    name,
    hasShop: hasShop === 1,
    references: references.filter(({ of }) => of === name)
  }))
}

/**
 * Deletes rows in steps. PostgreSQL cannot overwrite their content: it does so when it reuses their room, which
 * `vacuum` frees.
 */
export async function eraseWhere(
  db: Db,
  table: string,
  condition: RawBuilder<boolean>
): Promise<number> {
  const { rows } = await sql<{ pages: number }>`select pg_relation_size(${table}::regclass)
    / current_setting('block_size')::integer as pages`.execute(db)
  const pages = rows[0]?.pages ?? 0
  let erased = 0
  for (let from = 0; from < pages; from += PAGES_AT_ONCE) {
    const [first, end] = [`(${from},0)`, `(${from + PAGES_AT_ONCE},0)`]
    const { numAffectedRows } = await sql`delete from ${sql.table(table)}
      where ctid >= ${first}::tid and ctid < ${end}::tid and (${condition})`.execute(db)
    erased += Number(numAffectedRows ?? 0)
  }
  return erased
}

export async function eraseShop(db: Db, shopId: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from shop where id = ${shopId}`.execute(db)
  return Number(numAffectedRows ?? 0)
}

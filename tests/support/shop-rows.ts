import { type Kysely, sql } from 'kysely'

type AnyDb = Kysely<any>

/** Lists every table with a shop_id column. */
export async function tablesOfShops(db: AnyDb): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'
    and exists (select 1 from pragma_table_info(sqlite_master.name) where name = 'shop_id')
    order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** Returns all rows of a shop, by table. */
export async function rowsOf(db: AnyDb, shopId: number): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {}
  for (const table of await tablesOfShops(db)) {
    const { rows } = await sql`select * from ${sql.table(table)} where shop_id = ${shopId}`.execute(
      db
    )
    found[table] = rows
  }
  return found
}

export const tablesWithRows = (rows: Record<string, unknown[]>): string[] =>
  Object.keys(rows).filter((table) => (rows[table]?.length ?? 0) > 0)

import { type Kysely, sql } from 'kysely'
import type { Db } from '../../server/core/database/db.ts'
import { dialectOf } from '../../server/core/database/dialect.ts'

type AnyDb = Kysely<any>

/** Lists every table with a shop_id column. */
export async function tablesOfShops(db: AnyDb): Promise<string[]> {
  const tables = await dialectOf(db as Db).listTables(db as Db)
  return tables
    .filter(({ hasShop }) => hasShop)
    .map(({ name }) => name)
    .sort()
}

/** Returns all rows of a shop, by table. */
export async function rowsOf(db: AnyDb, shopId: number): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {}
  for (const table of await tablesOfShops(db)) {
    const { rows } = await sql`select * from ${sql.table(table)} where shop_id = ${shopId}`.execute(
      db
    )
    // PostgreSQL returns rows in any order.
    found[table] = rows.sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
  }
  return found
}

export const tablesWithRows = (rows: Record<string, unknown[]>): string[] =>
  Object.keys(rows).filter((table) => (rows[table]?.length ?? 0) > 0)

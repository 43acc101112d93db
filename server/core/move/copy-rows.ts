import { createHash } from 'node:crypto'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/db.ts'
import { storable } from '../database/storable.ts'
import type { Table } from './filling.ts'

type AnyDb = Kysely<Record<string, Record<string, unknown>>>
type Row = Record<string, unknown>

/** How many rows are read at once. */
const ROWS_AT_ONCE = 1000

/** SQLite accepts at most 32,766 bound values in one statement. */
const VALUES_AT_ONCE = 30_000

/**
 * Copies the rows that are missing at the end of a table of `target`, in the order of their keys. Killed at any moment,
 * it is called again.
 * @returns how many rows were copied
 */
export async function copyRows(source: Db, target: Db, table: Table): Promise<number> {
  const atOnce = Math.min(ROWS_AT_ONCE, Math.floor(VALUES_AT_ONCE / table.columns.length))
  let copied = 0
  for await (const rows of batchesOf(source, table, atOnce, await findLast(target, table))) {
    await (target as unknown as AnyDb).insertInto(table.name).values(rows).execute()
    copied += rows.length
  }
  return copied
}

/** What a table contains: the number of its rows, and a hash of them that is the same in every kind of database. */
export type Content = { table: string; rows: number; sha256: string }

export async function readContent(db: Db, table: Table): Promise<Content> {
  const hash = createHash('sha256')
  let count = 0
  for await (const rows of batchesOf(db, table, ROWS_AT_ONCE)) {
    for (const row of rows)
      hash.update(`${JSON.stringify(table.columns.map((column) => comparable(row[column])))}\n`)
    count += rows.length
  }
  return { table: table.name, rows: count, sha256: hash.digest('hex') }
}

function comparable(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('hex')
  return typeof value === 'string' ? storable(value) : value
}

/**
 * Reads a table in the order of its keys.
 * @param limit how many rows are read at once
 * @param after the row after which to begin
 * @param only a condition on the rows
 */
export async function* batchesOf(
  db: Db,
  { name, columns, key }: Table,
  limit: number,
  after?: Row,
  only: RawBuilder<unknown> = sql`1 = 1`
) {
  let last = after
  for (;;) {
    const rest = last
      ? sql`and (${refs(key)}) > (${sql.join(key.map((column) => last?.[column]))})`
      : sql``
    const { rows } =
      await sql<Row>`select ${refs(columns)} from ${sql.table(name)} where ${only} ${rest}
      order by ${refs(key)} limit ${sql.lit(limit)}`.execute(db)
    if (rows.length > 0) yield rows
    if (rows.length < limit) return
    last = rows.at(-1)
  }
}

async function findLast(db: Db, { name, key }: Table): Promise<Row | undefined> {
  const { rows } = await sql<Row>`select ${refs(key)} from ${sql.table(name)}
    order by ${sql.join(key.map((column) => sql`${sql.ref(column)} desc`))} limit 1`.execute(db)
  return rows[0]
}

const refs = (columns: string[]) => sql.join(columns.map((column) => sql.ref(column)))

import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import type { Test } from 'tap'
import { openDb } from '../../server/core/database/db.ts'
import { type Migrations, migrate } from '../../server/core/database/migrate.ts'
import { temporaryFolder } from './temporary-folder.ts'

const FILE = 'tests/migrations/before-baseline.db.gz'

/**
 * Puts the database of a server whose newest migration was 042, the last before the baseline. It holds a shop with 40
 * pictures, half of them optimised, the run that optimised them, the units it cost, and a signed-in merchant. No test
 * server opens the shop's folder, so none of them changes its rows. The folder for originals is made next to the
 * database, because the server refuses to start without it.
 */
export function putOldDatabase(path: string): void {
  mkdirSync(join(dirname(path), 'storage/originals'), { recursive: true })
  writeFileSync(path, gunzipSync(readFileSync(FILE)))
}

/** Upgrades a copy of the database as a start does, and returns the rows and the schema of the result. */
export async function upgradeUndisturbed(t: Test, path: string, migrations?: Migrations) {
  const copy = join(temporaryFolder(t), 'copy.db')
  if (existsSync(path)) cpSync(path, copy)
  await upgrade(copy, migrations)
  return { rows: rowsIn(copy), schema: schemaOf(copy) }
}

/** Upgrades the database as a start does. */
export async function upgrade(path: string, migrations?: Migrations): Promise<void> {
  const db = openDb(path)
  await sql`pragma synchronous = off`.execute(db)
  try {
    await migrate(db, migrations)
  } finally {
    await db.destroy()
  }
}

/** Returns the names of the recorded migrations; none if there is no database yet. */
export function readRecorded(path: string): string[] {
  if (!existsSync(path)) return []
  const database = new Sqlite(path)
  try {
    const { n } = database
      .prepare("select count(*) as n from sqlite_master where name = 'kysely_migration'")
      .get() as { n: number }
    if (n === 0) return []
    return database.prepare('select name from kysely_migration').pluck().all() as string[]
  } finally {
    database.close()
  }
}

/** Returns all rows by table. They must still exist after an upgrade, however often it was interrupted. */
export function rowsIn(path: string): Record<string, string[]> {
  const database = new Sqlite(path, { readonly: true })
  try {
    const tables = database
      .prepare(
        `select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\'
        and name not like 'kysely\\_%' escape '\\' and name not like 'item\\_search\\_%' escape '\\' order by name`
      )
      .pluck()
      .all() as string[]
    return Object.fromEntries(
      tables.map((table) => [
        table,
        database
          .prepare(`select * from ${table}`)
          .all()
          .map((row) => JSON.stringify(row))
          .sort()
      ])
    )
  } finally {
    database.close()
  }
}

/** Returns the schema as sorted texts, so that two databases can be compared. */
export function schemaOf(path: string): string[] {
  const database = new Sqlite(path, { readonly: true })
  try {
    return database
      .prepare(
        `select type || ' ' || name || ' ' || coalesce(sql, '') from sqlite_master
        where name not like 'kysely\\_%' escape '\\' order by 1`
      )
      .pluck()
      .all() as string[]
  } finally {
    database.close()
  }
}

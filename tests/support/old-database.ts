import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Kysely, SqliteDialect, sql } from 'kysely'
import type { Test } from 'tap'
import { openDb } from '../../server/core/database/db.ts'
import { listMigrations, migrate } from '../../server/core/database/migrate.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** The id of the shop. No test server opens its folder, so none of them changes its rows. */
const SHOP = 1

/** The newest schema into which rows are inserted. Later migrations carry the rows along. */
const WRITTEN_AT = '008-image-opt-uploads'

export const migrationNames = async (): Promise<string[]> => [...listMigrations().keys()]

/**
 * Makes a database like that of a server whose newest migration was `last`. It holds a shop with `images` pictures,
 * half of them optimised, the run that optimised them, the units it cost, and a signed-in merchant. It also makes the
 * folder for originals next to the database, because the server refuses to start without it.
 */
export async function makeOldDatabase(path: string, last: string, images: number): Promise<void> {
  mkdirSync(join(dirname(path), 'storage/originals'), { recursive: true })
  const names = await migrationNames()
  const place = names.indexOf(last) + 1
  const written = Math.min(place, names.indexOf(WRITTEN_AT) + 1)
  for (const name of names.slice(0, written)) await migrateAsBefore(path, name)
  const database = new Sqlite(path)
  database.transaction(() => {
    for (const [table, rows] of Object.entries(rowsOf(images))) insert(database, table, rows)
  })()
  database.close()
  for (const name of names.slice(written, place)) await migrateAsBefore(path, name)
}

/**
 * Runs one migration as versions up to 0.1.0 did: each statement on its own, and the row that records it last. A kill
 * is simulated once `statements` statements have run.
 * @returns whether the migration was completed
 */
export async function migrateAsBefore(
  path: string,
  name: string,
  statements = Number.POSITIVE_INFINITY
): Promise<boolean> {
  const database = new Sqlite(path)
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = OFF')
  database.exec(`create table if not exists kysely_migration
    (name varchar(255) not null primary key, timestamp varchar(255) not null)`)
  const killed = new Error('killed')
  let done = 0
  const prepare = (text: string) => {
    if (done++ >= statements) throw killed
    return database.prepare(text)
  }
  const dialect = new SqliteDialect({ database: { prepare, close: () => {} } })
  try {
    const migrations = listMigrations()
    await migrations.get(name)?.up(new Kysely<unknown>({ dialect }))
    const now = new Date().toISOString()
    database.prepare('insert into kysely_migration values (?, ?)').run(name, now)
    return true
  } catch (error) {
    if (error !== killed) throw error
    return false
  } finally {
    database.close()
  }
}

type Row = Record<string, string | number | null>

/** Inserts the rows, without the columns that the schema does not have yet. */
function insert(database: Sqlite.Database, table: string, rows: Row[]): void {
  const known = database.prepare('select name from pragma_table_info(?)').pluck().all(table)
  const columns = Object.keys(rows[0] ?? {}).filter((name) => known.includes(name))
  if (columns.length === 0) return
  const places = columns.map((name) => `@${name}`)
  const statement = database.prepare(
    `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')})`
  )
  for (const row of rows) statement.run(row)
}

function rowsOf(images: number): Record<string, Row[]> {
  const now = new Date().toISOString()
  const soon = new Date(Date.now() + 7 * 86_400_000).toISOString()
  const each = (make: (id: number) => Row) =>
    Array.from({ length: images }, (_, index) => make(index + 1))
  const half = (make: (id: number) => Row) => each(make).slice(0, images / 2)
  const [shop_id, run_id] = [SHOP, 1]
  const names = { domain: 'old.example', name: 'Old shop', email: 'old@example.com' }
  const flags = { language: 'en', is_old: 1, is_open: 0, created_at: now }
  return {
    shop: [{ id: SHOP, platform: 'local', store_key: '/an/older/store', ...names, ...flags }],
    access_token: [{ hash: 'token', shop_id, created_at: now, revoked_at: null }],
    session: [{ hash: 'session', shop_id, token_hash: 'token', expires_at: soon }],
    local_file: each((id) => ({ id, shop_id, kind: 'image', path: `products/${id}.jpg` })),
    catalogue: [{ shop_id, seen: 1, finished_at: now }],
    store_item: each((id) => ({
      id,
      shop_id,
      kind: 'product',
      platform_id: `item-${id}`,
      title: `Mug ${id}`,
      title_search: `mug ${id}`,
      vendor: '',
      product_type: '',
      price: '$5.00',
      is_published: 1,
      seen: 1,
      history_at: id % 2 ? now : null
    })),
    store_image: each((id) => ({
      id,
      shop_id,
      item_id: id,
      platform_id: `image-${id}`,
      position: 1,
      file_name: `${id}.jpg`,
      alt: `A mug, ${id}`,
      size_bytes: 9000,
      version: 'v1',
      url: `/${id}.jpg`,
      seen: 1,
      is_fresh: 0
    })),
    image_settings: [{ shop_id, settings: '{}', updated_at: now }],
    run: [
      {
        id: run_id,
        shop_id,
        kind: 'optimise',
        item_kind: 'product',
        state: 'done',
        picture_order: '{}',
        images_total: images / 2,
        items_total: images / 2,
        created_at: now,
        started_at: now,
        finished_at: now,
        claimed_at: now,
        images_done: images / 2,
        images_unchanged: 0,
        images_failed: 0,
        images_stopped: 0
      }
    ],
    run_item: half((id) => ({ id, run_id, shop_id, item_id: id, image_id: id, state: 'done' })),
    image_result: half((id) => ({
      image_id: id,
      shop_id,
      item_id: id,
      status: 'compressed',
      version: 'v1',
      original_hash: `original-${id}`,
      original_bytes: 9000,
      original_file_name: `${id}.jpg`,
      result_hash: `result-${id}`,
      result_bytes: 4000,
      width: 320,
      height: 240,
      picture_order: '{}',
      optimised_at: now
    })),
    subscription: [{ shop_id, level: 0, cycle: now, units_taken: images / 2 }],
    quota_unit: half((id) => ({
      shop_id,
      cycle: now,
      image_id: id,
      state: 'spent',
      taken_at: now
    })),
    upload: [
      { id: 1, shop_id, state: 'taken', file_name: 'a.png', size_bytes: 10, changed_at: now }
    ]
  }
}

/** Upgrades a copy of the database as a start does, and returns the rows and the schema of the result. */
export async function upgradeUndisturbed(t: Test, path: string) {
  const copy = join(temporaryFolder(t), 'copy.db')
  cpSync(path, copy)
  const db = openDb(copy)
  await sql`pragma synchronous = off`.execute(db)
  try {
    await migrate(db)
  } finally {
    await db.destroy()
  }
  return { rows: rowsIn(copy), schema: schemaOf(copy) }
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

import { readdirSync } from 'node:fs'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { ConfigError } from '../config/config.ts'
import { copyDatabase, findCopy, pathOf } from './copy.ts'
import type { Db } from './db.ts'
import { inTransaction } from './transaction.ts'
import { findRest } from './unfinished-migration.ts'

const FOLDER = new URL('../../../migrations/', import.meta.url)

/**
 * Runs the pending migrations (decision 040). Each migration and the row that records it form one transaction. If the
 * process is killed, the database therefore has the schema of the last completed migration. A database that was used
 * before is copied first.
 * @throws ConfigError when a newer version wrote the database, or when a migration failed and was rolled back
 */
export async function migrate(db: Db, known?: Migrations): Promise<void> {
  const migrations = known ?? listMigrations()
  const recorded = await readRecorded(db)
  const fault = await findSchemaFault(db, [...migrations.keys()], recorded)
  if (fault !== undefined) throw new ConfigError(fault)
  const pending = [...migrations].slice(recorded.length)
  const [first] = pending
  if (!first) return
  await sql`create table if not exists kysely_migration
    (name text not null primary key, timestamp text not null)`.execute(db)
  if (recorded.length > 0 && !(await isUnderWay(db))) await copyDatabase(db, first[0])

  // With foreign keys on, dropping a table would delete the rows that refer to it. The pragma is set here because
  // SQLite ignores it inside a transaction.
  await sql`pragma foreign_keys = off`.execute(db)
  try {
    for (const [name, { up }] of pending) await run(db, migrations, name, up)
  } finally {
    await sql`pragma foreign_keys = on`.execute(db)
  }
}

/** Migrations by name, in the order in which they run. */
export type Migrations = Map<string, Migration>

/** Lists the migrations. A migration's file is loaded when it runs, because at most starts none is pending. */
export function listMigrations(): Migrations {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.ts'))
  const migrations: Migrations = new Map()
  for (const name of names.sort())
    migrations.set(name.replace(/\.ts$/, ''), {
      async up(db) {
        const { up } = await import(new URL(name, FOLDER).href)
        await up(db)
      }
    })
  return migrations
}

/**
 * Compares the schema of a database with that of this version, and changes nothing.
 * @returns how many migrations have not run yet, and the sentence with which a start refuses the database, if it does
 */
export async function compareSchema(
  db: Db
): Promise<{ pending: number; fault: string | undefined }> {
  const names = [...listMigrations().keys()]
  const recorded = await readRecorded(db)
  const fault = await findSchemaFault(db, names, recorded)
  return { pending: names.length - recorded.length, fault }
}

/**
 * Returns the names of the migrations that have run, in the order in which they ran. They are recorded in the table of
 * Kysely's Migrator, which older versions of the app used.
 */
async function readRecorded(db: Db): Promise<string[]> {
  const { rows: tables } = await sql`
    select 1 from sqlite_master where name = 'kysely_migration'`.execute(db)
  if (tables.length === 0) return []
  // The timestamps do not decide the order, because the clock may have been set back.
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by rowid`.execute(db)
  return rows.map(({ name }) => name)
}

async function findSchemaFault(
  db: Db,
  names: string[],
  recorded: string[]
): Promise<string | undefined> {
  const place = recorded.findIndex((name, index) => name !== names[index])
  if (place === -1) return undefined
  const unknown = recorded.find((name) => !names.includes(name))
  const why = unknown
    ? `was written by a newer version of Page Speed Boost: this one does not know its migration ${unknown}. Start the newer one`
    : `has migration ${recorded[place]} where ${names[place]} belongs, which no version makes. Start the version that wrote it`
  const copy = await findCopy(db)
  const other = copy ? `the copy from before its last upgrade, ${copy},` : 'a backup'
  return `${await pathOf(db)} ${why}, or put ${other} in its place.`
}

/**
 * Returns whether an upgrade was interrupted. If so, the copy from before the upgrade already exists and must not be
 * replaced.
 */
async function isUnderWay(db: Db): Promise<boolean> {
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db)
  return rows[0]?.user_version === 1
}

async function run(
  db: Db,
  migrations: Migrations,
  name: string,
  up: Migration['up']
): Promise<void> {
  const isLast = name === [...migrations.keys()].at(-1)
  const apply = (work: Migration['up']) =>
    inTransaction(db, async (trx) => {
      const before = await countLost(trx)
      await work(trx)
      const lost = (await countLost(trx)) - before
      if (lost > 0) throw new Error(`${lost} rows would refer to rows that no longer exist`)
      await sql`insert into kysely_migration (name, timestamp)
        values (${name}, ${new Date().toISOString()})`.execute(trx)
      await sql`pragma user_version = ${sql.lit(isLast ? 0 : 1)}`.execute(trx)
    })
  try {
    await apply(up)
  } catch (error) {
    // Older versions ran migrations without a transaction. One of them may have been killed in the middle of this
    // migration, so only the rest of it is run.
    const rest = await findRest(db, migrations, name)
    if (!rest) throw await explain(db, name, error)
    await apply(rest).catch(async (fault) => {
      throw await explain(db, name, fault)
    })
  }
}

/** Counts the rows with a foreign key to a row that does not exist. */
async function countLost(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from pragma_foreign_key_check`.execute(db)
  return rows[0]?.n ?? 0
}

async function explain(db: Db, name: string, error: unknown): Promise<ConfigError> {
  const copy = await findCopy(db)
  const from = copy ? `; the database from before the upgrade is in ${copy}` : ''
  return new ConfigError(
    `${await pathOf(db)} cannot be upgraded: migration ${name} failed (${(error as Error).message}). Its changes were rolled back${from}.`,
    { cause: error }
  )
}

import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Db } from '../db.ts'
import { withoutEarlier } from '../earlier-schema.ts'
import { explainFailure, type Migrations } from '../migrate.ts'
import { inTransaction } from '../transaction.ts'
import { copyDatabase, findCopy } from './copy.ts'

/**
 * Runs the pending migrations (decision 040). Each migration and the row that records it form one transaction. If the
 * process is killed, the database therefore has the schema of the last completed migration. A database that was used
 * before is copied first.
 */
export async function runPending(db: Db, migrations: Migrations): Promise<void> {
  const done = await listMigrated(db)
  const pending = [...migrations].slice(withoutEarlier(done).length)
  const [first] = pending
  if (!first) return
  await sql`create table if not exists kysely_migration
    (name text not null primary key, timestamp text not null)`.execute(db)
  if (done.length > 0 && !(await isUnderWay(db))) await copyDatabase(db, first[0])

  // With foreign keys on, dropping a table would delete the rows that refer to it. The pragma is set here because
  // SQLite ignores it inside a transaction.
  await sql`pragma foreign_keys = off`.execute(db)
  try {
    for (const [name, { up }] of pending) await run(db, migrations, name, up)
  } finally {
    await sql`pragma foreign_keys = on`.execute(db)
  }
}

/** They are recorded in the table of Kysely's Migrator. */
export async function listMigrated(db: Db): Promise<string[]> {
  const { rows: tables } = await sql`
    select 1 from sqlite_master where name = 'kysely_migration'`.execute(db)
  if (tables.length === 0) return []
  // The timestamps do not decide the order, because the clock may have been set back.
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by rowid`.execute(db)
  return rows.map(({ name }) => name)
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
  try {
    await inTransaction(db, async (trx) => {
      const before = await countLost(trx)
      await up(trx)
      const lost = (await countLost(trx)) - before
      if (lost > 0) throw new Error(`${lost} rows would refer to rows that no longer exist`)
      await sql`insert into kysely_migration (name, timestamp)
        values (${name}, ${new Date().toISOString()})`.execute(trx)
      await sql`pragma user_version = ${sql.lit(isLast ? 0 : 1)}`.execute(trx)
    })
  } catch (error) {
    const copy = await findCopy(db)
    throw await explainFailure(
      db,
      name,
      error,
      copy ? `; the database from before the upgrade is in ${copy}` : ''
    )
  }
}

/** Counts the rows with a foreign key to a row that does not exist. */
async function countLost(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from pragma_foreign_key_check`.execute(db)
  return rows[0]?.n ?? 0
}

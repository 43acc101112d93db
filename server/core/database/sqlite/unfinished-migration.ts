import Sqlite from 'better-sqlite3'
import { type CompiledQuery, Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Db } from '../db.ts'
import { type Dialect, dialectOf } from '../dialect.ts'
import type { Migrations } from '../migrate.ts'
import { KyselySqlite } from './kysely.ts'

/** A statement of a migration, with the schema that the database has after that statement. */
type Step = { query: CompiledQuery; schema: string }

/**
 * Finds the statements of a migration that are still to be run after an older version was killed in the middle of it.
 * Older versions ran migrations without a transaction, so each statement either took full effect or none. The schema
 * shows which statement ran last.
 * @returns null when the migration was not started, or when the schema matches none of its statements
 */
export async function findRest(
  db: Db,
  migrations: Migrations,
  name: string
): Promise<Migration['up'] | null> {
  const { before, steps } = await stepsOf(migrations, name, dialectOf(db))
  const schema = await readSchema(db)
  const at = steps.findIndex((step) => step.schema === schema)
  if (at === -1 || schema === before) return null
  return async (trx) => {
    for (const { query, schema: after } of steps.slice(at + 1)) {
      try {
        await trx.executeQuery(query)
      } catch (error) {
        // The schema does not show whether a row was inserted, so inserts are run again. A constraint error means that
        // the row is already there.
        const isDone = String((error as { code?: string }).code).startsWith('SQLITE_CONSTRAINT')
        if (!isDone || after !== schema) throw error
      }
    }
  }
}

/** Runs the migration on an empty database, after all earlier ones, and returns its statements. */
async function stepsOf(migrations: Migrations, name: string, dialect: Dialect) {
  const sqlite = new Sqlite(':memory:')
  const steps: Step[] = []
  const read = sqlite.prepare(SCHEMA).pluck()
  const empty = new Kysely<unknown>({
    dialect: new KyselySqlite({ database: sqlite }, dialect),
    log: ({ query }) => void steps.push({ query, schema: read.get() as string })
  })
  try {
    for (const [earlier, { up }] of migrations) {
      if (earlier === name) break
      await up(empty)
    }
    const before = read.get() as string
    steps.length = 0
    await migrations.get(name)?.up(empty)
    return { before, steps }
  } finally {
    await empty.destroy()
  }
}

/** Selects the whole schema as one text, so that two schemas can be compared. */
const SCHEMA = `select json_group_array(json_array(type, name, sql)) as schema from
  (select type, name, sql from sqlite_master
    where name not like 'sqlite\\_%' escape '\\' and name not like 'kysely\\_%' escape '\\'
    order by type, name)`

async function readSchema(db: Db): Promise<string> {
  const { rows } = await sql<{ schema: string }>`${sql.raw(SCHEMA)}`.execute(db)
  return rows[0]?.schema ?? ''
}

import { readdirSync } from 'node:fs'
import type { Migration } from 'kysely/migration'
import { ConfigError } from '../config/config.ts'
import type { Db } from './db.ts'
import { dialectOf } from './dialect.ts'
import { isTooOld, TAKEN_OVER_FROM, withoutEarlier } from './earlier-schema.ts'

const FOLDER = new URL('../../../migrations/', import.meta.url)

/**
 * Brings the database to the schema of this version. If the process is killed, the database has the schema of the last
 * completed migration, and the next start continues.
 * @throws ConfigError when a newer version wrote the database, or when a migration failed and was rolled back
 */
export async function migrate(db: Db, known?: Migrations): Promise<void> {
  const migrations = known ?? listMigrations()
  const dialect = dialectOf(db)
  for (;;) {
    const recorded = withoutEarlier(await dialect.listMigrated(db))
    const fault = await findSchemaFault(db, [...migrations.keys()], recorded)
    if (fault !== undefined) throw new ConfigError(fault)
    if (recorded.length < migrations.size) await dialect.runPending(db, migrations)
    await dialect.join()
    // Between the two, a process of a newer version may have migrated further.
    const { length } = withoutEarlier(await dialect.listMigrated(db))
    if (length === migrations.size) return
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
  const recorded = withoutEarlier(await dialectOf(db).listMigrated(db))
  const fault = await findSchemaFault(db, names, recorded)
  return { pending: names.length - recorded.length, fault }
}

async function findSchemaFault(
  db: Db,
  names: string[],
  recorded: string[]
): Promise<string | undefined> {
  const place = recorded.findIndex((name, index) => name !== names[index])
  if (place === -1) return undefined
  const dialect = dialectOf(db)
  return `${await dialect.describe(db)} ${whyRefused(names, recorded, place)}, or put ${await dialect.describeCopy(db)} in its place.`
}

function whyRefused(names: string[], recorded: string[], place: number): string {
  if (isTooOld(recorded))
    return `was written by a version of Page Speed Boost that is too old: its last migration is ${recorded.at(-1)}, and this version upgrades databases from ${TAKEN_OVER_FROM} on. Start a version in between first`
  const unknown = recorded.find((name) => !names.includes(name))
  return unknown
    ? `was written by a newer version of Page Speed Boost: this one does not know its migration ${unknown}. Start the newer one`
    : `has migration ${recorded[place]} where ${names[place]} belongs, which no version makes. Start the version that wrote it`
}

/** Returns the error with which a start ends because a migration failed. `remedy` follows the sentence. */
export async function explainFailure(
  db: Db,
  name: string,
  error: unknown,
  remedy: string
): Promise<ConfigError> {
  return new ConfigError(
    `${await dialectOf(db).describe(db)} cannot be upgraded: migration ${name} failed (${(error as Error).message}). Its changes were rolled back${remedy}.`,
    { cause: error }
  )
}

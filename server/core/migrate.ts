import { readdirSync } from 'node:fs'
import type { Migration } from 'kysely/migration'
import { Migrator } from 'kysely/migration'
import type { Db } from './db.ts'

const FOLDER = new URL('../../migrations/', import.meta.url)

/** Brings the database to the newest migration; each runs in a transaction of its own. */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.ts'))
  const migrations: Record<string, Migration> = {}
  for (const name of names)
    migrations[name.replace(/\.ts$/, '')] = (await import(new URL(name, FOLDER).href)) as Migration
  return migrations
}

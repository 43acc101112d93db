import { cpSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Test } from 'tap'
import { listMigrations, type Migrations } from '../../server/core/database/migrate.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Migrations of a version to come: a column is added, a table to which none refers is built anew, every row is written. */
const LATER: Record<string, string> = {
  '900-add': `await db.schema.alterTable('quota_unit').addColumn('later', 'text').execute()`,
  '901-rebuild': `
    await db.schema.createTable('session_new')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('shop_id', 'integer', (column) => column.notNull().references('shop.id'))
      .addColumn('token_hash', 'text', (column) => column.references('access_token.hash').onDelete('cascade'))
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute()
    await db.insertInto('session_new').expression(db.selectFrom('session').selectAll()).execute()
    await db.schema.dropTable('session').execute()
    await db.schema.alterTable('session_new').renameTo('session').execute()`,
  '902-fill': `
    await db.schema.alterTable('store_image').addColumn('later', 'text').execute()
    await db.updateTable('store_image').set({ later: 'later '.repeat(5000) }).execute()`,
  '903-index': `await db.schema.createIndex('later').on('quota_unit').column('later').execute()`
}

/** A version of the server that has further migrations. `folder` is where it starts (`cwd` of launchServer). */
export type NewerVersion = { folder: string; migrations: Migrations }

/** Lays out the built server with further migrations. */
export async function layOutNewerVersion(t: Test): Promise<NewerVersion> {
  const folder = temporaryFolder(t)
  for (const path of ['dist', 'migrations']) cpSync(path, join(folder, path), { recursive: true })
  // What finds its files by its own place has to be copied; the rest is the same.
  for (const path of ['server', 'modules', 'locales', 'docs', 'node_modules', 'package.json'])
    symlinkSync(join(process.cwd(), path), join(folder, path))
  const migrations = listMigrations()
  for (const [name, text] of Object.entries(LATER)) {
    const file = join(folder, 'migrations', `${name}.ts`)
    writeFileSync(file, `export async function up(db) {\n  ${text}\n}\n`)
    migrations.set(name, (await import(pathToFileURL(file).href)) as { up: never })
  }
  return { folder, migrations }
}

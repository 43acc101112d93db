import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { Kysely } from 'kysely'
import sharp from 'sharp'
import type { Test } from 'tap'
import type { Db } from '../../../server/core/database/db.ts'
import { migrate } from '../../../server/core/database/migrate.ts'
import { SQLITE } from '../../../server/core/database/sqlite/dialect.ts'
import { KyselySqlite } from '../../../server/core/database/sqlite/kysely.ts'
import { createLocalStore } from '../../../server/platforms/local/store/local-store.ts'
import type { LocalTables } from '../../../server/platforms/local/tables.ts'
import { openPrepared } from '../../support/prepared-database.ts'

/** Draws a small picture; each seed gives a different one. */
export function draw(extension: 'jpg' | 'png' | 'gif' | 'webp', seed: number): Promise<Buffer> {
  const background = { r: (seed * 37) % 256, g: (seed * 91) % 256, b: (seed * 53) % 256 }
  const picture = sharp({ create: { width: 8 + (seed % 5), height: 6, channels: 3, background } })
  return picture.toFormat(extension === 'jpg' ? 'jpeg' : extension).toBuffer()
}

export async function emptyFolder(t: Test): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'local-store-'))
  t.teardown(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Writes files by path. A string is the text of the file; a number is the seed of a picture to draw. */
export async function fill(folder: string, files: Record<string, string | number>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    const type = /\.(jpg|png|gif|webp)$/i.exec(path)?.[1]?.toLowerCase() as 'jpg' | undefined
    const bytes = typeof content === 'number' ? await draw(type ?? 'jpg', content) : content
    await writeFile(join(folder, path), bytes)
  }
}

/** Opens a database with every table of the app, either in memory or in a file that several processes can share. */
export async function openDatabase(file?: string): Promise<Kysely<LocalTables>> {
  if (file === undefined) return (await openPrepared()) as unknown as Kysely<LocalTables>
  const sqlite = new Database(file)
  sqlite.pragma('journal_mode = WAL')
  sqlite.pragma('synchronous = NORMAL')
  sqlite.pragma('busy_timeout = 5000')
  const db = new Kysely<LocalTables>({ dialect: new KyselySqlite({ database: sqlite }, SQLITE) })
  await migrate(db as unknown as Db)
  return db
}

export async function storeOf(t: Test, files: Record<string, string | number>) {
  const directory = await emptyFolder(t)
  await fill(directory, files)
  const db = await openDatabase()
  t.teardown(() => db.destroy())
  const warnings: string[] = []
  const log = { warn: (_: object, message: string) => void warnings.push(message) }
  const store = createLocalStore({ db, shopId: 1, directory, log })
  return { store, directory, db, warnings }
}

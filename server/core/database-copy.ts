import { readdir, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { sql } from 'kysely'
import { writeBeside } from './atomic-file.ts'
import { DAY_MS } from './clock.ts'
import { ConfigError } from './config.ts'
import type { Db } from './db.ts'
import { moveDurably, syncFile } from './durable-file.ts'
import type { TimedJob } from './jobs.ts'

/** The file of the database; empty for one in memory. */
export async function pathOf(db: Db): Promise<string> {
  const { rows } = await sql<{ file: string }>`
    select file from pragma_database_list where name = 'main'`.execute(db)
  return rows[0]?.file ?? ''
}

/**
 * Keeps the database as it is now beside it, as one file that can be put in its place, and removes the copy
 * before. Nothing is kept of one in memory.
 * @throws ConfigError when it cannot be written
 */
export async function copyDatabase(db: Db, migration: string): Promise<void> {
  const path = await pathOf(db)
  if (path === '') return
  const copy = path.replace(/\.db$/, `.before-${migration}.db`)
  try {
    await writeCopy(db, path, copy)
  } catch (error) {
    throw new ConfigError(
      `${path} was not upgraded, because it cannot be copied before: ${(error as Error).message}`
    )
  }
  for (const older of await listCopies(path)) if (older !== copy) await rm(older)
}

async function writeCopy(db: Db, path: string, copy: string): Promise<void> {
  // With the owner and the mode of the database. SQLite writes into a file that is empty.
  const temporary = await writeBeside(path, new Uint8Array())
  try {
    await sql`vacuum into ${temporary}`.execute(db)
    await syncFile(temporary)
    await moveDurably(temporary, copy)
  } finally {
    await rm(temporary, { force: true })
  }
}

/** The copy that there is. */
export async function findCopy(db: Db): Promise<string | undefined> {
  return (await listCopies(await pathOf(db)))[0]
}

async function listCopies(path: string): Promise<string[]> {
  const folder = dirname(path)
  const stem = basename(path, '.db')
  const names = path === '' ? [] : await readdir(folder)
  return names
    .filter((name) => name.startsWith(`${stem}.before-`) && name.endsWith('.db'))
    .map((name) => join(folder, name))
}

/** What is erased has to be gone from everywhere after 30 days, the time that Shopify gives. */
const KEPT_MS = 30 * DAY_MS

export const removeOldCopy: TimedJob = {
  name: 'core/remove-old-copy',
  schedule: '22 4 * * *',
  async run({ db, clock, log }) {
    for (const copy of await listCopies(await pathOf(db))) {
      const { mtimeMs } = await stat(copy)
      if (mtimeMs > clock.now().getTime() - KEPT_MS) continue
      await rm(copy)
      log.info({ copy }, 'the copy from before an upgrade was removed')
    }
  }
}

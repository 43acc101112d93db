import { readdir, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { sql } from 'kysely'
import { DAY_MS } from '../../clock.ts'
import { ConfigError } from '../../config/config.ts'
import { writeBeside } from '../../disk/atomic-file.ts'
import { moveDurably, syncFile } from '../../disk/durable-file.ts'
import type { TimedJob } from '../../jobs.ts'
import type { Db } from '../db.ts'

/** Returns the path of the database file, or '' for a database in memory. */
export async function pathOf(db: Db): Promise<string> {
  const { rows } = await sql<{ file: string }>`
    select file from pragma_database_list where name = 'main'`.execute(db)
  return rows[0]?.file ?? ''
}

/**
 * Copies the database into one file beside it, and then deletes the previous copy. The copy is complete, so an
 * operator can put it in the database's place. A database in memory is not copied.
 * @throws ConfigError when the copy cannot be written
 */
export async function copyDatabase(db: Db, migration: string): Promise<void> {
  const path = await pathOf(db)
  if (path === '') return
  const copy = path.replace(/\.db$/, `.before-${migration}.db`)
  try {
    await writeCopy(db, path, copy)
  } catch (error) {
    throw new ConfigError(
      `${path} was not upgraded, because it could not be copied first: ${(error as Error).message}`
    )
  }
  for (const older of await listCopies(path)) if (older !== copy) await rm(older)
}

async function writeCopy(db: Db, path: string, copy: string): Promise<void> {
  // First an empty file is created, with the owner and the mode of the database. SQLite agrees to write its copy into
  // an existing file as long as that file is empty.
  const temporary = await writeBeside(path, new Uint8Array())
  try {
    await sql`vacuum into ${temporary}`.execute(db)
    await syncFile(temporary)
    await moveDurably(temporary, copy)
  } finally {
    await rm(temporary, { force: true })
  }
}

/** Returns the path of the copy that an upgrade made, if there is one. */
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

/**
 * Copies are deleted after this time, because erased data must disappear from them as well. Shopify allows 30 days for
 * that.
 */
const KEPT_MS = 30 * DAY_MS

export const removeOldCopy: TimedJob = {
  name: 'core/remove-old-copy',
  schedule: '22 4 * * *',
  async run({ db, clockGuard, log }) {
    const end = (await clockGuard.trustedNow()).getTime() - KEPT_MS
    for (const copy of await listCopies(await pathOf(db))) {
      const { mtimeMs } = await stat(copy)
      if (mtimeMs > end) continue
      await rm(copy)
      log.info({ copy }, 'removed the database copy from before an upgrade')
    }
  }
}

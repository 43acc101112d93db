import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { DATABASE } from '../../core/backup/contents.ts'
import type { Database, Db } from '../../core/database/db.ts'
import { compareSchema } from '../../core/database/migrate.ts'
import { openDatabase } from '../../core/database/open.ts'
import { SQLITE } from '../../core/database/sqlite/dialect.ts'
import { KyselySqlite } from '../../core/database/sqlite/kysely.ts'
import { UNCONFIRMED_MS } from '../../core/time/clock-guard.ts'
import { findUnconfirmedMs } from '../../core/time/kept-clock-record.ts'
import type { Settings } from '../../read-config.ts'
import { openUnchanged } from './database.ts'
import { type Finding, messageOf, ok, warning } from './finding.ts'

/** Says whether servers have seen the clock jump, because originals then expire later than an operator expects. */
export async function checkClock(settings: Settings): Promise<Finding> {
  let db: Db | undefined
  try {
    db = await openExisting(settings)
    if (!db || (await compareSchema(db)).pending > 0) return ok('no server has checked it yet')
    if ((await findUnconfirmedMs(db)) < UNCONFIRMED_MS)
      return ok('servers have seen no jump that counts')
    const days = Math.max(30, settings.retentionDays)
    return warning(
      `it has jumped or is new to the database, and nothing confirms it, so originals expire later until servers have run for ${days} days more; set the clock if it is wrong`
    )
  } catch (error) {
    return warning(`whether it has jumped cannot be told: ${messageOf(error)}`)
  } finally {
    await db?.destroy()
  }
}

async function openExisting(settings: Settings): Promise<Db | undefined> {
  if (settings.databaseUrl !== null) return openDatabase(settings)
  const path = join(settings.dataDir, DATABASE)
  if (!existsSync(path)) return undefined
  return new Kysely<Database>({
    dialect: new KyselySqlite({ database: openUnchanged(path) }, SQLITE)
  })
}

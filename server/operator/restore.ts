import { existsSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { DATABASE, hashInName } from '../core/backup/contents.ts'
import { readBackup } from '../core/backup/read-backup.ts'
import { openRestoring } from '../core/backup/restoring.ts'
import { ConfigError } from '../core/config/config.ts'
import { findFault } from '../core/database/lost-database.ts'
import { keepPrivate } from '../core/disk/private-folder.ts'
import { EXIT } from '../core/exit-codes.mjs'
import { describeHalfMoved } from '../core/move/half-moved.ts'
import { isStoreInside, type Settings } from '../read-config.ts'
import { namedFile } from './named-file.ts'
import { print } from './print.ts'
import { refuseOnPostgres } from './refuse-on-postgres.ts'

/**
 * Restores a backup into DATA_DIR (`npx page-speed-boost restore <file>`). Files get their places only once all were
 * read and checked; until the last one has, nothing else works on DATA_DIR, so that a restore that was killed has to be
 * repeated. A damaged file is left out and named. If it is an original, its row says that it cannot be restored.
 * @returns EXIT.foundWrong if something is wrong with the backup
 * @throws ConfigError when DATA_DIR already has a database, unless that knows no shop, or part of one that is moved
 * @throws DamageError when the backup cannot be used at all
 */
export async function restore(settings: Settings, args: string[]): Promise<number> {
  const { dataDir, databaseUrl } = settings
  refuseOnPostgres(databaseUrl)
  const { file, isJson } = namedFile('restore', args)
  const half = describeHalfMoved(settings)
  if (half !== undefined) throw new ConfigError(half)
  const restoring = openRestoring(dataDir)
  if (!restoring.isRepeated && !findFault(dataDir))
    throw new ConfigError(`DATA_DIR ${dataDir} has a database; name an empty folder`)
  try {
    await restoring.begin()
    const { manifest, lost, faults } = await readBackup(file, restoring.placeOf)
    const { createdAt } = manifest
    noteInDatabase(restoring.placeOf(DATABASE), createdAt, missingIn(dataDir, lost))
    await restoring.putInPlace()
    keepPrivate(dataDir, isStoreInside(settings))
    await restoring.end()
    const files = manifest.files - lost.length
    print(
      isJson,
      { dataDir, files, createdAt, faults },
      ...faults,
      `${files} files of ${createdAt} were restored to ${dataDir}`
    )
    return faults.length === 0 ? EXIT.done : EXIT.foundWrong
  } catch (error) {
    // On a disk that cannot be written the mark stays, and the next restore begins anew.
    await restoring.giveUp().catch(() => {})
    throw error
  }
}

/** Leaves out originals that DATA_DIR has from before. */
const missingIn = (dataDir: string, lost: string[]): string[] =>
  lost.filter((name) => hashInName(name) !== undefined && !existsSync(join(dataDir, name)))

/**
 * Adds a line to the journal of every shop which says that the lines after the backup are lost, and lets the results
 * expire whose originals are lost. An older database has no journal, and then no line is added.
 */
function noteInDatabase(path: string, createdAt: string, lost: string[]): void {
  const database = new Sqlite(path)
  try {
    database.transaction(() => {
      if (hasTable(database, 'image_result')) for (const name of lost) expire(database, name)
      if (hasTable(database, 'journal_line'))
        database
          .prepare(
            `insert into journal_line (shop_id, what, who, facts)
              select id, 'backup-restored', 'operator', json_object('createdAt', ?) from shop`
          )
          .run(createdAt)
    })()
  } finally {
    database.close()
  }
}

const hasTable = (database: Sqlite.Database, name: string): boolean =>
  database.prepare('select 1 from sqlite_master where name = ?').get(name) !== undefined

/** As the end of the retention does (modules/image-opt/runs/sql/results.ts). */
function expire(database: Sqlite.Database, name: string): void {
  const [, , shopId, , hash] = name.split('/')
  const one = 'where shop_id = ? and original_hash = ?'
  database
    .prepare(`update image_result set status = 'expired' ${one} and status = 'compressed'`)
    .run(shopId, hash)
  database
    .prepare(`update image_result set original_hash = null ${one} and status = 'failed'`)
    .run(shopId, hash)
}

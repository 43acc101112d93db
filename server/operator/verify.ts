import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verifyOriginals } from '../../modules/image-opt/index.ts'
import { DATABASE } from '../core/backup/contents.ts'
import { checkDatabase, readBackup } from '../core/backup/read-backup.ts'
import { type Config, ConfigError } from '../core/config/config.ts'
import { openDb } from '../core/database/db.ts'
import { findFault } from '../core/database/lost-database.ts'
import { openFiles } from '../core/files/files.ts'

/**
 * Reads the database and every original of DATA_DIR and says what is damaged or missing (`npx page-speed-boost
 * verify`). It changes nothing, so it may run while the server runs.
 * @returns 0, or 1 when something is damaged or missing
 * @throws ConfigError when DATA_DIR holds no database that knows a shop
 */
export async function verify({ dataDir }: Config): Promise<number> {
  const path = join(dataDir, DATABASE)
  const fault = findFault(dataDir)
  if (fault) throw new ConfigError(`DATA_DIR ${dataDir}: the database ${fault}`)
  try {
    checkDatabase(path)
  } catch (error) {
    console.log((error as Error).message)
    return 1
  }
  const db = openDb(path)
  try {
    const files = await openFiles(join(dataDir, 'storage'))
    const { checked, damaged, missing } = await verifyOriginals({ db, files })
    for (const one of damaged) console.log(`damaged: ${files.pathOf(one.shop, one.original)}`)
    for (const one of missing) console.log(`missing: ${files.pathOf(one.shop, one.original)}`)
    console.log(
      `${checked} originals checked, ${damaged.length} damaged, ${missing.length} missing; the database is whole`
    )
    return damaged.length + missing.length === 0 ? 0 : 1
  } finally {
    await db.destroy()
  }
}

/**
 * Checks every file in a backup without restoring it (`npx page-speed-boost verify <file>`).
 * @throws ConfigError when the backup is damaged
 */
export async function verifyBackup(file: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'page-speed-boost-'))
  try {
    const { files, createdAt } = await readBackup(file, (name) =>
      name === DATABASE ? join(folder, DATABASE) : undefined
    )
    console.log(`${files} files of ${createdAt} are whole`)
    return 0
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

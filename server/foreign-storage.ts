import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isOriginalNeeded } from '../modules/image-opt/queries.ts'
import { type Config, ConfigError } from './core/config/config.ts'
import type { Db } from './core/database/db.ts'
import { OWNER, readOwner } from './core/files/bucket/owner.ts'
import type { Files } from './core/files/files.ts'

/**
 * Refuses to start on a storage that never had an original when the database needs some: they are elsewhere, and what
 * is written here would be missing there. An operator who has lost them creates an empty storage, and the start
 * accepts it.
 * @throws ConfigError with one sentence
 */
export async function refuseForeignStorage(
  { dataDir }: Pick<Config, 'dataDir'>,
  db: Db,
  files: Files
): Promise<void> {
  const { bucket } = files
  const folder = join(dataDir, 'storage/originals')
  const isUsed = bucket ? (await readOwner(bucket)) !== undefined : existsSync(folder)
  if (isUsed || !(await isOriginalNeeded(db)) || (await files.listShops()).length > 0) return
  throw new ConfigError(
    bucket
      ? `STORAGE_URL: the database needs original pictures, but ${bucket.nameOf('originals')} has never held any; name the bucket that holds them, or move them here first with npx page-speed-boost move. If they are lost, store an empty object ${bucket.nameOf(OWNER)} to go on without them`
      : `DATA_DIR ${dataDir}: the database needs original pictures, but there is no folder storage/originals; set STORAGE_URL if a bucket holds them, or put the folder back. If they are lost, create the folder empty to go on without them`
  )
}

import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { ConfigError } from '../config/config.ts'
import type { BucketSettings } from '../config/storage-url.ts'
import { troubleIn } from '../disk/trouble.ts'
import { refuseForeignBucket } from '../files/bucket/owner.ts'
import { type Files, openFiles, openStorage } from '../files/files.ts'
import { readMark, refuseHalfFilled } from '../files/move-mark.ts'
import { systemClock } from '../system-clock.ts'
import type { Db } from './db.ts'
import { dialectOf } from './dialect.ts'

const DATABASE = 'page-speed-boost.db'

/** Matches the file name of a stored original: the SHA-256 of its content. */
const ORIGINAL = /^[0-9a-f]{64}$/

/**
 * Refuses to start when storage has originals, but the database is missing, empty or knows no shop. Call this before
 * opening the database: opening would create a new one, in the very place where the operator should put a backup.
 * @throws ConfigError when storage has originals, but no database knows which shops they belong to
 */
export function refuseLostDatabase(dataDir: string): void {
  const words = describeLoss(dataDir, () => findFault(dataDir))
  if (words !== undefined) throw new ConfigError(words)
}

/**
 * Refuses to start on a database of DATABASE_URL that knows no shop when storage has originals: its address may be
 * wrong, or its content lost.
 * @throws ConfigError as refuseLostDatabase does
 */
export async function refuseForeignDatabase(
  db: Db,
  dataDir: string,
  files: Files | null
): Promise<void> {
  const shop = await db.selectFrom('shop').select('id').limit(1).executeTakeFirst()
  const database = await dialectOf(db).describe(db)
  if (!shop && files?.bucket) await refuseLostShops(files, `${database} knows no shop`)
  const words = describeLoss(dataDir, () => (shop ? undefined : 'knows no shop'), database)
  if (words !== undefined) throw new ConfigError(words)
}

/**
 * Refuses to start on a bucket that does not work, or that has originals which the database in DATA_DIR or the folder
 * there contradicts. Call this before opening the database, as refuseLostDatabase.
 * @throws ConfigError with one sentence
 */
export async function refuseBucket(config: {
  dataDir: string
  databaseUrl: string | null
  secretKey: string
  bucket: BucketSettings
}): Promise<void> {
  const files = await openFiles(join(config.dataDir, 'storage'), systemClock, config)
  try {
    // A bucket that does not answer is noticed within seconds, while the probe repeats its requests.
    await files.bucket?.check()
    await files.bucket?.probe()
    await refuseContradiction(config, files)
    // Whoever lost the database has to learn that first: the key may have been lost with it.
    if (files.bucket) await refuseForeignBucket(files.bucket, config.secretKey)
  } catch (error) {
    throw troubleIn(error) ? new ConfigError((error as Error).message) : error
  }
}

async function refuseContradiction(
  { dataDir, databaseUrl, bucket }: Parameters<typeof refuseBucket>[0],
  files: Files
): Promise<void> {
  const originals = countOriginals(join(dataDir, 'storage/originals'))
  // Those of a folder that were moved into the bucket may stay.
  const { storage } = await openStorage(join(dataDir, 'storage'), bucket)
  await refuseHalfFilled(storage)
  if (originals > 0 && (await readMark(storage))?.state !== 'done')
    throw new ConfigError(
      `STORAGE_URL names a bucket, but DATA_DIR ${dataDir} still holds ${originals} original pictures in storage/originals; leave STORAGE_URL unset, or move them into the bucket first with npx page-speed-boost move`
    )
  const fault = databaseUrl === null ? findFault(dataDir) : undefined
  if (fault !== undefined)
    await refuseLostShops(files, `DATA_DIR ${dataDir}: the database ${DATABASE} ${fault}`)
}

/** @throws ConfigError when the bucket has originals, with what is wrong with the database */
async function refuseLostShops(files: Files, fault: string): Promise<void> {
  const shops = (await files.listShops()).length
  if (shops === 0) return
  throw new ConfigError(
    `${fault}, but ${files.bucket?.nameOf('originals')} holds the original pictures of ${shops} shops; rebuild the ` +
      `history from the originals with npx page-speed-boost recover, put the database back from a backup, or ` +
      `name another prefix in STORAGE_URL to begin anew`
  )
}

/**
 * Returns the sentence with which a start refuses a database that says nothing about the originals in storage.
 * @param faultOf returns why the database says nothing; undefined when it knows shops. Called if there are originals
 */
export function describeLoss(
  dataDir: string,
  faultOf: () => string | undefined,
  database = `the database ${DATABASE}`
): string | undefined {
  const originals = countOriginals(join(dataDir, 'storage/originals'))
  const fault = originals === 0 ? undefined : faultOf()
  if (fault === undefined) return undefined
  return (
    `DATA_DIR ${dataDir}: ${database} ${fault}, but storage/originals holds ${originals} ` +
    `original pictures; rebuild the history from the originals with npx page-speed-boost recover, put the ` +
    `database back from a backup, or move the folder storage away to begin anew`
  )
}

function countOriginals(folder: string): number {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && ORIGINAL.test(entry.name)
    ).length
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return 0
  }
}

/** Returns why the database in DATA_DIR says nothing about the originals there; undefined when it knows shops. */
export function findFault(dataDir: string): string | undefined {
  const path = join(dataDir, DATABASE)
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return 'is missing'
  if (found.size === 0) return 'is empty'
  let database: Sqlite.Database | undefined
  try {
    // The database is not opened read-only: that would leave a write-ahead log behind, and a backup must never be put
    // beside the log of another database.
    database = new Sqlite(path, { fileMustExist: true })
    return database.prepare('select 1 from shop limit 1').get() ? undefined : 'knows no shop'
  } catch (error) {
    if ((error as Error).message === 'no such table: shop') return 'knows no shop'
    // The database is damaged in some other way. Opening it later stops the start.
    return undefined
  } finally {
    database?.close()
  }
}

/**
 * Makes sure that a new shop never gets an id that already has a folder in storage. After an older copy of the
 * database was restored, storage may hold the folder of a shop that the copy does not know.
 */
export async function reserveShopIds(db: Db, files: Files): Promise<void> {
  const last = (await files.listShops()).reduce((most, id) => Math.max(most, id), 0)
  await dialectOf(db).reserveIds(db, 'shop', last)
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { ConfigError } from '../config/config.ts'

const LOCK = 'lock.db'

/**
 * How long a start waits for the lock, because `isLocked` holds it for a moment. A server holds it for as long as it
 * runs.
 */
const LOOK_MS = 200

/**
 * Locks DATA_DIR until this process ends, however it ends: the operating system frees SQLite's file lock even after
 * kill -9. Without the lock, two servers on one folder would both resume the same runs.
 * @throws ConfigError when another process holds the lock, or the folder cannot be written
 */
export function lockDataDir(dataDir: string): { release(): void } {
  let lock: Sqlite.Database | undefined
  try {
    lock = new Sqlite(join(dataDir, LOCK), { timeout: LOOK_MS })
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock?.close()
    const isBusy = (error as { code?: string }).code === 'SQLITE_BUSY'
    throw new ConfigError(
      isBusy
        ? `DATA_DIR ${dataDir} is in use by another Page Speed Boost; stop that one, or choose another folder`
        : `DATA_DIR ${dataDir} cannot be written: ${(error as Error).message}`
    )
  }
  return { release: () => lock.close() }
}

/** Tells whether somebody holds the lock on DATA_DIR. It creates nothing, and lets go of the lock at once. */
export function isLocked(dataDir: string): boolean {
  const path = join(dataDir, LOCK)
  if (!existsSync(path)) return false
  const lock = new Sqlite(path, { readonly: true, timeout: 0 })
  try {
    lock.prepare('select 1 from sqlite_master').get()
    return false
  } catch (error) {
    if ((error as { code?: string }).code === 'SQLITE_BUSY') return true
    throw error
  } finally {
    lock.close()
  }
}

import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { ConfigError } from '../config/config.ts'

/**
 * Locks DATA_DIR until this process ends, however it ends: the operating system frees SQLite's file lock even after
 * kill -9. Without the lock, two servers on one folder would both resume the same runs.
 * @throws ConfigError when another process holds the lock, or the folder cannot be written
 */
export function lockDataDir(dataDir: string): { release(): void } {
  let lock: Sqlite.Database | undefined
  try {
    lock = new Sqlite(join(dataDir, 'lock.db'), { timeout: 0 })
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

import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { ConfigError } from './config.ts'

/**
 * Holds DATA_DIR for this process alone until it ends, however it ends: SQLite's file lock is the
 * system's, so kill -9 frees it. Two servers on one folder would both take a dead one's work up again.
 * @throws ConfigError when another process holds it, or the folder cannot be written
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

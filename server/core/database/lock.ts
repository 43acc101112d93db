import { existsSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { ConfigError } from '../config/config.ts'
import { EXIT } from '../exit-codes.mjs'
import { holdFolder } from '../holding/hold-folder.ts'

const LOCK = 'lock.db'

/**
 * How long a start waits for the lock, because `isLocked` holds it for a moment. A server holds it for as long as it
 * runs.
 */
const LOOK_MS = 200

/** Ends a process whose folder another one uses. */
export function endAsLost(problem: string): void {
  console.error(`${problem}. This one ends, as after a power cut`)
  process.exit(EXIT.unusable)
}

/**
 * Locks DATA_DIR until this process ends, however it ends: the operating system frees SQLite's file lock even after
 * kill -9. Without the lock, two servers on one folder would both resume the same runs. Somebody may delete the file of
 * the lock, which then keeps nobody away. So the folder is marked as well, and the lock is taken again.
 * @throws ConfigError when another process holds the lock or the mark, or the folder cannot be written
 */
export async function lockDataDir(dataDir: string): Promise<{ id: string; release(): void }> {
  let lock = openLock(dataDir)
  const { id } = lock
  try {
    const held = await holdFolder({
      variable: 'DATA_DIR',
      folder: dataDir,
      dataDir,
      lock: id,
      onLost: endAsLost,
      async onBeat() {
        if (idOfLock(dataDir) === lock.id) return
        const old = lock
        lock = openLock(dataDir)
        old.database.close()
      }
    })
    return {
      id,
      release() {
        held.release()
        lock.database.close()
      }
    }
  } catch (error) {
    lock.database.close()
    throw error
  }
}

function openLock(dataDir: string): { database: Sqlite.Database; id: string } {
  let database: Sqlite.Database | undefined
  try {
    database = new Sqlite(join(dataDir, LOCK), { timeout: LOOK_MS })
    database.exec('BEGIN EXCLUSIVE')
    return { database, id: idOfLock(dataDir) ?? '' }
  } catch (error) {
    database?.close()
    const isBusy = (error as { code?: string }).code === 'SQLITE_BUSY'
    throw new ConfigError(
      isBusy
        ? `DATA_DIR ${dataDir} is in use by another Page Speed Boost; stop that one, or choose another folder`
        : `DATA_DIR ${dataDir} cannot be written: ${(error as Error).message}`
    )
  }
}

/** Names the file of the lock; undefined if it was deleted. */
function idOfLock(dataDir: string): string | undefined {
  const found = statSync(join(dataDir, LOCK), { throwIfNoEntry: false, bigint: true })
  return found && `${realpathSync(dataDir)} ${found.ino}`
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

import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync
} from 'node:fs'
import { join } from 'node:path'
import { codeOf } from './errors.ts'

const FOLDER = 0o700
const FILE = 0o600

/** Matches the files of DATA_DIR that hold merchants' data or secrets. */
const PRIVATE = /\.db(-wal|-shm|-journal)?$|^(admin-token|secret-key|server\.json)$/

/**
 * Makes DATA_DIR, the storage folder, the databases and the secrets readable by their owner only, even if an older
 * version made them readable by everyone. The database contains merchants' addresses, and storage their pictures.
 * Creates the database file and the storage folder if they are missing, so that they are private from the start.
 * @param isShared whether the store is in DATA_DIR as well. Other programs may have to reach the store, so DATA_DIR
 *   itself then keeps its mode.
 * @returns the paths whose mode could not be changed
 */
export function keepPrivate(dataDir: string, isShared: boolean): string[] {
  const storage = join(dataDir, 'storage')
  mkdirSync(storage, { recursive: true, mode: FOLDER })
  const database = join(dataDir, 'page-speed-boost.db')
  if (!existsSync(database)) closeSync(openSync(database, 'a', FILE))
  const files = readdirSync(dataDir).filter((name) => PRIVATE.test(name))
  return [
    ...(isShared ? [] : [dataDir]).filter((path) => !isClosed(path, FOLDER)),
    ...[storage].filter((path) => !isClosed(path, FOLDER)),
    ...files.map((name) => join(dataDir, name)).filter((path) => !isClosed(path, FILE))
  ]
}

/**
 * Takes access away from everyone but the owner. Returns false if this process may not do that, or if the file system
 * cannot.
 */
function isClosed(path: string, mode: number): boolean {
  if ((statSync(path).mode & 0o077) === 0) return true
  try {
    chmodSync(path, mode)
    return true
  } catch (error) {
    if (!['EPERM', 'EROFS', 'ENOTSUP', 'ENOSYS'].includes(codeOf(error))) throw error
    return false
  }
}

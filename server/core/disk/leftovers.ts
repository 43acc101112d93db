import { readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isTemporaryName, temporaryBeside } from './atomic-file.ts'

/** Matches the temporary folder in which the demo store is drawn. */
const DEMO = /^\.store-demo-\w{6}$/

/**
 * Matches the endings of the files that SQLite keeps beside a database. A killed start may leave them beside a
 * temporary copy too.
 */
const BESIDE_DATABASE = /-(journal|wal|shm)$/

/**
 * Removes what a killed start left in DATA_DIR: secrets and database copies that never got their final names, and
 * unfinished demo stores. Call it while holding the lock of the folder.
 */
export function removeLeftovers(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (!isTemporaryName(name.replace(BESIDE_DATABASE, '')) && !DEMO.test(name)) continue
    // The folder is renamed first, so that a process that still draws for the killed server cannot give the unfinished
    // demo store its final name.
    const doomed = temporaryBeside(join(dataDir, name))
    renameSync(join(dataDir, name), doomed)
    rmSync(doomed, { recursive: true, force: true })
  }
}

import { readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isTemporaryName, temporaryBeside } from './atomic-file.ts'

/** Matches the temporary folder in which the demo store is drawn. */
const DEMO = /^\.store-demo-\w{6}$/

/**
 * Matches the endings of the files that SQLite keeps beside a database. If a start is killed while it copies the
 * database, such files may also remain beside the temporary copy.
 */
const BESIDE_DATABASE = /-(journal|wal|shm)$/

/** Returns whether this is the name of a file that is written under a temporary name, or one that SQLite keeps beside it. */
export const isLeftover = (name: string): boolean =>
  isTemporaryName(name.replace(BESIDE_DATABASE, ''))

/**
 * Removes what a killed start left in DATA_DIR: secrets and database copies without their final names, and unfinished
 * demo stores. Call this while holding the lock on the folder.
 */
export function removeLeftovers(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (!isLeftover(name) && !DEMO.test(name)) continue
    // A process of the killed server may still be drawing the demo store. Renaming its folder first ensures that the
    // process cannot give the unfinished store its final name.
    const doomed = temporaryBeside(join(dataDir, name))
    renameSync(join(dataDir, name), doomed)
    rmSync(doomed, { recursive: true, force: true })
  }
}

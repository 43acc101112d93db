import { readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isTemporaryName, temporaryBeside } from './atomic-file.ts'

/** The folder in which the demo store is drawn. */
const DEMO = /^\.store-demo-\w{6}$/

/**
 * Removes what a start that was killed left in DATA_DIR: secrets and copies of the database that never got
 * their names, and half a demo store. To be called under the lock of the folder.
 */
export function removeLeftovers(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (!isTemporaryName(name) && !DEMO.test(name)) continue
    // Renamed first: a process that still draws for the killed server cannot give half of it its name.
    const doomed = temporaryBeside(join(dataDir, name))
    renameSync(join(dataDir, name), doomed)
    rmSync(doomed, { recursive: true, force: true })
  }
}

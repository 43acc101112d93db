import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { HOUR_MS } from '../clock.ts'

const NAME = /^page-speed-boost-[\dTZ-]+\.tar$/

/** A backup is late from this age on: one is begun every night, and may take two hours to be written. */
export const LATE_MS = 26 * HOUR_MS

/** How far the clock of the folder's disk, which may be another machine's, may be ahead of ours. */
const AHEAD_MS = HOUR_MS

/** Tells whether a file in BACKUP_DIR is one of our backups. */
export const isBackup = (name: string): boolean => NAME.test(name)

/** Returns the names of the backups in the folder; none when it cannot be read. */
export const listBackups = async (backupDir: string): Promise<string[]> =>
  (await readdir(backupDir).catch(() => [])).filter(isBackup)

/**
 * Returns the age of the newest backup in the folder; Infinity without any, also when the folder cannot be read. A
 * backup from the future does not count: it was made while the clock was wrong.
 */
export async function ageOfNewest(backupDir: string, now: Date): Promise<number> {
  const names = await listBackups(backupDir)
  const times = await Promise.all(
    names.map((name) =>
      stat(join(backupDir, name)).then(
        ({ mtimeMs }) => mtimeMs,
        () => -Infinity
      )
    )
  )
  const ages = times.map((time) => now.getTime() - time).filter((age) => age > -AHEAD_MS)
  return Math.max(0, Math.min(Infinity, ...ages))
}

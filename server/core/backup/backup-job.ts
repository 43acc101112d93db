import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS, HOUR_MS, MINUTE_MS, toText } from '../clock.ts'
import { isLeftover } from '../disk/leftovers.ts'
import type { TimedJob } from '../jobs.ts'
import { ageOfNewest, isBackup } from './backups.ts'

/**
 * How long a backup is kept. Erased data must disappear from every copy within 30 days, the limit that Shopify sets.
 */
const KEPT_MS = 30 * DAY_MS

/** When the nightly backup begins, after midnight in UTC; `schedule` says the same. */
const BEGINS_MS = 3 * HOUR_MS + 18 * MINUTE_MS

/**
 * Returns for how long the latest backup has been due, so that a start makes none while there is a newer one. The timer
 * may be a moment early, and its backup must not wait another day.
 */
const dueFor = (now: Date): number => (now.getTime() + MINUTE_MS - BEGINS_MS) % DAY_MS

/**
 * Writes a backup into BACKUP_DIR every night, in a process of its own, because copying the database blocks a thread.
 * What a killed backup left there is removed after a day; it is as large as a backup.
 */
export const backUpNightly: TimedJob = {
  name: 'core/back-up',
  schedule: '18 3 * * *',
  async run({ config: { backupDir }, clock, clockGuard, log }) {
    if (backupDir === null) return
    await mkdir(backupDir, { recursive: true, mode: 0o700 })
    const now = (await clockGuard.trustedNow()).getTime()
    for (const name of await readdir(backupDir)) {
      if (!isBackup(name) && !isLeftover(name)) continue
      const path = join(backupDir, name)
      const ageMs = now - (await stat(path)).mtimeMs
      if (ageMs > (isLeftover(name) ? DAY_MS : KEPT_MS)) await rm(path)
    }
    if ((await ageOfNewest(backupDir, clock.now())) < dueFor(clock.now())) return
    const name = `page-speed-boost-${toText(clock.now()).replace(/[:.]/g, '-')}.tar`
    const program = join(import.meta.dirname, '../../cli.mjs')
    const child = spawn(process.execPath, [program, 'backup', join(backupDir, name)], {
      // When this process is killed, the channel closes and the backup ends.
      stdio: ['ignore', 'ignore', 'pipe', 'ipc']
    })
    let said = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      said += String(chunk)
    })
    const [code] = await once(child, 'close')
    if (code === 0) log.info({ backup: name }, 'a backup was written')
    else log.error({ backupDir, said }, 'no backup could be written')
  }
}

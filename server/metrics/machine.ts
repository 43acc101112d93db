import type { FastifyInstance } from 'fastify'
import { Gauge } from 'prom-client'
import { ageOfNewest } from '../core/backup/backups.ts'

/** Shows how much room the disks have, how far the clock may be ahead, and how old the newest backup is. */
export function watchMachine({
  metrics,
  disk,
  clock,
  clockGuard,
  config
}: Pick<FastifyInstance, 'clock' | 'clockGuard' | 'config' | 'disk' | 'metrics'>): void {
  const registers = [metrics.registry]
  const free = new Gauge({
    name: 'psb_disk_free_bytes',
    help: 'What may be written to the disk of each folder.',
    labelNames: ['place'],
    registers
  })
  metrics.beforeRead(async () => {
    free.reset()
    for (const { place, freeBytes } of await disk.rooms()) free.set({ place }, freeBytes)
  })

  const ahead = new Gauge({
    name: 'psb_clock_ahead_seconds',
    help: 'By how much the clock is ahead of the time that is trusted for deleting.',
    registers
  })
  metrics.beforeRead(async () => ahead.set(clockGuard.aheadMs() / 1000))

  const { backupDir } = config
  if (backupDir === null) return
  const age = new Gauge({
    name: 'psb_backup_age_seconds',
    help: 'Age of the newest backup in BACKUP_DIR; infinite without any.',
    registers
  })
  metrics.beforeRead(async () => age.set((await ageOfNewest(backupDir, clock.now())) / 1000))
}

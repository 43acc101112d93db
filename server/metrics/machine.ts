import type { FastifyInstance } from 'fastify'
import { Gauge } from 'prom-client'

/** Shows how much room the disks have. */
export function watchMachine({ metrics, disk }: FastifyInstance): void {
  const free = new Gauge({
    name: 'psb_disk_free_bytes',
    help: 'What may be written to the disk of each folder.',
    labelNames: ['place'],
    registers: [metrics.registry]
  })
  metrics.beforeRead(async () => {
    free.reset()
    for (const { place, freeBytes } of await disk.rooms()) free.set({ place }, freeBytes)
  })
}

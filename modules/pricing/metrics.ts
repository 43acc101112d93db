import type { FastifyInstance } from 'fastify'
import { Gauge } from 'prom-client'
import { sumUnits } from './sql/subscriptions.ts'

/** Shows how much of their quota all shops use. */
export function watchUnits({ metrics, db }: Pick<FastifyInstance, 'db' | 'metrics'>): void {
  const units = new Gauge({
    name: 'psb_quota_units',
    help: 'Quota units of the running cycles of all shops, by state.',
    labelNames: ['state'],
    registers: [metrics.registry]
  })
  metrics.beforeRead(async () => {
    const { reserved, spent } = await sumUnits(db)
    units.set({ state: 'reserved' }, reserved)
    units.set({ state: 'spent' }, spent)
  })
}

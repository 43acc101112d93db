import type { FastifyInstance } from 'fastify'
import { Counter, Gauge } from 'prom-client'
import { PROGRAMS } from './checker/open-checker.ts'
import type { Visit } from './schema.ts'

/** Counts the page views that storefronts report. Returns what has to be called for each. */
export function watchVisits({ metrics }: Pick<FastifyInstance, 'metrics'>): (visit: Visit) => void {
  const views = new Counter({
    name: 'psb_page_views_total',
    help: 'Page views that storefronts reported, by whether the page had been fetched in advance.',
    labelNames: ['prefetched'],
    registers: [metrics.registry]
  })
  for (const prefetched of ['yes', 'no']) views.inc({ prefetched }, 0)
  return ({ open, open_hit }) => {
    if (open_hit !== undefined) views.inc({ prefetched: 'yes' })
    else if (open !== undefined) views.inc({ prefetched: 'no' })
  }
}

/** Shows which programs are missing. They are looked for at the start only, and used only if they were there then. */
export function watchPrograms({
  metrics,
  missingPrograms
}: Pick<FastifyInstance, 'metrics' | 'missingPrograms'>): void {
  const missing = new Gauge({
    name: 'psb_program_missing',
    help: '1 for a program that the server needs and cannot find, otherwise 0.',
    labelNames: ['program'],
    registers: [metrics.registry]
  })
  for (const program of PROGRAMS)
    missing.set({ program }, missingPrograms.includes(program) ? 1 : 0)
}

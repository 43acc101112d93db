import type { FastifyInstance } from 'fastify'
import { Counter } from 'prom-client'
import type { Visit } from './schema.ts'

/** Counts the page views that storefronts report. Returns what has to be called for each. */
export function watchVisits({ metrics }: FastifyInstance): (visit: Visit) => void {
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

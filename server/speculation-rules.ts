import type { FastifyInstance } from 'fastify'
import { FETCHED_AHEAD } from './screens.ts'

export const RULES_PATH = '/speculation-rules.json'

/**
 * When the pointer rests on a link, the browser prefetches the page. It must not prerender the page: the islands would
 * then call the server although nobody has opened the page.
 */
const PREFETCH_RULES = {
  prefetch: [
    {
      where: { href_matches: FETCHED_AHEAD.flatMap((path) => [path, `${path}\\?*`]) },
      eagerness: 'moderate'
    }
  ]
}

/** Serves the speculation rules. Our pages refer to them in a header. */
export function serveSpeculationRules(app: FastifyInstance): void {
  app.get(RULES_PATH, (_request, reply) => {
    reply.type('application/speculationrules+json').header('cache-control', 'max-age=86400')
    return reply.send(JSON.stringify(PREFETCH_RULES))
  })
}

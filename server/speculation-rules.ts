import type { FastifyInstance } from 'fastify'
import { FETCHED_AHEAD } from './screens.ts'

export const RULES_PATH = '/speculation-rules.json'

/**
 * When the pointer rests on a link, the browser prefetches the document behind it. It does not prerender the document,
 * because the page's islands would call the server although nobody opened the page.
 */
const PREFETCH_RULES = {
  prefetch: [
    {
      where: { href_matches: FETCHED_AHEAD.flatMap((path) => [path, `${path}\\?*`]) },
      eagerness: 'moderate'
    }
  ]
}

/** Serves the speculation rules that a header of our pages refers to. */
export function serveSpeculationRules(app: FastifyInstance): void {
  app.get(RULES_PATH, (_request, reply) => {
    reply.type('application/speculationrules+json').header('cache-control', 'max-age=86400')
    return reply.send(JSON.stringify(PREFETCH_RULES))
  })
}

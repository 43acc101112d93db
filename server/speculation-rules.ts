import type { FastifyInstance } from 'fastify'
import { FETCHED_AHEAD } from './screens.ts'

export const RULES_PATH = '/speculation-rules.json'

/**
 * The browser fetches the document behind a link when the pointer rests on it. It does not prerender it: the islands
 * of a page call the server, and a screen that nobody opened should not.
 */
const PREFETCH_RULES = {
  prefetch: [
    {
      where: { href_matches: FETCHED_AHEAD.flatMap((path) => [path, `${path}\\?*`]) },
      eagerness: 'moderate'
    }
  ]
}

/** Serves the rules that the header of every page names. */
export function serveSpeculationRules(app: FastifyInstance): void {
  app.get(RULES_PATH, (_request, reply) => {
    reply.type('application/speculationrules+json').header('cache-control', 'max-age=86400')
    return reply.send(JSON.stringify(PREFETCH_RULES))
  })
}

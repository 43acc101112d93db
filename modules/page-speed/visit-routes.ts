import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Value } from 'typebox/value'
import { nameInLog } from '../../server/core/http/name-in-log.ts'
import { watchVisits } from './metrics.ts'
import { Visit } from './schema.ts'
import { hasVisitorFigures } from './sql-visits.ts'
import { recordVisit, shopOfToken } from './visits.ts'

/** Enough for a report, which holds five numbers at most. */
const BODY_LIMIT_BYTES = 500

/** Receives reports from storefronts. The browser sends a report while it leaves the page and ignores the reply. */
export const visitRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { db, clock, config } = app
  const countView = watchVisits(app)
  // A beacon is sent as text/plain, because the browser would first send a CORS preflight for JSON to a different
  // origin.
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body)
  )

  app.post<{ Params: { token: string }; Body: unknown }>(
    '/visits/:token',
    {
      schema: {
        summary: 'Receives the figures of one page view',
        refusals: ['server/too-large', 'server/malformed']
      },
      bodyLimit: BODY_LIMIT_BYTES,
      config: { kind: 'store' }
    },
    async (request, reply) => {
      const { params, body } = request
      const shopId = shopOfToken(params.token, config.secretKey)
      if (shopId !== undefined) nameInLog(request, reply, { shop: shopId })
      const visit = visitOf(body)
      if (shopId !== undefined && visit && (await hasVisitorFigures(db, shopId))) {
        if (await recordVisit(db, shopId, visit, clock.now())) countView(visit)
      }
      return reply.code(204).send()
    }
  )
}

/**
 * Parses a report. Returns undefined for an invalid one instead of raising an error, because anyone can send anything
 * here and nobody reads the reply.
 */
function visitOf(body: unknown): Visit | undefined {
  try {
    const visit: unknown = JSON.parse(String(body))
    return Value.Check(Visit, visit) ? visit : undefined
  } catch {
    return undefined
  }
}

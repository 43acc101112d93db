import type { FastifyInstance } from 'fastify'
import { AppError } from '../core/http/errors.ts'
import { isSameText } from '../core/signed-token.ts'
import { HEALTH } from '../health.ts'
import { watchMachine } from './machine.ts'
import { watchRequests } from './requests.ts'

/**
 * Serves the metrics that Prometheus reads (specification §2.3), to whoever sends ADMIN_TOKEN as a bearer token. They name no
 * shop, but tell how busy the server is and when work waits.
 */
export function registerMetrics(app: FastifyInstance): void {
  const { metrics } = app
  watchRequests(app)
  watchMachine(app)
  app.get('/metrics', HEALTH, async (request, reply) => {
    const given = request.headers.authorization
    if (given === undefined) throw metricsClosed()
    await app.rates.refuseGuesser(request, reply)
    if (!isSameText(given, `Bearer ${app.config.adminToken}`)) {
      await app.rates.countWrongToken(request, reply)
      throw metricsClosed()
    }
    return reply.type(metrics.registry.contentType).send(await metrics.read())
  })
}

const metricsClosed = () => new AppError('server/metrics-closed', 401, (t) => t.errors.wrongToken())

import type { FastifyInstance } from 'fastify'
import { Counter, Histogram } from 'prom-client'

/**
 * From a page out of memory (5 ms, docs/benchmarks.md) to an upload of 50 MB, for which a slow connection may take
 * minutes.
 */
const BUCKETS_S = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10, 60]

/**
 * Counts the answered requests and measures how long they took. A route is named by its pattern: addresses contain
 * tokens, and every new one would be another time series. What matches no pattern is the route `none`.
 */
export function watchRequests(app: FastifyInstance): void {
  const registers = [app.metrics.registry]
  const requests = new Counter({
    name: 'psb_requests_total',
    help: 'Requests answered since the server started.',
    labelNames: ['method', 'status'],
    registers
  })
  const seconds = new Histogram({
    name: 'psb_request_seconds',
    help: 'Time from the arrival of a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_S,
    registers
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    requests.inc({ method, status: reply.statusCode })
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    seconds.observe({ method, route: routeOptions.url ?? 'none', status }, reply.elapsedTime / 1000)
  })
}

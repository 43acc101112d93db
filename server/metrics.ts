import type { FastifyInstance } from 'fastify'
import { countWork } from '../modules/image-opt/queries.ts'
import { countDeliveries } from '../modules/webhooks/queries.ts'
import { AppError } from './core/http/errors.ts'
import { isSameText } from './core/signed-token.ts'

/**
 * Serves the metrics that Prometheus reads (specification §2.3), to who sends ADMIN_TOKEN as a bearer token. They name no
 * shop, but tell how busy the server is and when work waits.
 */
export function registerMetrics(app: FastifyInstance): void {
  const requests = new Map<string, number>()
  app.addHook('onResponse', async (request, reply) => {
    const key = `method="${request.method}",status="${reply.statusCode}"`
    requests.set(key, (requests.get(key) ?? 0) + 1)
  })

  app.get('/metrics', async (request, reply) => {
    const given = request.headers.authorization ?? ''
    if (!isSameText(given, `Bearer ${app.config.adminToken}`)) throw metricsClosed()
    const { runs, waiting, optimised, savedBytes } = await countWork(app.db)
    const { states, oldestWaiting } = await countDeliveries(app.db)
    const waitedMs = oldestWaiting ? app.clock.now().getTime() - Date.parse(oldestWaiting) : 0
    reply.type('text/plain; version=0.0.4; charset=utf-8')
    return [
      ...series('psb_requests_total', 'counter', 'Requests answered since the server started.', [
        ...requests
      ]),
      ...series(
        'psb_runs',
        'gauge',
        'Runs by state.',
        runs.map(({ state, count }) => [`state="${state}"`, count])
      ),
      ...series('psb_images_waiting', 'gauge', 'Images waiting to be processed.', [['', waiting]]),
      ...series('psb_images_optimised', 'gauge', 'Images currently optimised.', [['', optimised]]),
      ...series('psb_saved_bytes', 'gauge', 'Bytes saved on optimised images.', [['', savedBytes]]),
      ...series(
        'psb_webhooks',
        'gauge',
        'Webhook deliveries of the last 30 days by state.',
        states.map(({ state, count }) => [`state="${state}"`, count])
      ),
      ...series(
        'psb_disk_free_bytes',
        'gauge',
        'What may be written to the disk of each folder.',
        (await app.disk.rooms()).map(({ place, freeBytes }) => [`place="${place}"`, freeBytes])
      ),
      ...series('psb_webhook_oldest_seconds', 'gauge', 'Age of the oldest waiting delivery.', [
        ['', Math.max(0, Math.round(waitedMs / 1000))]
      ]),
      ...series('psb_workers_open', 'gauge', '1 when the image workers are open, otherwise 0.', [
        ['', app.areWorkersOpen() ? 1 : 0]
      ]),
      ...series('process_cpu_seconds_total', 'counter', 'CPU time used by the server.', [
        ['', processorSeconds()]
      ]),
      ...series('process_resident_memory_bytes', 'gauge', 'Resident memory of the server.', [
        ['', process.memoryUsage.rss()]
      ]),
      ''
    ].join('\n')
  })
}

const metricsClosed = () => new AppError('server/metrics-closed', 401, (t) => t.errors.wrongToken())

/**
 * Returns the CPU time that this process has used. All requests share one thread: if this value grows as fast as
 * wall-clock time, requests are queueing.
 */
function processorSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000_000
}

function series(
  name: string,
  type: 'counter' | 'gauge',
  help: string,
  values: [labels: string, value: number][]
): string[] {
  const lines = values.map(([labels, value]) => `${name}${labels && `{${labels}}`} ${value}`)
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines]
}

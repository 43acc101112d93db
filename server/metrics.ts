import type { FastifyInstance } from 'fastify'
import { countWork } from '../modules/image-opt/queries.ts'
import { countDeliveries } from '../modules/webhooks/queries.ts'

/** What Prometheus reads (specification §2.3). It names no shop. */
export function registerMetrics(app: FastifyInstance): void {
  const requests = new Map<string, number>()
  app.addHook('onResponse', async (request, reply) => {
    const key = `method="${request.method}",status="${reply.statusCode}"`
    requests.set(key, (requests.get(key) ?? 0) + 1)
  })

  app.get('/metrics', async (_request, reply) => {
    const { runs, waiting, optimised, savedBytes } = await countWork(app.db)
    const { states, oldestWaiting } = await countDeliveries(app.db)
    const waitedMs = oldestWaiting ? app.clock.now().getTime() - Date.parse(oldestWaiting) : 0
    reply.type('text/plain; version=0.0.4; charset=utf-8')
    return [
      ...series('psb_requests_total', 'counter', 'Requests answered since the start.', [
        ...requests
      ]),
      ...series(
        'psb_runs',
        'gauge',
        'Runs by their state.',
        runs.map(({ state, count }) => [`state="${state}"`, count])
      ),
      ...series('psb_images_waiting', 'gauge', 'Images that wait for their turn.', [['', waiting]]),
      ...series('psb_images_optimised', 'gauge', 'Images that are optimised now.', [
        ['', optimised]
      ]),
      ...series('psb_saved_bytes', 'gauge', 'What they are smaller by.', [['', savedBytes]]),
      ...series(
        'psb_webhooks',
        'gauge',
        'Deliveries of the last 30 days by their state.',
        states.map(({ state, count }) => [`state="${state}"`, count])
      ),
      ...series('psb_webhook_oldest_seconds', 'gauge', 'How long the oldest one waits.', [
        ['', Math.max(0, Math.round(waitedMs / 1000))]
      ]),
      ...series('psb_workers_open', 'gauge', 'Whether images are being worked on.', [
        ['', app.areWorkersOpen() ? 1 : 0]
      ]),
      ...series('process_cpu_seconds_total', 'counter', 'Processor time of the server.', [
        ['', processorSeconds()]
      ]),
      ...series('process_resident_memory_bytes', 'gauge', 'Memory of the server.', [
        ['', process.memoryUsage.rss()]
      ]),
      ''
    ].join('\n')
  })
}

/** The server has one thread for requests: where this grows as fast as time does, they wait. */
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

import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { TimedJob } from './jobs.ts'

/** A feature: server/app.ts starts it, server/scheduler.ts runs its timed jobs. */
export type Module = {
  name: string
  timedJobs: TimedJob[]
  /** Starts what runs beside the routes, to be closed in an onClose hook, and gives the routes. */
  start(app: FastifyInstance): Promise<{
    /** For signed-in callers: request.shop is set. */
    calls: FastifyPluginAsync
    /** For anyone. */
    publicCalls?: FastifyPluginAsync
  }>
}

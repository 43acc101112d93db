import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { TimedJob } from './jobs.ts'

/** A feature, which server/app.ts starts; server/scheduler.ts runs its timed jobs. */
export type Module = {
  name: string
  timedJobs: TimedJob[]
  /** Starts the module's background work, which an onClose hook of the module has to stop, and returns its routes. */
  start(app: FastifyInstance): Promise<{
    /** Routes for signed-in callers: request.shop is set. */
    calls: FastifyPluginAsync
    /** Routes for anyone. */
    publicCalls?: FastifyPluginAsync
  }>
}

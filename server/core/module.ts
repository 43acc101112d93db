import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { TimedJob } from './jobs.ts'

/** A feature. server/app.ts starts it, and server/scheduler.ts runs its timed jobs. */
export type Module = {
  name: string
  timedJobs: TimedJob[]
  /**
   * Starts the module's background work and returns its routes. The module has to stop that work in an onClose hook.
   */
  start(app: FastifyInstance): Promise<{
    /** Routes for signed-in callers: request.shop is set. */
    calls: FastifyPluginAsync
    /** Routes for anyone. */
    publicCalls?: FastifyPluginAsync
  }>
}

import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { TimedJob } from './jobs.ts'

/** A feature. server/app.ts starts it, and server/core/queue/ runs its timed jobs. */
export type Module = {
  name: string
  timedJobs: TimedJob[]
  /**
   * Starts the module's background work and returns its routes. An onClose hook of the module has to stop that work.
   */
  start(app: FastifyInstance): Promise<{
    /** Routes for signed-in callers. Their requests have a `request.shop`. */
    calls: FastifyPluginAsync
    /** Routes for everyone, signed in or not. */
    publicCalls?: FastifyPluginAsync
  }>
}

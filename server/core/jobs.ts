import type { FastifyInstance } from 'fastify'

/**
 * Work that the clock starts. It must be harmless to run twice, and must catch up on what it missed
 * while the server was down: it is also run once at every start.
 */
export type TimedJob = {
  /** `module/what` */
  name: string
  /** Cron expression, in UTC. Minutes are staggered so that jobs do not start together. */
  schedule: string
  run(app: FastifyInstance): Promise<void>
}

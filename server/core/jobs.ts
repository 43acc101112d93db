import type { FastifyInstance } from 'fastify'

/**
 * Work that runs on a schedule. Running it twice must be harmless, and it must catch up on what it missed while the
 * server was down: it also runs once at every start.
 */
export type TimedJob = {
  /** `module/what` */
  name: string
  /** Cron expression, in UTC. Minutes differ from job to job, so that jobs do not start together. */
  schedule: string
  run(app: FastifyInstance): Promise<void>
}

import type { FastifyInstance } from 'fastify'

/**
 * Work that runs on a schedule. Running it twice must be harmless. It also runs once at every start, so that it
 * catches up on what it missed while the server was down.
 */
export type TimedJob = {
  /** `module/what` */
  name: string
  /** Cron expression, in UTC. Minutes differ from job to job, so that jobs do not start together. */
  schedule: string
  run(app: FastifyInstance): Promise<void>
}

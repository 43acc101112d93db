import type { FastifyInstance } from 'fastify'

/**
 * Work that runs on a schedule. Running it twice must be harmless. It also runs once at every start, so that it
 * catches up on what it missed while the server was down.
 */
export type TimedJob = {
  /** `module/what` */
  name: string
  /** A cron expression, in UTC. The minutes differ from job to job, so that jobs do not start at the same time. */
  schedule: string
  run(app: FastifyInstance): Promise<void>
}

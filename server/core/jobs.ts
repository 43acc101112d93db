import type { FastifyInstance } from 'fastify'

/**
 * Work that runs on a schedule. It also runs once at every start, to catch up on what it missed while the server was
 * down. A fleet catches up only on a run that no worker was there for. Running it twice must do no harm.
 */
export type TimedJob = {
  /** Module and job, as in `core/check-disk`. */
  name: string
  /**
   * A cron expression, in UTC. Choose a minute that few other jobs use, so that not all of them start at the same
   * time.
   */
  schedule: string
  /**
   * True for work about one process's own disk or memory, which runs in each process of a fleet. Other jobs run once in
   * the whole fleet.
   */
  isOfProcess?: true
  run(app: FastifyInstance): Promise<void>
}

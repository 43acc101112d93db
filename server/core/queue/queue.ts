import type { FastifyInstance } from 'fastify'
import type { TimedJob } from '../jobs.ts'

/**
 * Has work done soon, by some process of the fleet that does such work. The rows say what there is to do; a request
 * only says that it is time to read them. A request that is lost, late or repeated therefore does no harm (decision
 * 085).
 *
 * The names of work are those of timed jobs, as in `webhooks/apply-deliveries`.
 */
export type Queue = {
  /**
   * Asks for work, for one shop or as a whole. An equal request that still waits is enough. Never rejects: what cannot
   * be asked for is logged, and done when its timed job is next due.
   */
  ask(name: string, request?: { shopId?: number; afterMs?: number }): Promise<void>
  /**
   * Does this work in this process whenever it is asked for. Errors are logged, and the work is tried again by its
   * timed job.
   */
  work(name: string, work: Work): Promise<void>
  /** Runs timed jobs at the start and on their schedules: in every process those about itself, the others in one. */
  schedule(app: FastifyInstance, jobs: TimedJob[]): Promise<void>
  /** Begins no more work, and waits for the work that is going on. */
  close(): Promise<void>
}

/** `shopId` is that of the request. */
export type Work = (shopId: number | undefined) => Promise<void> | void

/** The request that processes take part in the runs of all shops. */
export const RUNS = 'image-opt/runs'

/**
 * Work that any number of processes may do at the same time. Other work is done by one process, or by one for each
 * shop.
 */
export const SHARED_WORK: readonly string[] = [RUNS]

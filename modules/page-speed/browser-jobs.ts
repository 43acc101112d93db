import type { FastifyInstance } from 'fastify'
import { toText } from '../../server/core/clock.ts'
import { reasonOf } from './checker/checker.ts'
import { addJob, type JobTable, setJobFailed } from './sql-browser-jobs.ts'

/**
 * The time limit of a job. A check of the score has six runs, each of which takes 5 s for a small page and, on a busy
 * machine, up to a minute for a heavy page. A measurement of preloading has six visits over a slow network.
 */
export const LIMIT_MS = 5 * 60_000

/**
 * Runs one job with a browser at a time on the whole server, a check of the score or a measurement of preloading: two
 * at once would slow each other down.
 */
export type BrowserJobs = {
  /**
   * Adds a job unless the shop has one in this table already.
   * @param run does the work and records its result; what it throws is recorded as the reason of a failure
   */
  start(
    table: JobTable,
    shopId: number,
    run: (id: number, signal: AbortSignal) => Promise<void>
  ): Promise<void>
  /** Resolves once no job is running or waiting. */
  idle(): Promise<void>
  close(): Promise<void>
}

/** @param limitMs the time limit of a job, in milliseconds */
export function openBrowserJobs(
  { db, clock, log }: Pick<FastifyInstance, 'db' | 'clock' | 'log'>,
  limitMs = LIMIT_MS
): BrowserJobs {
  const closing = new AbortController()
  let last: Promise<void> = Promise.resolve()
  return {
    async start(table, shopId, run) {
      const id = await addJob(db, table, shopId, toText(clock.now()))
      if (id === undefined) return
      const work = () =>
        run(id, AbortSignal.any([closing.signal, AbortSignal.timeout(limitMs)])).catch(
          async (error: unknown) => {
            const isStopping = closing.signal.aborted
            if (!isStopping)
              log.warn({ err: error, shop: shopId, table, id }, 'a job with a browser failed')
            // The other processes of a fleet do not know that this one stops, and would count the job as running.
            const reason = isStopping ? 'interrupted' : reasonOf(error)
            await setJobFailed(db, table, id, reason, toText(clock.now()))
          }
        )
      // The database may be full or read-only. The next job runs all the same.
      last = last.then(work).catch((error: unknown) => {
        log.error(
          { err: error, shop: shopId, table, id },
          'the end of a job with a browser could not be recorded'
        )
      })
    },
    idle: () => last,
    async close() {
      closing.abort()
      await last
    }
  }
}

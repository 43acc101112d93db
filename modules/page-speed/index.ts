/**
 * Makes shops faster and measures their speed. Owns the preload script for a shop's pages, the score of its home page
 * and the visitor figures.
 */
import type { FastifyInstance } from 'fastify'
import { MINUTE_MS, toText } from '../../server/core/clock.ts'
import type { Module } from '../../server/core/module.ts'
import { openBrowserJobs } from './browser-jobs.ts'
import { logNoChecker } from './checker/log-no-checker.ts'
import { missingPrograms, openChecker, openMeasurer } from './checker/open-checker.ts'
import { openChecks } from './checks.ts'
import { openMeasurements } from './effect/measurements.ts'
import { measureAfterFirstRun, removeOldChecks } from './jobs.ts'
import { measureAgain } from './measure-again.ts'
import { watchPrograms } from './metrics.ts'
import { speedRoutes } from './routes.ts'
import { failRunningJobs } from './sql-browser-jobs.ts'
import { visitRoutes } from './visit-routes.ts'

export { missingPrograms }

export const pageSpeed: Module = {
  name: 'page-speed',
  timedJobs: [removeOldChecks, measureAfterFirstRun],
  async start(app) {
    const checker = openChecker(app)
    if (!checker) logNoChecker(app)
    app.decorate('missingPrograms', missingPrograms(app.config))
    watchPrograms(app)
    const jobs = openBrowserJobs(app)
    const checks = checker && openChecks(app, checker, jobs)
    const measurer = openMeasurer(app)
    const measurements = measurer && openMeasurements(app, measurer, jobs)
    await failDeadJobs(app)
    // Before the server waits for its requests: the signal that ends it may have ended the browser as well, and the
    // merchant reads what happened first.
    app.addHook('preClose', () => jobs.close())
    // And after the last request, which may have asked for another one.
    app.addHook('onClose', () => jobs.close())
    app.decorate('canMeasureSpeed', checks !== undefined)
    app.decorate('canMeasurePreload', measurements !== undefined)
    app.decorate('measureAgain', async () => {
      if (app.fleet) await failDeadJobs(app)
      if (checks && app.server.listening) await measureAgain(app, checks)
    })
    return {
      calls: async (signedIn) => {
        await signedIn.register(speedRoutes, { checks, measurements })
      },
      publicCalls: visitRoutes
    }
  }
}

/**
 * After this time, a job of a fleet counts as one of a dead process. If its process only had many jobs to do before, the
 * result takes the place of the failure.
 */
const LOST_AFTER_MS = 15 * MINUTE_MS

/** Fails the jobs that no process works on any more: at a start all of them, unless other processes are there. */
async function failDeadJobs({
  db,
  clock,
  fleet
}: Pick<FastifyInstance, 'clock' | 'db' | 'fleet'>): Promise<void> {
  const now = clock.now()
  const before = fleet ? new Date(now.getTime() - LOST_AFTER_MS) : now
  await failRunningJobs(db, toText(before), toText(now))
}

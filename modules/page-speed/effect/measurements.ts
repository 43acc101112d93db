import type { FastifyInstance } from 'fastify'
import { toText } from '../../../server/core/clock.ts'
import type { BrowserJobs } from '../browser-jobs.ts'
import type { Measurer } from './effect.ts'
import { setMeasured } from './sql-effect.ts'

export type Measurements = {
  /** Starts a measurement of the shop unless one is already running. */
  start(shopId: number, url: string): Promise<void>
}

/** Measures what preloading changes, one store after the other, in turn with the checks of the score. */
export const openMeasurements = (
  { db, clock }: Pick<FastifyInstance, 'db' | 'clock'>,
  measurer: Measurer,
  jobs: BrowserJobs
): Measurements => ({
  start: (shopId, url) =>
    jobs.start('preload_measurement', shopId, async (id, signal) => {
      const effect = await measurer.run({ url, signal })
      await setMeasured(db, id, effect, toText(clock.now()))
    })
})

import type { FastifyInstance } from 'fastify'
import { toText } from '../../../server/core/clock.ts'
import type { BrowserQueue } from '../browser-queue.ts'
import { reasonOf } from '../checker/checker.ts'
import type { Measurer } from './effect.ts'
import { addMeasurement, setMeasured, setMeasurementFailed } from './sql-effect.ts'

/** The time limit of a measurement, which has six visits over a slow network. */
const LIMIT_MS = 5 * 60_000

export type Measurements = {
  /** Starts a measurement of the shop unless one is already running. */
  start(shopId: number, url: string): Promise<void>
}

/** Measures what preloading changes, one store after the other, in turn with the checks of the score. */
export function openMeasurements(
  { db, clock, log }: Pick<FastifyInstance, 'db' | 'clock' | 'log'>,
  measurer: Measurer,
  queue: BrowserQueue
): Measurements {
  async function measure(id: number, url: string, closing: AbortSignal): Promise<void> {
    const signal = AbortSignal.any([closing, AbortSignal.timeout(LIMIT_MS)])
    try {
      const effect = await measurer.run({ url, signal })
      await setMeasured(db, id, effect, toText(clock.now()))
    } catch (error) {
      // As with a check, the next start marks a measurement that the end of the server interrupts.
      if (closing.aborted) return
      log.warn({ err: error, measurement: id }, 'failed to measure the effect of preloading')
      await setMeasurementFailed(db, id, reasonOf(error), toText(clock.now()))
    }
  }
  return {
    async start(shopId, url) {
      const id = await addMeasurement(db, shopId, toText(clock.now()))
      if (id !== undefined) queue.add((closing) => measure(id, url, closing))
    }
  }
}

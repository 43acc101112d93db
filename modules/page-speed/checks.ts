import type { FastifyInstance } from 'fastify'
import { toText } from '../../server/core/clock.ts'
import { type BrowserJobs, openBrowserJobs } from './browser-jobs.ts'
import { type Checker, DEVICES, type Device, type DeviceRun } from './checker/checker.ts'
import { setCheckDone } from './sql.ts'

/**
 * A check runs three times for each device and takes the median, because single runs differ by up to 22 points on a
 * busy machine (decision 030).
 */
const RUNS = 3

/** The median run, and the difference between the best and the worst score. */
export type DeviceResult = DeviceRun & { spread: number }

export type Checks = {
  /** Starts a check of the shop unless one is already running. */
  start(shopId: number, request: { url: string; language: string }): Promise<void>
  /** Resolves once no check is running or waiting. */
  idle(): Promise<void>
}

export function openChecks(
  app: Pick<FastifyInstance, 'clock' | 'db' | 'log'>,
  checker: Checker,
  jobs: BrowserJobs = openBrowserJobs(app)
): Checks {
  return {
    start: (shopId, { url, language }) =>
      jobs.start('speed_check', shopId, async (id, signal) => {
        const results = {} as Record<Device, DeviceResult>
        for (const device of DEVICES) {
          const runs: DeviceRun[] = []
          for (let run = 0; run < RUNS; run++)
            runs.push(await checker.run({ url, device, language, signal }))
          results[device] = resultOf(runs)
        }
        await setCheckDone(app.db, id, results, toText(app.clock.now()))
      }),
    idle: jobs.idle
  }
}

function resultOf(runs: DeviceRun[]): DeviceResult {
  const sorted = runs.toSorted((one, other) => one.score - other.score)
  const [median, least, most] = [sorted[Math.floor(sorted.length / 2)], sorted[0], sorted.at(-1)]
  if (!median || !least || !most) throw new Error('Expected at least one run')
  return { ...median, spread: most.score - least.score }
}

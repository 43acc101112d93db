import type { FastifyInstance } from 'fastify'
import { toText } from '../../server/core/clock.ts'
import { type BrowserQueue, openBrowserQueue } from './browser-queue.ts'
import { type Checker, DEVICES, type Device, type DeviceRun, reasonOf } from './checker/checker.ts'
import { addCheck, setCheckDone, setCheckFailed } from './sql.ts'

/**
 * A check runs three times for each device and takes the median, because single runs differ by up to 22 points on a
 * busy machine (decision 031).
 */
const RUNS = 3

/**
 * The time limit of a whole check, which has six runs. A run takes 5 s for a small page and, on a busy machine, up to
 * a minute for a heavy page.
 */
const LIMIT_MS = 5 * 60_000

/** The median run, and the difference between the best and the worst score. */
export type DeviceResult = DeviceRun & { spread: number }

export type Checks = {
  /** Starts a check of the shop unless one is already running. */
  start(shopId: number, request: { url: string; language: string }): Promise<void>
  /** Resolves once no check is running or waiting. */
  idle(): Promise<void>
}

export function openChecks(
  { db, clock, log }: FastifyInstance,
  checker: Checker,
  queue: BrowserQueue = openBrowserQueue()
): Checks {
  type Request = { url: string; language: string }
  async function check(id: number, { url, language }: Request, closing: AbortSignal) {
    const signal = AbortSignal.any([closing, AbortSignal.timeout(LIMIT_MS)])
    try {
      const results = {} as Record<Device, DeviceResult>
      for (const device of DEVICES) {
        const runs: DeviceRun[] = []
        for (let run = 0; run < RUNS; run++)
          runs.push(await checker.run({ url, device, language, signal }))
        results[device] = resultOf(runs)
      }
      await setCheckDone(db, id, results, toText(clock.now()))
    } catch (error) {
      // When the server stops in the middle of a check, the database may already be closed, so nothing is written here.
      // The next start marks the check as 'interrupted'.
      if (closing.aborted) return
      log.warn({ err: error, check: id }, 'a page-speed check failed')
      await setCheckFailed(db, id, reasonOf(error), toText(clock.now()))
    }
  }

  return {
    async start(shopId, request) {
      const id = await addCheck(db, shopId, toText(clock.now()))
      if (id !== undefined) queue.add((closing) => check(id, request, closing))
    },
    idle: queue.idle
  }
}

export function resultOf(runs: DeviceRun[]): DeviceResult {
  const sorted = runs.toSorted((one, other) => one.score - other.score)
  const [median, least, most] = [sorted[Math.floor(sorted.length / 2)], sorted[0], sorted.at(-1)]
  if (!median || !least || !most) throw new Error('Expected at least one run')
  return { ...median, spread: most.score - least.score }
}

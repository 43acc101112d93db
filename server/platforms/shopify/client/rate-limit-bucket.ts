import type { Clock } from '../../../core/clock.ts'

/** The rate limit of a shop, in points, as Shopify reports it with every answer. */
export type ThrottleStatus = {
  maximumAvailable: number
  currentlyAvailable: number
  restoreRate: number
}

/**
 * How many points background work always leaves in the bucket. They are for urgent calls, for which a merchant waits
 * (docs/shopify.md §7).
 */
export const RESERVE = 200

/**
 * The rate limit of a standard shop. We assume it until the first answer reports the real one (docs/shopify.md §17.8).
 */
export const FIRST_GUESS: ThrottleStatus = {
  maximumAvailable: 1000,
  currentlyAvailable: 1000,
  restoreRate: 100
}

export type Bucket = {
  /**
   * Waits until enough points are available, then takes them. Urgent calls do not queue, and may take the points that
   * background calls have to leave.
   */
  take(points: number, isUrgent: boolean): Promise<void>
  /** Puts back the points that a call took but did not need, and adopts the state that its answer reports. */
  correct(taken: number, actual: number, status: ThrottleStatus | undefined): void | Promise<void>
}

/**
 * Creates the bucket of one shop for the only process that calls Shopify for it: our estimate of the points that the
 * shop has left at Shopify. The estimate may be too low, but should never be too high.
 */
export function openBucket({ elapsedMs, pause }: Clock): Bucket {
  let { maximumAvailable: most, restoreRate: rate, currentlyAvailable: available } = FIRST_GUESS
  let known = elapsedMs()
  let inFlight = 0
  let turn: Promise<unknown> = Promise.resolve()

  function refill(): void {
    const now = elapsedMs()
    available = Math.min(most, available + ((now - known) / 1000) * rate)
    known = now
  }

  async function takeOver(points: number, reserve: number): Promise<void> {
    // A small bucket may never hold the cost of the call and the reserve together. Then a full bucket is enough.
    const needed = Math.min(points + reserve, most)
    for (refill(); available < needed; refill())
      await pause(Math.max(20, ((needed - available) / rate) * 1000))
    available -= points
    inFlight += 1
  }

  return {
    async take(points, isUrgent) {
      if (isUrgent) return takeOver(points, 0)
      // Background calls wait in line. Otherwise small calls could take the points again and again, and a large call
      // would wait for ever.
      turn = turn.then(() => takeOver(points, RESERVE))
      await turn
    },
    correct(taken, actual, status) {
      inFlight -= 1
      refill()
      available = Math.min(most, available + taken - actual)
      if (!status) return
      most = status.maximumAvailable
      rate = status.restoreRate
      // While other calls are in flight, the number that Shopify reports may still be too high, so the smaller number
      // counts.
      available =
        inFlight === 0 ? status.currentlyAvailable : Math.min(available, status.currentlyAvailable)
    }
  }
}

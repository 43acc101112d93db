import type { Clock } from '../../../core/clock.ts'

/** The state of a shop's rate limit bucket, which Shopify reports with every answer. */
export type ThrottleStatus = {
  maximumAvailable: number
  currentlyAvailable: number
  restoreRate: number
}

/**
 * The number of points that only urgent calls may use, because a merchant waits for them. Background work leaves this
 * many points in the bucket (docs/shopify.md §7).
 */
const RESERVE = 200

/** The bucket of a standard shop, assumed until the first answer reports the real one (docs/shopify.md §17.8). */
const FIRST_GUESS: ThrottleStatus = {
  maximumAvailable: 1000,
  currentlyAvailable: 1000,
  restoreRate: 100
}

export type Bucket = {
  /** Waits until the points are available, and takes them. Urgent calls go first. */
  take(points: number, isUrgent: boolean): Promise<void>
  /** Corrects the estimate after an answer, and puts the points that were not needed back into the bucket. */
  correct(taken: number, actual: number, status: ThrottleStatus | undefined): void
}

/**
 * Opens the bucket of one shop: our estimate of the points that the shop has left at Shopify. The estimate stays at or
 * below the real number.
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
    // The cost of a query plus the reserve may exceed a small bucket.
    const needed = Math.min(points + reserve, most)
    for (refill(); available < needed; refill())
      await pause(Math.max(20, ((needed - available) / rate) * 1000))
    available -= points
    inFlight += 1
  }

  return {
    async take(points, isUrgent) {
      if (isUrgent) return takeOver(points, 0)
      // Background calls queue up, because otherwise a large query would wait for ever while small ones take the
      // points.
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
      // Shopify's figure may not yet include calls that are in flight.
      available =
        inFlight === 0 ? status.currentlyAvailable : Math.min(available, status.currentlyAvailable)
    }
  }
}

import { setTimeout as pause } from 'node:timers/promises'

/** What Shopify tells of a shop's bucket with every answer. */
export type ThrottleStatus = {
  maximumAvailable: number
  currentlyAvailable: number
  restoreRate: number
}

/**
 * Points that only a merchant who waits may use; work in the background takes what lies above them
 * (docs/shopify.md §7).
 */
const RESERVE = 200

/** Of a standard shop, until the first answer tells (docs/shopify.md §17.8). */
const FIRST_GUESS: ThrottleStatus = {
  maximumAvailable: 1000,
  currentlyAvailable: 1000,
  restoreRate: 100
}

export type Bucket = {
  /** Waits until the points are there, and takes them. Who waits for a person goes first. */
  take(points: number, isUrgent: boolean): Promise<void>
  /** What it came to: the points that were not needed come back. */
  settle(taken: number, actual: number, status: ThrottleStatus | undefined): void
}

/** One shop's points at Shopify, as we believe them to be: never more than there are. */
export function openBucket(): Bucket {
  let { maximumAvailable: most, restoreRate: rate, currentlyAvailable: available } = FIRST_GUESS
  let known = performance.now()
  let inFlight = 0
  let turn: Promise<unknown> = Promise.resolve()

  function refill(): void {
    const now = performance.now()
    available = Math.min(most, available + ((now - known) / 1000) * rate)
    known = now
  }

  async function takeOver(points: number, reserve: number): Promise<void> {
    // A query may cost more than what the reserve leaves of a small bucket.
    const needed = Math.min(points + reserve, most)
    for (refill(); available < needed; refill())
      await pause(Math.max(20, ((needed - available) / rate) * 1000))
    available -= points
    inFlight += 1
  }

  return {
    async take(points, isUrgent) {
      if (isUrgent) return takeOver(points, 0)
      // One after the other: else a large query would wait for ever behind small ones.
      turn = turn.then(() => takeOver(points, RESERVE))
      await turn
    },
    settle(taken, actual, status) {
      inFlight -= 1
      refill()
      available = Math.min(most, available + taken - actual)
      if (!status) return
      most = status.maximumAvailable
      rate = status.restoreRate
      // With others under way theirs may not be in it yet.
      available =
        inFlight === 0 ? status.currentlyAvailable : Math.min(available, status.currentlyAvailable)
    }
  }
}

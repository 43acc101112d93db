import type { Clock } from '../../server/core/clock.ts'
import type { Switches } from './switches.ts'

export type ShopPlan = 'standard' | 'advanced' | 'plus'

export type ThrottleStatus = {
  maximumAvailable: number
  currentlyAvailable: number
  restoreRate: number
}

export type Bucket = {
  status(): ThrottleStatus
  /** Takes all the points, or none if there are too few. */
  take(points: number): boolean
  giveBack(points: number): void
  /** Sets the available points, for tests. */
  set(points: number): void
}

/** Points restored per second (docs). */
const RESTORE_RATES: Record<ShopPlan, number> = { standard: 100, advanced: 200, plus: 1000 }

/**
 * How many seconds it takes to fill an empty bucket: 20 on standard plans (recorded). Whether it can also take 10, and
 * how long it takes on other plans, is unknown.
 */
const FILL_SECONDS: Record<Switches['bucket'], number> = {
  'maximum-2000': 20,
  'maximum-1000': 10
}

/** Opens a shop's rate limit: a bucket of points that refills with the clock. */
export function openBucket(clock: Clock, plan: ShopPlan, size: () => Switches['bucket']): Bucket {
  const restoreRate = RESTORE_RATES[plan]
  const maximum = () => restoreRate * FILL_SECONDS[size()]
  let points = maximum()
  let at = clock.now().getTime()

  const refill = () => {
    const now = clock.now().getTime()
    points = Math.min(maximum(), points + (Math.max(0, now - at) / 1000) * restoreRate)
    at = now
  }
  return {
    status: () => {
      refill()
      return {
        maximumAvailable: maximum(),
        currentlyAvailable: Math.floor(points),
        restoreRate
      }
    },
    take: (wanted) => {
      refill()
      if (points < wanted) return false
      points -= wanted
      return true
    },
    giveBack: (unused) => {
      points = Math.min(maximum(), points + unused)
    },
    set: (wanted) => {
      refill()
      points = wanted
    }
  }
}

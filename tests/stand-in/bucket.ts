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
  /** Takes the points, or none when there are too few. */
  take(points: number): boolean
  giveBack(points: number): void
  /** For tests: what is in it now. */
  set(points: number): void
}

/** Points restored per second (docs). */
const RESTORE_RATES: Record<ShopPlan, number> = { standard: 100, advanced: 200, plus: 1000 }

/** Seconds in which an empty bucket is full (recorded 20 on standard plans; open: 10, and the other plans). */
const FILL_SECONDS: Record<Switches['bucket'], number> = {
  'maximum-2000': 20,
  'maximum-1000': 10
}

/** The rate limit of a shop: points that come back by the clock. */
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

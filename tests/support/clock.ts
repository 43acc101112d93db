import type { Clock } from '../../server/core/clock.ts'

export type MovableClock = Clock & { set(text: string): void; forward(ms: number): void }

/** A clock that stands still until the test moves it. */
export function testClock(start: string): MovableClock {
  let now = new Date(start)
  return {
    now: () => now,
    set: (text) => {
      now = new Date(text)
    },
    forward: (ms) => {
      now = new Date(now.getTime() + ms)
    }
  }
}

/** A clock that runs on from `start`, for work that needs time to pass. */
export function runningClock(start: string): MovableClock {
  const clock = testClock(start)
  let since = performance.now()
  const catchUp = () => {
    const now = performance.now()
    clock.forward(now - since)
    since = now
  }
  return {
    now: () => {
      catchUp()
      return clock.now()
    },
    set: (text) => {
      catchUp()
      clock.set(text)
    },
    forward: clock.forward
  }
}

import type { Clock } from '../../server/core/clock.ts'

export type MovableClock = Clock & { set(text: string): void; forward(ms: number): void }

/** Stands still until it is told to move. */
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

/** Goes on by itself from there, for what takes its time. */
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

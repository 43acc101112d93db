import { setImmediate } from 'node:timers/promises'
import type { Clock } from '../../server/core/clock.ts'
import { systemClock } from '../../server/core/system-clock.ts'

export type MovableClock = Clock & { set(text: string): void; forward(ms: number): void }

/** A clock that stands still until the test moves it. Its pauses do not wait; they move the clock forward. */
export function testClock(start: string): MovableClock {
  let now = new Date(start)
  let elapsedMs = 0
  const forward = (ms: number) => {
    now = new Date(now.getTime() + ms)
    elapsedMs += ms
  }
  return {
    now: () => now,
    elapsedMs: () => elapsedMs,
    async pause(ms) {
      forward(ms)
      await setImmediate()
    },
    set: (text) => {
      now = new Date(text)
    },
    forward
  }
}

/** A clock that starts at `start` and runs in real time, for work that needs time to pass. Its pauses really wait. */
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
    elapsedMs: systemClock.elapsedMs,
    pause: systemClock.pause,
    set: (text) => {
      catchUp()
      clock.set(text)
    },
    forward: clock.forward
  }
}

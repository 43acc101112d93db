import type { Clock } from '../../server/core/clock.ts'

/** Stands still until it is told to move. */
export function testClock(
  start: string
): Clock & { set(text: string): void; forward(ms: number): void } {
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

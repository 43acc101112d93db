import type { Clock } from '../../server/core/clock.ts'

export type Timeline = {
  /** Schedules an action for when the clock has advanced by the delay. */
  in(delayMs: number, act: () => void | Promise<void>): void
  /** Runs everything that is due, in order; every request to a shop waits for it. */
  settle(): Promise<void>
  close(): void
}

/**
 * How often the clock is checked while actions are scheduled. One timer for the next action would not do, because the
 * clock may stand still, jump or run.
 */
const POLL_EVERY_MS = 5

type Entry = { due: number; act: () => void | Promise<void> }

/** Opens the schedule of what will happen in a shop. */
export function openTimeline(clock: Clock): Timeline {
  const entries: Entry[] = []
  let turn: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const settle = () => {
    turn = turn.then(async () => {
      while (entries[0] && entries[0].due <= clock.now().getTime()) await entries.shift()?.act()
    })
    return turn
  }
  const poll = () => {
    timer = undefined
    void settle().then(wake)
  }
  const wake = () => {
    if (timer || isClosed || entries.length === 0) return
    timer = setTimeout(poll, POLL_EVERY_MS)
    timer.unref()
  }
  return {
    in: (delayMs, act) => {
      const due = clock.now().getTime() + delayMs
      const at = entries.findIndex((other) => other.due > due)
      entries.splice(at < 0 ? entries.length : at, 0, { due, act })
      wake()
    },
    settle,
    close: () => {
      isClosed = true
      clearTimeout(timer)
    }
  }
}

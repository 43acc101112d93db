import type { Test } from 'tap'

/** Only timers of exactly this length are held. The server also sets others for its own work, and those run as usual. */
const MINUTE_MS = 60_000

export type HeldTimers = {
  /** Returns how many timers are held. */
  count(): number
  /** Returns the milliseconds until the next held timer ends, or Infinity. */
  leftMs(): number
  /** Lets time pass for the held timers only, and runs those that end in it. */
  pass(ms: number): void
}

/**
 * Holds each one-minute timer that is set before the test ends, so that a test can check a limit of one minute to the
 * millisecond without waiting for it.
 */
export function holdTimers(t: Test): HeldTimers {
  const { setTimeout, clearTimeout } = globalThis
  const held = new Set<HeldTimer>()
  let nowMs = 0

  class HeldTimer {
    readonly ms: number
    readonly end: () => void
    endMs = 0
    isCleared = false
    constructor(end: () => void, ms: number) {
      this.end = end
      this.ms = ms
      this.refresh()
    }
    refresh() {
      this.endMs = nowMs + this.ms
      if (!this.isCleared) held.add(this)
      return this
    }
    clear() {
      this.isCleared = true
      held.delete(this)
    }
    ref = () => this
    unref = () => this
    hasRef = () => false
  }

  globalThis.setTimeout = ((work: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) =>
    ms !== MINUTE_MS
      ? setTimeout(work, ms, ...given)
      : new HeldTimer(() => work(...given), ms)) as typeof setTimeout
  globalThis.clearTimeout = ((timer) =>
    timer instanceof HeldTimer ? timer.clear() : clearTimeout(timer)) as typeof clearTimeout
  t.teardown(() => Object.assign(globalThis, { setTimeout, clearTimeout }))

  const next = () => [...held].toSorted((a, b) => a.endMs - b.endMs)[0]
  return {
    count: () => held.size,
    leftMs: () => (next()?.endMs ?? Infinity) - nowMs,
    pass(ms) {
      const untilMs = nowMs + ms
      for (let timer = next(); timer && timer.endMs <= untilMs; timer = next()) {
        nowMs = timer.endMs
        held.delete(timer)
        timer.end()
      }
      nowMs = untilMs
    }
  }
}

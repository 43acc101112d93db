/**
 * Code receives the clock as an argument and never reads the time or waits by other means, so that tests decide how
 * time passes.
 */
export type Clock = {
  now(): Date
  /** Milliseconds since some fixed moment. Setting the computer's clock changes `now`, but not this value. */
  elapsedMs(): number
  pause(ms: number): Promise<void>
}

/** Returns the form in which the database and JSON store a time: ISO 8601, UTC. */
export const toText = (moment: Date): string => moment.toISOString()

export const MINUTE_MS = 60 * 1000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

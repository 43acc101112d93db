/** Code receives the clock instead of reading the time or waiting itself, so that tests decide how time passes. */
export type Clock = {
  now(): Date
  /** Milliseconds since some fixed moment. Correcting the computer's clock changes `now`, but not this. */
  elapsedMs(): number
  pause(ms: number): Promise<void>
}

/** Returns the one text form of a time in the database and in JSON: ISO 8601, UTC. */
export const toText = (moment: Date): string => moment.toISOString()

export const MINUTE_MS = 60 * 1000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

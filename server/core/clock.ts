/**
 * All code receives this clock as an argument. Nothing reads the time or waits in any other way, so that tests can
 * control how time passes.
 */
export type Clock = {
  now(): Date
  /** Milliseconds since some fixed moment. When the computer's clock is set, `now` jumps but this value does not. */
  elapsedMs(): number
  pause(ms: number): Promise<void>
}

/** Returns the form in which the database and JSON store a time: ISO 8601, UTC. */
export const toText = (moment: Date): string => moment.toISOString()

export const MINUTE_MS = 60 * 1000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** Returns the seconds since a time in ISO format; 0 if there is no such time, or if the clock was set back since. */
export const secondsSince = (at: string | null, now: Date): number =>
  at === null ? 0 : Math.max(0, (now.getTime() - Date.parse(at)) / 1000)

/** Code receives the clock instead of reading the time itself, so that tests can set the time. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** Returns the one text form of a time in the database and in JSON: ISO 8601, UTC. */
export const toText = (moment: Date): string => moment.toISOString()

export const MINUTE_MS = 60 * 1000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

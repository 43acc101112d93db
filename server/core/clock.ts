/** Code receives the clock instead of reading the time itself, so that tests can set the time. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** Returns the one text form of a time in the database and in JSON: ISO 8601, UTC. */
export const toText = (moment: Date): string => moment.toISOString()

export const DAY_MS = 24 * 60 * 60 * 1000

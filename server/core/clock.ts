/** Time is asked for, never taken, so that tests can set it. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** The one text form of a moment in the database and in JSON: ISO 8601, UTC. */
export const toText = (moment: Date): string => moment.toISOString()

export const DAY_MS = 24 * 60 * 60 * 1000

/** The exit codes, documented in --help and in the README. A stop by a signal has its own codes (stop.ts). */
export const EXIT = { allFine: 0, someFailed: 1, wrongUsage: 2 } as const

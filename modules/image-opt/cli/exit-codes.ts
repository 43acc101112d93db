/**
 * The exit codes, which --help and the README document. If a signal stops the program, the codes in stop.ts apply.
 */
export const EXIT = { allFine: 0, someFailed: 1, wrongUsage: 2 } as const

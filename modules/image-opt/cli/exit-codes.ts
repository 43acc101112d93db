/** What the command ends with; said in --help and in the README. A stop has codes of its own. */
export const EXIT = { allFine: 0, someFailed: 1, wrongUsage: 2 } as const

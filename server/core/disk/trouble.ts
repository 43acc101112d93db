import { codeOf } from './errors.ts'

/** Why nothing can be written to one of our disks. */
export type DiskTrouble = 'disk-full' | 'read-only'

/** Which error codes mean which trouble. SQLite adds a word to some of its codes, as in SQLITE_IOERR_WRITE. */
const TROUBLES: [code: RegExp, DiskTrouble][] = [
  [/^(ENOSPC|EDQUOT|SQLITE_FULL)$/, 'disk-full'],
  [/^(EROFS|SQLITE_(READONLY|IOERR|CANTOPEN)(_\w+)?)$/, 'read-only']
]

/** Returns the disk trouble behind an error or one of its causes; undefined if the disk is not the reason. */
export function troubleIn(error: unknown): DiskTrouble | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = codeOf(cause)
    const found = TROUBLES.find(([pattern]) => pattern.test(code))
    if (found) return found[1]
  }
  return undefined
}

/** How log lines and error messages name each trouble to operators. */
export const TROUBLE_WORDS: Record<DiskTrouble, string> = {
  'disk-full': 'the disk is full',
  'read-only': 'the disk cannot be written'
}

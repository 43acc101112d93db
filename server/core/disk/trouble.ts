import { codeOf } from './errors.ts'

/** Why nothing can be written to one of our disks, or to the bucket, which counts as a disk. */
export type DiskTrouble = 'disk-full' | 'read-only'

/** Why nothing can be stored at all for the time being. */
export type Trouble = DiskTrouble | 'database-gone'

/** The code of errors that say that no PostgreSQL server answers. The driver itself gives them many codes, or none. */
export const DATABASE_GONE = 'DATABASE_GONE'

/**
 * Which error codes mean which trouble. SQLite adds a word to some of its codes, as in SQLITE_IOERR_WRITE. 53100 and
 * 25006 are those of a PostgreSQL server whose disk is full, or that became a read-only replica. The codes of a bucket
 * are ours (files/bucket/errors.ts).
 */
const TROUBLES: [code: RegExp, Trouble][] = [
  [/^(ENOSPC|EDQUOT|SQLITE_FULL|53100|BUCKET_FULL)$/, 'disk-full'],
  [
    /^(EROFS|SQLITE_(READONLY|IOERR|CANTOPEN)(_\w+)?|25006|BUCKET_(REFUSED|UNREACHABLE))$/,
    'read-only'
  ],
  [/^DATABASE_GONE$/, 'database-gone']
]

/** Returns the trouble behind an error or one of its causes; undefined if there is another reason. */
export function troubleIn(error: unknown): Trouble | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = codeOf(cause)
    const found = TROUBLES.find(([pattern]) => pattern.test(code))
    if (found) return found[1]
  }
  return undefined
}

/** How log lines and error messages name each trouble to operators. */
export const TROUBLE_WORDS: Record<Trouble, string> = {
  'disk-full': 'the disk is full',
  'read-only': 'the disk cannot be written',
  'database-gone': 'the database cannot be reached'
}

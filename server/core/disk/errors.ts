/** What the disk answers, where it has a meaning for the merchant. */
export type DiskMeaning = 'gone' | 'read-only' | 'disk-full'

const MEANINGS: Record<string, DiskMeaning> = {
  ENOENT: 'gone',
  ENOTDIR: 'gone',
  // What opening a symbolic link answers, since we ask not to follow one.
  ELOOP: 'gone',
  EACCES: 'read-only',
  EPERM: 'read-only',
  EROFS: 'read-only',
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full'
}

export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** Returns undefined for errors of any other kind. */
export const meaningOf = (error: unknown): DiskMeaning | undefined => MEANINGS[codeOf(error)]

/** Nothing there, or nothing we may look at. */
export const isAbsent = (error: unknown): boolean => meaningOf(error) === 'gone'
export const isForbidden = (error: unknown): boolean => meaningOf(error) === 'read-only'

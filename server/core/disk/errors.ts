/** The disk errors that mean something to the merchant. */
export type DiskMeaning = 'gone' | 'read-only' | 'disk-full'

const MEANINGS: Record<string, DiskMeaning> = {
  ENOENT: 'gone',
  ENOTDIR: 'gone',
  // The error for opening a symbolic link, because we ask not to follow links.
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

/** Returns what a disk error means to the merchant; undefined for any other error. */
export const meaningOf = (error: unknown): DiskMeaning | undefined => MEANINGS[codeOf(error)]

/** Returns whether the error means that nothing exists there, or nothing that we may see. */
export const isAbsent = (error: unknown): boolean => meaningOf(error) === 'gone'
export const isForbidden = (error: unknown): boolean => meaningOf(error) === 'read-only'
